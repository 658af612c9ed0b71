import Foundation
import KeylineGraphics

/// Draws the ground of a segmented control: the chosen segment raised, lines between the others.
@MainActor
struct SegmentedPainting {
    private let control: UISegmentedControl

    init(of control: UISegmentedControl) {
        self.control = control
    }

    func draw(_ canvas: inout Canvas) {
        if control.backgroundColor == nil {
            canvas.fill(Path(roundedRect: control.bounds, cornerRadius: 9), .tertiarySystemFill)
        }
        let rects = control.segmentRects
        drawLines(between: rects, &canvas)
        guard rects.indices.contains(control.selectedSegmentIndex) else { return }
        let rect = rects[control.selectedSegmentIndex].insetBy(dx: 2, dy: 2)
        guard rect.width > 0, rect.height > 0 else { return }
        let shape = Path(roundedRect: rect, cornerRadius: 7)
        ViewShadow(opacity: 0.12, offset: CGSize(width: 0, height: 2), radius: 2.5)
            .draw(under: .rectangle(rect, cornerRadius: 7), in: &canvas)
        canvas.fill(shape, control.selectedSegmentTintColor ?? Self.selectionColor)
    }

    private func drawLines(between rects: [CGRect], _ canvas: inout Canvas) {
        for index in rects.indices.dropFirst() {
            guard index != control.selectedSegmentIndex, index - 1 != control.selectedSegmentIndex else { continue }
            let x = control.layoutDirection == .leftToRight ? rects[index].minX : rects[index].maxX
            let line = CGRect(
                x: x - 0.5, y: control.bounds.midY - control.bounds.height * 0.25, width: 1,
                height: control.bounds.height * 0.5)
            canvas.fill(line, .separator)
        }
    }

    private static let selectionColor = UIColor(
        light: .init(hexadecimal: 0xFFFFFF), dark: .init(hexadecimal: 0x636366))
}
