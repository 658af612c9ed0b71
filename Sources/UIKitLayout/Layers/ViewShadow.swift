import Foundation
import FoundationSupplement
import Graphics

/// A soft shadow under a shape.
struct ViewShadow {
    var color = UIColor.black
    /// The opacity, 0…1.
    var opacity: Double = 0
    var offset = CGSize(width: 0, height: -3)
    /// How far the shadow is blurred, in points.
    var radius: CGFloat = 3
    /// The shape that casts it; nil for the view's outline.
    var path: Path?

    /// Draws the shadow as a pile of ever narrower lines around the shape, each of them faint: what a blur of this radius looks like,
    /// from items that every format has.
    func draw(under shape: Path, in canvas: inout Canvas) {
        let moved = shape.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
        guard radius > 0.5 else { return canvas.fill(moved, color.multiplyingAlpha(by: opacity)) }
        let reach = radius * 1.5
        let count = min(max(Int(reach.rounded(.up)), 3), 8)
        var covered = 0.0
        for index in 0..<count {
            let part = Double(index + 1) / Double(count + 1)
            let wanted = opacity * 0.5 * part * part
            // Each line adds what brings the pile to the blur's opacity at its edge.
            let alpha = (wanted - covered) / max(1 - covered, 0.01)
            covered = wanted
            let width = 2 * reach * (1 - CGFloat(index) / CGFloat(count))
            canvas.stroke(
                moved, color.multiplyingAlpha(by: alpha), style: StrokeStyle(lineWidth: width, lineJoin: .round))
        }
        canvas.fill(moved, color.multiplyingAlpha(by: opacity * 0.6))
    }
}
