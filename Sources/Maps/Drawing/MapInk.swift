import Foundation
import KeylineGraphics
import KeylineTypesetting

/// The letters and colours of a map.
struct MapInk {
    let typesetter: Typesetter
    /// Whether the map's screens are dark, and the map with them.
    var isDark = false

    var paper: Color { color(0xE4E4E9, dark: 0x0E0E10) }
    var board: Color { color(0xF5F5F7, dark: 0x1C1C1E) }
    var line: Color { color(0xC7C7CC, dark: 0x48484A) }
    var sheet: Color { color(0xFFFFFF, dark: 0x2C2C2E) }
    var ink: Color { color(0x1D1D1F, dark: 0xF5F5F7) }
    var faint: Color { color(0x5C5C61, dark: 0xA9A9AE) }
    var error: Color { color(0xB3001B, dark: 0xFFA09A) }

    private func color(_ light: UInt32, dark: UInt32) -> Color { Color(hexadecimal: isDark ? dark : light) }

    /// The colour of a family of ways, on a dark map the dark page's. Words say the kind as well.
    func color(of family: EdgeKind.Family) -> Color {
        switch family {
        case .navigation: color(0x0059B3, dark: 0x6DB5FF)
        case .presentation: color(0x7B2FA8, dark: 0xD59BFF)
        case .containment: color(0x5C5C61, dark: 0xB4B4BA)
        case .unwind: color(0x9A4A00, dark: 0xFFB36B)
        case .custom: color(0x00665A, dark: 0x5FD6C4)
        case .reference: color(0x5C5C61, dark: 0xB4B4BA)
        }
    }

    /// A text in lines of a width, cut off behind a number of them; in ink where no colour is named.
    func layout(
        _ text: String, size: CGFloat, weight: FontWeight = .regular, color: Color? = nil, width: CGFloat = .infinity,
        lines: Int = 1
    ) -> TextLayout {
        let text = AttributedText(text, font: .system(size: size, weight: weight), color: color ?? ink)
        return typesetter.shape(text, locale: "en").layout(width: width, maximumLines: lines)
    }

    /// The greatest width of an arrow's words, in points.
    private static let labelWidth: CGFloat = 190

    /// The lines of an arrow's words: the kind, then the identifier.
    func label(_ lines: [String], color: Color, letters: CGFloat) -> [TextLayout] {
        lines.enumerated().map { number, line in
            layout(
                line, size: (number == 0 ? 15 : 13) * letters, weight: number == 0 ? .semibold : .regular,
                color: number == 0 ? color : ink, width: Self.labelWidth * letters)
        }
    }

    /// The size of an arrow's words with the space around them, in points; empty for none.
    func labelSize(_ lines: [String], letters: CGFloat) -> CGSize {
        let layouts = label(lines, color: ink, letters: letters)
        guard !layouts.isEmpty else { return .zero }
        let width = layouts.map(\.size.width).max() ?? 0
        return CGSize(
            width: (width + 16 * letters).rounded(.up),
            height: (layouts.reduce(0) { $0 + $1.size.height } + 8 * letters).rounded(.up))
    }
}
