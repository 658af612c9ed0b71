import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Draws the keyboard where the environment has one: its ground, and keys with the letters of the language where there is room.
///
/// Keys stand from left to right in every language, as on a keyboard that is built.
/// The room above the home indicator is divided into four rows in the proportions of iOS's keyboard; a height of the caller's own has
/// the same keys, lower or higher.
struct KeyboardDrawing {
    /// Keys lower than this, in points, cannot be read, so none are drawn.
    private static let leastKeyHeight: CGFloat = 18
    private static let keyGap: CGFloat = 6
    private static let margin: CGFloat = 3

    private let display: Display
    private let typesetter: Typesetter
    private let keys: CGRect
    private let rows: [[String]]

    init(_ display: Display, typesetter: Typesetter) {
        self.display = display
        self.typesetter = typesetter
        rows = KeyboardRows.rows(for: display.environment.locale)
        let bottom = display.device.metrics(display.environment.screen.orientation).safeArea.bottom
        keys = CGRect(
            x: Self.margin, y: display.bounds.maxY - display.environment.keyboardHeight + 8,
            width: display.bounds.width - 2 * Self.margin,
            height: display.environment.keyboardHeight - 12 - bottom)
    }

    func draw(into builder: inout DisplayListBuilder) {
        let height = display.environment.keyboardHeight
        guard height > 0 else { return }
        let ground = CGRect(x: 0, y: display.bounds.maxY - height, width: display.bounds.width, height: height)
        builder.fill(ground, color: color(light: 0xD1D3D9, dark: 0x2B2B2C))
        guard rowHeight * 0.78 >= Self.leastKeyHeight else { return }
        for index in rows.indices { drawLetters(row: index, into: &builder) }
        drawLastRow(into: &builder)
    }

    private var rowHeight: CGFloat { keys.height / CGFloat(rows.count + 1) }

    /// The width of a letter's key with the gap beside it: all letters have that of the longest row.
    private var step: CGFloat { keys.width / CGFloat(rows.map(\.count).max() ?? 10) }

    private func drawLetters(row index: Int, into builder: inout DisplayListBuilder) {
        let row = rows[index]
        let isLast = index == rows.count - 1
        let width = CGFloat(row.count) * step
        let start = keys.midX - width / 2
        for (place, letter) in row.enumerated() {
            key(letter.uppercased(), x: start + CGFloat(place) * step, width: step, row: index, into: &builder)
        }
        guard isLast else { return }
        let side = (keys.width - width) / 2 - Self.keyGap
        guard side > step * 0.6 else { return }
        if KeyboardRows.hasCapitals(rows) {
            key("⇧", x: keys.minX, width: side, row: index, isFunction: true, into: &builder)
        }
        key("⌫", x: keys.maxX - side, width: side, row: index, isFunction: true, into: &builder)
    }

    /// Numbers, space and return.
    private func drawLastRow(into builder: inout DisplayListBuilder) {
        let side = keys.width * 0.25
        key("123", x: keys.minX, width: side, row: rows.count, isFunction: true, into: &builder)
        key("", x: keys.minX + side, width: keys.width - 2 * side, row: rows.count, into: &builder)
        key("⏎", x: keys.maxX - side, width: side, row: rows.count, isFunction: true, into: &builder)
    }

    private func key(
        _ label: String, x: CGFloat, width: CGFloat, row: Int, isFunction: Bool = false,
        into builder: inout DisplayListBuilder
    ) {
        let rect = CGRect(
            x: x + Self.keyGap / 2, y: keys.minY + CGFloat(row) * rowHeight + rowHeight * 0.11,
            width: width - Self.keyGap, height: rowHeight * 0.78)
        let face = isFunction ? color(light: 0xABAFB8, dark: 0x474747) : color(light: 0xFFFFFF, dark: 0x6B6B6B)
        let shadow = Path(roundedRect: rect.offsetBy(dx: 0, dy: 1), cornerRadius: 5)
        builder.fill(shadow, color: color(light: 0x898A8D, dark: 0x1C1C1D))
        builder.fill(Path(roundedRect: rect, cornerRadius: 5), color: face)
        drawLabel(label, in: rect, isFunction, into: &builder)
    }

    private func drawLabel(
        _ label: String, in rect: CGRect, _ isFunction: Bool, into builder: inout DisplayListBuilder
    ) {
        guard !label.isEmpty else { return }
        let size = min(isFunction ? 16 : 22, rect.height * 0.56)
        let text = AttributedText(label, font: Font.system(size: size), color: display.isDark ? .white : .black)
        let layout = typesetter.shape(text, locale: display.environment.locale).layout()
        layout.draw(
            into: &builder, in: CGRect(center: CGPoint(x: rect.midX, y: rect.midY), size: layout.size),
            scale: display.environment.scale)
    }

    private func color(light: UInt32, dark: UInt32) -> Color {
        Color(hexadecimal: display.isDark ? dark : light)
    }
}
