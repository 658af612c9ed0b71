import Foundation
import KeylineGraphics
import Testing
import KeylineTypesetting

/// The fixtures of most tests: the bundled fonts, and short ways to shape with them.
enum Fixtures {
    /// The repository's root.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let fontsFolder = root.appendingPathComponent("fonts", isDirectory: true)

    private static let shared = Result { Typesetter(fonts: try FontCollection(directory: fontsFolder)) }

    static func typesetter() throws -> Typesetter { try shared.get() }

    static func shape(
        _ text: String,
        size: CGFloat = 17,
        style: ParagraphStyle = ParagraphStyle(),
        locale: String = "en"
    ) throws -> ShapedText {
        try typesetter().shape(AttributedText(text, font: .system(size: size)), style: style, locale: locale)
    }

    static func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }
}

extension TextLayout {
    /// The text that each line shows, in logical order, as its glyph runs carry it.
    var shownLines: [String] {
        lines.indices.map { index in
            let baseline = lines[index].baseline
            let all = glyphRuns(in: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
            return all.filter { abs($0.origin.y - baseline) < 0.01 }.map(\.text).joined()
        }
    }
}

/// A generator of numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
