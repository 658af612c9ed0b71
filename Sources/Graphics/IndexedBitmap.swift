/// A rectangle of pixels that name colours of a palette by number: what a picture with few colours is, in a quarter of the memory.
public struct IndexedBitmap: Hashable, Sendable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// 1 to 256 colours: 8-bit sRGB with straight alpha, red in the lowest byte and alpha in the highest.
    public let palette: [UInt32]
    /// Rows from the top, for each pixel the number of its colour.
    public let indices: [UInt8]

    /// Wraps numbers of colours.
    ///
    /// - Parameters:
    ///   - width: Width in pixels.
    ///   - height: Height in pixels.
    ///   - palette: 1 to 256 colours, red in the lowest byte and alpha in the highest.
    ///   - indices: Rows from the top, a number below `palette.count` for each pixel.
    public init(width: Int, height: Int, palette: [UInt32], indices: [UInt8]) {
        precondition(
            width >= 0 && height >= 0 && indices.count == width * height, "a bitmap has a number for each pixel")
        precondition((1...256).contains(palette.count), "a palette has 1 to 256 colours")
        self.width = width
        self.height = height
        self.palette = palette
        self.indices = indices
    }
}
