public import KeylineGraphics

/// Compares two pictures pixel by pixel: exactly, unless told to tolerate something.
///
/// Pictures of different sizes are compared with their top-left corners together; what only one of them has differs. The result
/// does not depend on which picture is called expected.
///
///     let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
///     if let difference = comparison.difference(expected: recorded, actual: drawn) {
///         print(difference.isTolerated)
///     }
public struct BitmapComparison: Hashable, Sendable {
    /// The judgement of two pixels.
    public enum Metric: Hashable, Sendable {
        /// The greatest difference in a channel, 0…255, that is still called equal. Two transparent pixels are equal, whatever
        /// colour they hide.
        case channels(tolerance: UInt8)
        /// The distance in YIQ, as pixelmatch 7 measures it; a threshold from 0 to 1, of which 0.1 is usual.
        case yiq(threshold: Double)
        /// The HyAB distance in OKLab with its revised lightness; a threshold from 0 to 1, the distance of black and white.
        case oklab(threshold: Double)
    }

    /// The number of pixels that may differ as long as they are not together.
    public struct LocalTolerance: Hashable, Sendable {
        /// The side of the windows, in pixels, at least 1.
        public var side: Int
        /// The most pixels that may differ in any window.
        public var count: Int

        /// Allows some pixels in every window.
        public init(_ count: Int, inWindowsOf side: Int) {
            precondition(side > 0 && count >= 0, "a window has a side above 0 and a count of at least 0")
            self.side = side
            self.count = count
        }
    }

    /// The judgement of two pixels.
    public var metric: Metric
    /// Whether pixels do not count that only smooth an edge in one of the pictures, by pixelmatch's test.
    public var ignoresAntialiasing: Bool
    /// Whether a pattern is behind transparent pixels rather than white; for metrics that look at colours.
    public var usesCheckerboard = true
    /// The tolerated difference; nil for none.
    public var localTolerance: LocalTolerance?
    /// Parts that are not compared, in pixels.
    public var masks: [PixelRect] = []

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - metric: How two pixels are judged.
    ///   - ignoresAntialiasing: Whether pixels that only smooth an edge do not count.
    public init(_ metric: Metric = .channels(tolerance: 0), ignoresAntialiasing: Bool = false) {
        self.metric = metric
        self.ignoresAntialiasing = ignoresAntialiasing
    }

    /// Creates a comparison of channels.
    ///
    /// - Parameter tolerance: The difference in a channel that is still called equal, 0…255.
    public init(tolerance: UInt8) { self.init(.channels(tolerance: tolerance)) }

    /// In what a picture differs from the expected one; nil where it does not.
    public func difference(expected: Bitmap, actual: Bitmap) -> BitmapDifference? {
        marks(expected: expected, actual: actual)?.difference
    }

    /// Returns the number of different pixels and nothing else, which is fastest. Masks are ignored.
    public func differentPixelCount(expected: Bitmap, actual: Bitmap) -> Int {
        MarkPlane.count(expected, actual, by: self)
    }

    /// The verdict on every pixel; nil where no pixel differs.
    public func marks(expected: Bitmap, actual: Bitmap) -> DifferenceMarks? {
        if expected == actual { return nil }
        let marks = DifferenceMarks(of: expected, and: actual, by: self)
        return marks.difference.pixelCount == 0 ? nil : marks
    }
}
