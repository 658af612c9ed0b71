import Foundation
import KeylineGraphics
import KeylineTypesetting

/// The letters and colours of a map.
struct MapInk {
    static let paper = Color(hexadecimal: 0xE4E4E9)
    static let board = Color(hexadecimal: 0xF5F5F7)
    static let line = Color(hexadecimal: 0xC7C7CC)
    static let sheet = Color(hexadecimal: 0xFFFFFF)
    static let ink = Color(hexadecimal: 0x1D1D1F)
    static let faint = Color(hexadecimal: 0x5C5C61)
    static let error = Color(hexadecimal: 0xB3001B)

    let typesetter: Typesetter

    /// The colour of a family of ways. Words say the kind as well.
    static func color(of family: EdgeKind.Family) -> Color {
        switch family {
        case .navigation: Color(hexadecimal: 0x0059B3)
        case .presentation: Color(hexadecimal: 0x7B2FA8)
        case .containment: Color(hexadecimal: 0x5C5C61)
        case .unwind: Color(hexadecimal: 0x9A4A00)
        case .custom: Color(hexadecimal: 0x00665A)
        case .reference: Color(hexadecimal: 0x5C5C61)
        }
    }

    /// A text in lines of a width, cut off behind a number of them.
    func layout(
        _ text: String, size: CGFloat, weight: FontWeight = .regular, color: Color = ink, width: CGFloat = .infinity,
        lines: Int = 1
    ) -> TextLayout {
        let text = AttributedText(text, font: .system(size: size, weight: weight), color: color)
        return typesetter.shape(text, locale: "en").layout(width: width, maximumLines: lines)
    }

    /// The greatest width of an arrow's words, in points.
    private static let labelWidth: CGFloat = 190

    /// The lines of an arrow's words: the kind, then the identifier.
    func label(_ lines: [String], color: Color, letters: CGFloat) -> [TextLayout] {
        lines.enumerated().map { number, line in
            layout(
                line, size: (number == 0 ? 15 : 13) * letters, weight: number == 0 ? .semibold : .regular,
                color: number == 0 ? color : Self.ink, width: Self.labelWidth * letters)
        }
    }

    /// The size of an arrow's words with the space around them, in points; empty for none.
    func labelSize(_ lines: [String], letters: CGFloat) -> CGSize {
        let layouts = label(lines, color: Self.ink, letters: letters)
        guard !layouts.isEmpty else { return .zero }
        let width = layouts.map(\.size.width).max() ?? 0
        return CGSize(
            width: (width + 16 * letters).rounded(.up),
            height: (layouts.reduce(0) { $0 + $1.size.height } + 8 * letters).rounded(.up))
    }
}
