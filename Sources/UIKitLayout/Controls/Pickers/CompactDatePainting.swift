import Foundation
import KeylineAppearance
import KeylineGraphics

/// Draws a compact date picker: a box with the date, a box with the time.
@MainActor
struct CompactDatePainting {
    private let picker: UIDatePicker
    private let labels: [String]
    private let font: UIFont

    init(of picker: UIDatePicker) {
        self.picker = picker
        font = .preferredFont(forTextStyle: .body, compatibleWith: picker.traitCollection)
        let texts = picker.texts
        labels =
            switch picker.datePickerMode {
            case .date: [texts.day]
            case .time: [texts.time]
            default: [texts.day, texts.time]
            }
    }

    private var widths: [CGFloat] {
        labels.map { text in
            let content = TextContent(text, font: font, color: .label, traits: picker.traitCollection)
            return ceil(content.size().width) + 2 * DatePickerMetrics.boxMargin
        }
    }

    var size: CGSize {
        CGSize(width: widths.reduce(0, +) + CGFloat(labels.count - 1) * DatePickerMetrics.boxGap, height: height)
    }

    private var height: CGFloat { max(34.5, (font.lineHeight + 14).rounded(.up)) }

    /// The boxes stand at the end of the line, as the picker's place in a row of a form asks for.
    func draw(_ canvas: inout ViewCanvas) {
        let bounds = picker.bounds
        let isLeftToRight = picker.layoutDirection == .leftToRight
        var x = isLeftToRight ? bounds.maxX - size.width : bounds.minX + size.width
        if size.width > bounds.width { x = isLeftToRight ? bounds.minX : bounds.maxX }
        for (text, width) in zip(labels, widths) {
            let height = min(self.height, bounds.height)
            let rect = CGRect(
                x: isLeftToRight ? x : x - width, y: bounds.midY - height / 2, width: width, height: height)
            canvas.fill(
                Path(roundedRect: rect, cornerRadius: DatePickerMetrics.boxCornerRadius, curve: .continuous),
                .tertiarySystemFill)
            canvas.draw(text, font: font, color: .label, centeredIn: rect)
            x += (width + DatePickerMetrics.boxGap) * (isLeftToRight ? 1 : -1)
        }
    }
}
