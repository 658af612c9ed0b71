public import Foundation
public import KeylineGraphics

/// Writes baseline JPEG with colour at full resolution, as suits text; equal bitmaps give equal bytes.
public struct JPEGEncoder: Sendable {
    /// The quality of the picture, 1…100; other values are brought into the range.
    public var quality: Int
    /// The colour behind transparent pixels, since JPEG has no transparency; its alpha is ignored.
    public var backdrop: Color

    private static let maximumSide = 65_500

    /// Creates a writer.
    public init(quality: Int = 90, backdrop: Color = .white) {
        self.quality = quality
        self.backdrop = backdrop
    }

    /// The bytes of a JPEG file.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - scale: Pixels per point; a point is 1/72 inch.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` for a bitmap without pixels, `tooLarge` beyond 65 500 pixels a side.
    public func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        let limits = ImageLimits(maximumSide: Self.maximumSide, maximumPixelCount: .max)
        guard limits.allow(width: bitmap.width, height: bitmap.height) else {
            throw .tooLarge(width: bitmap.width, height: bitmap.height, limits: limits)
        }
        let dotsPerInch = scale.isFinite && scale > 0 && scale < 500 ? Int((scale * 72).rounded()) : 72
        let (red, green, blue, _) = backdrop.bytes
        return try JPEGWriter.encode(
            bitmap,
            quality: min(max(quality, 1), 100),
            dotsPerInch: max(dotsPerInch, 1),
            backdrop: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        )
    }
}
