public import Foundation
import KeylineGraphics
import KeylineImageCoding

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
}
