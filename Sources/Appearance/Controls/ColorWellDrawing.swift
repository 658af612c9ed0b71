package import Foundation
package import KeylineGraphics

/// A color well: the selected colour in a ring of all hues.
package enum ColorWellDrawing {
    /// The size in points. Source: frames of color wells in public Interface Builder files.
    package static let size = CGSize(width: 28, height: 28)

    private static let ringWidth: CGFloat = 3
    /// The distance of the selected colour from the ring's outer edge, in points.
    private static let colorInset: CGFloat = 5

    /// All hues, clockwise from the right and closed.
    private static let hues: [UInt32] = [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000]

    /// Draws the color well in the middle of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - color: The selected colour; nil for none.
    ///   - scale: Pixels per point.
    ///   - builder: The display list that the color well is added to.
    package static func draw(
        in rect: CGRect, color: Color?, scale: CGFloat, into builder: inout DisplayListBuilder
    ) {
        let side = min(rect.width, rect.height)
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let stops = hues.enumerated().map { index, hue in
            DisplayItem.GradientItem.Stop(
                place: Double(index) / Double(hues.count - 1), color: Color(hexadecimal: hue))
        }
        var ring = Path(ellipseIn: circle)
        // The inner circle runs the other way, so that the clip has a hole.
        ring.addPath(Path(ellipseIn: circle.insetBy(dx: ringWidth, dy: ringWidth)).reversed())
        builder.group(clip: ring) { inner in
            inner.draw(
                DisplayItem.GradientItem(
                    stops: stops, geometry: .angular(center: CGPoint(x: 0.5, y: 0.5), start: 0, end: 2 * .pi),
                    destination: circle, scale: scale))
        }
        if let color { builder.fill(Path(ellipseIn: circle.insetBy(dx: colorInset, dy: colorInset)), color: color) }
    }
}
