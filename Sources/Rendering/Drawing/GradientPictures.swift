internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// The pixels of gradients, made once for equal ones. One thread uses it at a time.
final class GradientPictures {
    private var bitmaps: [DisplayItem.GradientItem: Bitmap] = [:]
    private var pixelCount = 0

    /// Beyond this many pixels, 4 MB for each thread, all are given up.
    private static let maximumPixelCount = 1 << 20

    /// The pixels of a gradient in its place; nil where it has none.
    func pixels(of gradient: DisplayItem.GradientItem) -> PlacedImage? {
        guard let bitmap = bitmap(of: gradient) else { return nil }
        let destination = gradient.destination
        let transform = CGAffineTransform(
            a: destination.width / CGFloat(bitmap.width), b: 0, c: 0, d: destination.height / CGFloat(bitmap.height),
            tx: destination.minX, ty: destination.minY)
        return PlacedImage(bitmap: bitmap, transform: transform, isDecoration: true)
    }

    private func bitmap(of gradient: DisplayItem.GradientItem) -> Bitmap? {
        if let bitmap = bitmaps[gradient] { return bitmap }
        guard let bitmap = gradient.bitmap else { return nil }
        pixelCount += bitmap.width * bitmap.height
        if pixelCount > Self.maximumPixelCount {
            bitmaps = [:]
            pixelCount = bitmap.width * bitmap.height
        }
        bitmaps[gradient] = bitmap
        return bitmap
    }
}
