public import Foundation

extension UIImage {
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
