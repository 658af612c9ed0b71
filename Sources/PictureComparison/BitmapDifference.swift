/// In what two pictures differ.
public struct BitmapDifference: Hashable, Sendable {
    /// A part of the picture that is found elsewhere, unchanged.
    public struct Movement: Hashable, Sendable, CustomStringConvertible {
        /// The distance to the right, in pixels.
        public let x: Int
        /// The distance downwards, in pixels.
        public let y: Int

        /// Such as `moved by (0, 8)`.
        public var description: String { "moved by (\(x), \(y))" }
    }

    /// The number of pixels that differ, those that only one picture has among them.
    public let pixelCount: Int
    /// The number of pixels that were skipped because they only smooth an edge.
    public let antialiasedCount: Int
    /// The greatest difference in one channel of one pixel, 1…255; 255 where only one picture has a pixel.
    public let greatestDelta: UInt8
    /// Rectangles around what differs, each a connected patch, from the top and then from the left.
    public let regions: [PixelRect]
    /// Whether the pictures differ in size.
    public let sizesDiffer: Bool
    /// The window in which most pixels differ, where one was asked for, and how many do.
    public let densest: Density?
    /// The movement of all different pixels; nil where they did not merely move.
    public let movement: Movement?
    /// Whether all that differs is within the tolerance that was given.
    public let isTolerated: Bool

    /// The number of different pixels in a window.
    public struct Density: Hashable, Sendable {
        /// The window.
        public let window: PixelRect
        /// The number of different pixels.
        public let pixelCount: Int
    }
}

extension BitmapDifference: CustomStringConvertible {
    /// Such as `120 pixels differ by up to 31, in 2 places: 12×3 at (40, 7), 9×9 at (40, 80)`.
    public var description: String {
        let named = regions.prefix(Self.namedRegionCount).map(\.description).joined(separator: ", ")
        let rest = regions.count > Self.namedRegionCount ? ", …" : ""
        return "\(summary): \(named)\(rest)"
    }

    /// Such as `120 pixels differ by up to 31, in 2 places`.
    public var summary: String {
        let pixels = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
        let places = regions.count == 1 ? "1 place" : "\(regions.count) places"
        return "\(pixels) by up to \(greatestDelta), in \(places)"
    }

    private static let namedRegionCount = 8
}
