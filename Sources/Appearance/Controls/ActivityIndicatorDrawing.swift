package import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics

/// A wheel of spokes that turns while a task is under way.
package enum ActivityIndicatorDrawing {
    /// Draws eight spokes that pale from the topmost one on, counterclockwise.
    ///
    /// - Parameters:
    ///   - center: The middle of the wheel, in points.
    ///   - diameter: The width of the wheel, in points.
    ///   - color: The colour of the spokes.
    ///   - turns: Whether the wheel turns; the spokes of a still one are all alike.
    ///   - builder: Takes the drawing.
    package static func draw(
        around center: CGPoint, diameter: CGFloat, color: Color, turns: Bool, into builder: inout DisplayListBuilder
    ) {
        let unit = diameter / 20
        let spoke = Path(
            roundedRect: CGRect(x: -1.15 * unit, y: -9.2 * unit, width: 2.3 * unit, height: 5 * unit),
            cornerRadius: 1.15 * unit)
        for index in 0..<8 {
            let turn = CGAffineTransform(rotationAngle: -CGFloat(index) * .pi / 4)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            let strength = turns ? 0.9 - Double(index) * 0.1 : 0.5
            builder.fill(spoke.applying(turn), color: color.multiplyingAlpha(by: strength))
        }
    }
}
