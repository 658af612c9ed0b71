public import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes

extension UIImage {
    /// The picture in the bytes of a PNG or JPEG file, one pixel to a point; nil where they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture in the bytes of a PNG or JPEG file, `scale` pixels to a point; nil where they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? ImageDecoder().decode([UInt8](data)), scale > 0 else { return nil }
        self.init(bitmap, scale: scale)
    }

    /// The picture in a PNG or JPEG file; `@2x` and `@3x` at the end of the name give the pixels to a point. Nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let bitmap = try? ImageDecoder().decode(contentsOf: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(bitmap, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The pixels as a PNG file; nil, with a note in the scene, for symbols. What code drew gets `scale` pixels to a point.
    @preconcurrency @MainActor public func pngData() -> Data? {
        encoded { try PNGEncoder().encode($0, scale: scale) }
    }

    /// The pixels as a JPEG file of a quality, 0…1; nil, with a note in the scene, for symbols. What code drew gets `scale` pixels to a point.
    @preconcurrency @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
        var encoder = JPEGEncoder()
        encoder.quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
        return encoded { try encoder.encode($0, scale: scale) }
    }

    @MainActor private func encoded(_ encode: (Bitmap) throws -> [UInt8]) -> Data? {
        guard let bitmap = drawnBitmap, bitmap.width > 0 else {
            SceneContext.current.report(
                Diagnostic(
                    .note, .ignored, message: "an image without pixels of its own cannot provide the bytes of a file"))
            return nil
        }
        return (try? encode(bitmap)).map { Data($0) }
    }

    /// The pixels, or those of what code drew; nil for what has none, and where the scene draws no pixels.
    var drawnBitmap: Bitmap? {
        switch content {
        case .bitmap(let bitmap): bitmap
        case .drawing(let list): properties.pixels?(list, max(scale, 1))
        default: nil
        }
    }

    /// The first picture of an animation, which a still picture shows.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// The first picture of an animation whose pictures have numbers after their name.
    @preconcurrency @MainActor public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage?
    {
        UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }

    /// Hands on the picture ready to be shown, at once.
    @preconcurrency @MainActor public func prepareForDisplay(
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        completionHandler(self)
    }

    /// Hands on a smaller picture, in points, at once.
    @preconcurrency @MainActor public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        completionHandler(preparingThumbnail(of: size))
    }
}
