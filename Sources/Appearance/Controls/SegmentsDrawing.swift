package import Foundation
package import KeylineGraphics

/// The background of a row of segments: the chosen one raised, lines between the others.
package struct SegmentsDrawing {
    /// The background of the chosen segment.
    package static let selectionColor = AdaptiveColor(
        light: Color(hexadecimal: 0xFFFFFF), dark: Color(hexadecimal: 0x636366))

    private let bounds: CGRect
    private let segments: [CGRect]
    private let selected: Int?

    /// - Parameters:
    ///   - bounds: The row's rectangle, in points.
    ///   - segments: The segments' rectangles, from the side where lines start.
    ///   - selected: The chosen one; nil for none.
    package init(in bounds: CGRect, segments: [CGRect], selected: Int?) {
        self.bounds = bounds
        self.segments = segments
        self.selected = selected
    }

    /// Fills the ground.
    package func drawGround(_ color: Color, into builder: inout DisplayListBuilder) {
        builder.fill(Path(roundedRect: bounds, cornerRadius: 9), color: color)
    }

    /// Draws the lines and the chosen segment's ground.
    package func draw(
        line: Color, selection: Color, isLeftToRight: Bool, into builder: inout DisplayListBuilder
    ) {
        for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
            let x = isLeftToRight ? segments[index].minX : segments[index].maxX
            let place = CGRect(
                x: x - 0.5, y: bounds.midY - bounds.height * 0.25, width: 1, height: bounds.height * 0.5)
            builder.fill(place, color: line)
        }
        guard let selected, segments.indices.contains(selected) else { return }
        let rect = segments[selected].insetBy(dx: 2, dy: 2)
        guard rect.width > 0, rect.height > 0 else { return }
        SoftShadow(opacity: 0.12, offset: CGSize(width: 0, height: 2), radius: 2.5)
            .draw(under: .rectangle(rect, cornerRadius: 7), into: &builder)
        builder.fill(Path(roundedRect: rect, cornerRadius: 7), color: selection)
    }
}
