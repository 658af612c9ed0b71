import Foundation
import KeylineAppearance
import KeylineGraphics

/// A soft shadow under a view.
struct ViewShadow {
    var color = UIColor.black
    /// The opacity, 0…1.
    var opacity: Double = 0
    var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    var radius: CGFloat = 3
    /// The shape that casts it; nil for the view's outline.
    var path: Path?

    /// Draws the shadow of a shape given in the view's coordinates.
    func draw(under shape: SoftShadow.Shape, in canvas: inout ViewCanvas) {
        let shadow = SoftShadow(color: canvas.color(color), opacity: opacity, offset: offset, radius: radius)
        canvas.paint { builder, origin in shadow.draw(under: shape.moved(by: origin), into: &builder) }
    }
}
