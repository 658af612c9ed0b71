public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

extension CGContext {
    /// Shows of what follows, until the state is restored, as much as a picture over a rectangle lets through: where it is opaque, or
    /// where a picture without transparency is white. As in Core Graphics, its rows go up where `y` points down.
    @preconcurrency @MainActor public func clip(to rect: CGRect, mask: CGImage) {
        let toCanvas = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY).concatenating(ctm)
        let bitmap = mask.bitmap.asMask
        beginGroup(clip: Path(rect).applying(ctm), opacity: 1) { canvas in
            canvas.transformed(by: toCanvas) {
                $0.draw(bitmap, source: nil, in: rect, tint: nil, isMirrored: false)
            }
        }
    }
}

extension Bitmap {
    /// The picture as a mask: as it is where anything shines through, otherwise black with its lightness as opacity.
    var asMask: Bitmap {
        let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
        guard isOpaque else { return self }
        var mask = [UInt8](repeating: 0, count: pixels.count)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            // ITU-R BT.601, as grey is made of colours.
            let light =
                299 * Int(pixels[start]) + 587 * Int(pixels[start + 1]) + 114 * Int(pixels[start + 2])
            mask[start + 3] = UInt8((light + 500) / 1000)
        }
        return Bitmap(width: width, height: height, pixels: mask)
    }
}
