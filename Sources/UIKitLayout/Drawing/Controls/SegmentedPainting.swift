import Foundation
import KeylineAppearance

/// Draws the ground of a segmented control: the chosen segment raised, lines between the others.
@MainActor
struct SegmentedPainting {
    private let control: UISegmentedControl

    init(of control: UISegmentedControl) {
        self.control = control
    }

    func draw(_ canvas: inout Canvas) {
        let ground = control.backgroundColor == nil ? canvas.color(.tertiarySystemFill) : nil
        let selection = canvas.color(
            control.selectedSegmentTintColor ?? UIColor(SegmentsDrawing.selectionColor))
        let line = canvas.color(.separator)
        canvas.paint { builder, origin in
            let drawing = SegmentsDrawing(
                in: control.bounds.offsetBy(dx: origin.x, dy: origin.y),
                segments: control.segmentRects.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
                selected: control.selectedSegmentIndex)
            if let ground { drawing.drawGround(ground, into: &builder) }
            drawing.draw(
                line: line, selection: selection, isLeftToRight: control.layoutDirection == .leftToRight,
                into: &builder)
        }
    }
}
