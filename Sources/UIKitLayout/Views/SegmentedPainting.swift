import Foundation
import KeylineAppearance

/// Draws the ground of a segmented control: the chosen segment raised, lines between the others.
@MainActor
struct SegmentedPainting {
    private let control: UISegmentedControl

    init(of control: UISegmentedControl) {
        self.control = control
    }

    func draw(_ canvas: inout ViewCanvas) {
        guard control.backgroundImage(for: .normal, barMetrics: .default) == nil else { return drawImages(&canvas) }
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

    /// Given pictures take the place of ground, chosen segment and lines.
    private func drawImages(_ canvas: inout ViewCanvas) {
        let rects = control.segmentRects
        for (index, rect) in rects.enumerated() {
            let state: UIControl.State = index == control.selectedSegmentIndex ? .selected : .normal
            guard let image = control.backgroundImage(for: state, barMetrics: .default) else { continue }
            canvas.draw(image, in: rect, tint: nil, direction: control.layoutDirection)
        }
        for index in rects.indices.dropLast() {
            let states = [index, index + 1].map {
                $0 == control.selectedSegmentIndex ? UIControl.State.selected : .normal
            }
            let line = control.dividerImage(
                forLeftSegmentState: states[0], rightSegmentState: states[1], barMetrics: .default)
            guard let line else { continue }
            let edge = control.layoutDirection == .leftToRight ? rects[index].maxX : rects[index].minX
            let place = CGRect(
                x: edge - line.size.width / 2, y: control.bounds.minY, width: line.size.width,
                height: control.bounds.height)
            canvas.draw(line, in: place, tint: nil, direction: control.layoutDirection)
        }
    }
}
