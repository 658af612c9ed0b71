internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// Pictures at the size and place at which they are drawn, kept from the second time on: to resample one photo for each of a hundred
/// environments would cost as much as all of their text.
///
/// The cache holds the pixels of Cairo's filter, so that a picture has the same bytes however often it is drawn. One thread
/// uses it at a time.
final class ScaledPictures {
    /// A resampled part of a bitmap.
    private struct Key: Hashable {
        let bitmap: Bitmap.ID
        /// The transform's numbers.
        let transform: [CGFloat]
        let area: [CGFloat]
    }

    private var scaledPictures: [Key: CairoSurface] = [:]
    private var pixelCount: CGFloat = 0
    /// The pictures drawn once.
    private var seen: Set<Key> = []

    /// The pixels kept from one picture to the next: 8 MB for each thread.
    private static let maximumPixelCount: CGFloat = 2_097_152
    /// Smaller ones are resampled as fast as they are found.
    private static let minimumPixelCount: CGFloat = 64 * 64
    /// On larger paper, in pixels, pictures are drawn as they come.
    private static let maximumPaper: CGFloat = 16_777_216
    /// Beyond this many, pictures do not come again.
    private static let maximumSeenCount = 1_024

    /// The pixels of a bitmap as a transform maps them to whole pixels of an area; nil where they are not worth keeping.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap's name.
    ///   - surface: Its pixels.
    ///   - transform: Maps them to where they are drawn.
    ///   - area: The target, in whole pixels.
    /// - Returns: The pixels at the position where they are drawn.
    /// - Throws: Why Cairo has no surface for them.
    func picture(
        of bitmap: Bitmap.ID, _ surface: CairoSurface, _ transform: CGAffineTransform, over area: CGRect
    ) throws(RenderingError) -> CairoSurface? {
        let size = area.width * area.height
        guard size >= Self.minimumPixelCount, size <= Self.maximumPixelCount, !transform.keepsPixels,
            area.minX >= 0, area.minY >= 0, area.maxX * area.maxY <= Self.maximumPaper
        else { return nil }
        let key = Key(
            bitmap: bitmap,
            transform: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
            area: [area.minX, area.minY, area.width, area.height])
        if let scaled = scaledPictures[key] { return scaled }
        guard seen.contains(key) else {
            if seen.count >= Self.maximumSeenCount { seen = [] }
            seen.insert(key)
            return nil
        }
        let scaled = try surface.resampled(transform, over: area)
        if pixelCount + size > Self.maximumPixelCount {
            scaledPictures = [:]
            pixelCount = 0
        }
        scaledPictures[key] = scaled
        pixelCount += size
        return scaled
    }
}

extension CGAffineTransform {
    /// Whether pixels fall on pixels, so that nothing is resampled.
    fileprivate var keepsPixels: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
