public import Foundation

extension UIImage {
    /// The system's sign of what can be added.
    @preconcurrency @MainActor public class var add: UIImage { system("plus.circle.fill") }
    /// The system's sign of what can be taken away.
    @preconcurrency @MainActor public class var remove: UIImage { system("minus.circle.fill") }
    /// The system's sign of further actions.
    @preconcurrency @MainActor public class var actions: UIImage { system("ellipsis.circle") }
    /// The system's check mark.
    @preconcurrency @MainActor public class var checkmark: UIImage { system("checkmark") }
    /// The system's check mark in a circle.
    @preconcurrency @MainActor public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    @MainActor private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// Draws the picture into a rectangle of the picture in hand, in points, mixed with what is there.
    @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CurrentCanvas.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Repeats the picture over a rectangle of the picture in hand, in points.
    @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
        guard size.width >= 1, size.height >= 1, let context = CurrentCanvas.context else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }
}

// Apple's functions begin with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a picture among a person's photographs: there are none. Changes no picture.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {}
