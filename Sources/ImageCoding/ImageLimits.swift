/// The greatest size of a picture and the greatest cost of a drawing, so that a small file cannot claim all memory or all day.
public struct ImageLimits: Hashable, Sendable {
    /// The longest side, in pixels.
    public var maximumSide: Int
    /// The most pixels; each costs four bytes.
    public var maximumPixelCount: Int

    /// The seconds of the processor's time that reading or drawing a PDF or SVG file may take.
    public var maximumProcessorSeconds = 10
    /// The memory that reading or drawing a PDF or SVG file may take besides its pixels, in megabytes.
    public var maximumMegabytes = 1024

    /// The memory that all decoded pictures share.
    public var budget = ImageBudget.process

    /// The most bytes of a file that is read: more than any picture of `standard` has.
    public static let maximumFileSize = 512 << 20

    /// 32 767 pixels a side, as far as Cairo's surfaces reach, and 100 million pixels, which is 400 MB.
    public static let standard = ImageLimits(maximumSide: 32_767, maximumPixelCount: 100_000_000)

    /// Sets limits in pixels.
    public init(maximumSide: Int, maximumPixelCount: Int) {
        self.maximumSide = maximumSide
        self.maximumPixelCount = maximumPixelCount
    }

    /// Whether a picture of a size in pixels stays within the limits.
    public func allow(width: Int, height: Int) -> Bool {
        guard width <= maximumSide, height <= maximumSide else { return false }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        return !overflows && count <= maximumPixelCount
    }
}
