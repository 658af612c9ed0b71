public import Foundation
import KeylineGraphics

extension UIColor {
    /// Fills and draws lines in this colour from here on.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from here on.
    @preconcurrency @MainActor public func setFill() { CurrentCanvas.context?.state.fillColor = self }
    /// Draws lines in this colour from here on.
    @preconcurrency @MainActor public func setStroke() { CurrentCanvas.context?.state.strokeColor = self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the colour in use.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point inside the edges of a rectangle in the colour in use for filling.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.state.strokeColor = context.state.fillColor
    context.stroke(rect.insetWithin(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shows of what follows only what lies inside a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIImage {
    /// Draws the picture with its top left corner at a point, in points.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture over a rectangle, in points.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        CurrentCanvas.draw { canvas in
            canvas.draw(self, in: rect, tint: nil, direction: canvas.traits.direction)
        }
    }
}
