/// In what two pictures differ.
public struct BitmapDifference: Hashable, Sendable {
    /// The number of pixels that differ, those that only one picture has among them.
    public let pixelCount: Int
    /// The greatest difference in one channel of one pixel, 1…255; 255 where only one picture has a pixel.
    public let greatestDelta: UInt8
    /// Rectangles around what differs, each a connected patch, from the top and then from the left.
    public let regions: [PixelRect]
    /// Whether the pictures differ in size.
    public let sizesDiffer: Bool
}

extension BitmapDifference: CustomStringConvertible {
    /// Such as `120 pixels differ by up to 31, in 2 places: 12×3 at (40, 7), 9×9 at (40, 80)`.
    public var description: String {
        let pixels = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
        let places = regions.count == 1 ? "1 place" : "\(regions.count) places"
        let named = regions.prefix(Self.namedRegionCount).map(\.description).joined(separator: ", ")
        let rest = regions.count > Self.namedRegionCount ? ", …" : ""
        return "\(pixels) by up to \(greatestDelta), in \(places): \(named)\(rest)"
    }

    private static let namedRegionCount = 8
}
