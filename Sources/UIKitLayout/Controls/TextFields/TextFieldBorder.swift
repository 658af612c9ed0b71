import Foundation
import KeylineAppearance
import KeylineGraphics

/// What lies behind the text of a text field.
@MainActor
struct TextFieldBorder {
    private let field: UITextField

    init(of field: UITextField) {
        self.field = field
    }

    func draw(_ canvas: inout ViewCanvas) {
        let rect = field.borderRect(forBounds: field.bounds)
        switch field.borderStyle {
        case .none: drawBackground(in: rect, &canvas)
        case .line: canvas.stroke(Path(rect.insetWithin(dx: 0.5, dy: 0.5)), .label, lineWidth: 1)
        case .bezel: drawBezel(in: rect, &canvas)
        case .roundedRect: drawRoundedRect(in: rect, &canvas)
        }
    }

    private func drawBackground(in rect: CGRect, _ canvas: inout ViewCanvas) {
        guard let usual = field.background else { return }
        let image = field.isEnabled ? usual : field.disabledBackground ?? usual
        canvas.draw(image, in: rect, tint: nil, direction: field.layoutDirection)
    }

    private func drawRoundedRect(in rect: CGRect, _ canvas: inout ViewCanvas) {
        let line = TextFieldMetrics.border(scale: field.displayScale)
        let inner = rect.insetWithin(dx: line / 2, dy: line / 2)
        let outline = Path(roundedRect: inner, cornerRadius: TextFieldMetrics.cornerRadius, curve: .continuous)
        if field.backgroundColor == nil {
            canvas.fill(outline, field.isEnabled ? .systemBackground : .tertiarySystemFill)
        }
        canvas.stroke(outline, .systemGray4, lineWidth: line)
    }

    private func drawBezel(in rect: CGRect, _ canvas: inout ViewCanvas) {
        if field.backgroundColor == nil { canvas.fill(rect, .systemBackground) }
        canvas.stroke(Path(rect.insetWithin(dx: 0.5, dy: 0.5)), .systemGray3, lineWidth: 1)
        canvas.fill(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1), .systemGray4)
    }
}

/// The round button that clears a text field.
@MainActor
enum ClearButtonPainting {
    static func draw(in rect: CGRect, _ canvas: inout ViewCanvas) {
        let circle = rect.centeredSquare.insetWithin(dx: 1.5, dy: 1.5)
        canvas.fill(Path(ellipseIn: circle), .systemGray2)
        let arm = circle.width * 0.2
        var cross = Path(
            from: CGPoint(x: circle.midX - arm, y: circle.midY - arm),
            to: CGPoint(x: circle.midX + arm, y: circle.midY + arm))
        cross.addPath(
            Path(
                from: CGPoint(x: circle.midX + arm, y: circle.midY - arm),
                to: CGPoint(x: circle.midX - arm, y: circle.midY + arm)))
        canvas.stroke(cross, .systemBackground, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
    }
}
