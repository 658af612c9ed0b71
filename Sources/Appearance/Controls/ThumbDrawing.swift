package import Foundation
package import KeylineGraphics

/// The knob that a finger moves, with its shadow.
package enum ThumbDrawing {
    /// Draws the knob into a rectangle, in points.
    package static func draw(in rect: CGRect, color: Color, into builder: inout DisplayListBuilder) {
        SoftShadow(opacity: 0.18, offset: CGSize(width: 0, height: 2.5), radius: 3)
            .draw(under: .circle(rect), into: &builder)
        builder.fill(Path(ellipseIn: rect), color: color)
    }
}
