import Foundation
import KeylineByteText
import KeylineTypesetting

extension OptionTable {
    static let textOptions = fontOptions + lineOptions

    private static let fontOptions = [
        CommandOption(
            "conformance", in: .text, for: [.text],
            "Run test files: GraphemeBreakTest, WordBreakTest, SentenceBreakTest, LineBreakTest, BidiTest, "
                + "BidiCharacterTest (.txt) or HarfBuzz's (.tests)",
            store: { $0.text.isConformance = true }),
        CommandOption(
            "style", in: .text, for: [.text], OptionValueReader<TextStyle>.cases("STYLE"),
            "The text style whose font is used, such as body (default) or headline",
            store: { $1.text.style = $0 }),
        CommandOption(
            "font", in: .text, for: [.text], .text("NAME"), "The font's family, full or PostScript name",
            store: { $1.text.fontName = $0 }),
        CommandOption(
            "size", in: .text, for: [.text], .points, "The font's size in points", store: { $1.text.size = $0 }),
        CommandOption(
            "weight", in: .text, for: [.text], .weight, "The font's weight: 400 is regular, 700 bold",
            store: { $1.text.weight = $0 }),
        CommandOption(
            "italic", in: .text, for: [.text], "Use the italic design", store: { $0.text.isItalic = true }),
    ]

    private static let lineOptions = [
        CommandOption(
            "width", in: .text, for: [.text], .points, "Line width in points (default: unlimited)",
            store: { $1.text.width = $0 }),
        CommandOption(
            "lines", in: .text, for: [.text], .count, "The maximum number of lines",
            store: { $1.text.maximumLines = $0 }),
        CommandOption(
            "mode", in: .text, for: [.text], OptionValueReader<ParagraphStyle.LineBreakMode>.cases("MODE"),
            "What happens if text does not fit: "
                + ParagraphStyle.LineBreakMode.allCases.map(\.rawValue).orList.replacing(
                    "wordWrapping", with: "wordWrapping (default)"),
            store: { $1.text.paragraph.lineBreakMode = $0 }),
        CommandOption(
            "truncation", in: .text, for: [.text], OptionValueReader<ParagraphStyle.TruncationOrder>.cases("ORDER"),
            "Truncate what is read last (logical, default) or what is last on the line (visual)",
            store: { $1.text.paragraph.fitting.truncationOrder = $0 }),
        CommandOption(
            "tighten", in: .text, for: [.text], .factor,
            "How much too wide a line may be to be tightened rather than truncated, as a fraction such as 0.05",
            store: { $1.text.paragraph.fitting.tighteningFactor = $0 }),
        CommandOption(
            "shrink", in: .text, for: [.text], .factor,
            "How far fonts may be scaled down to make the text fit, such as 0.5",
            store: { $1.text.minimumScale = $0 }),
        CommandOption(
            "hyphenation", in: .text, for: [.text], .factor,
            "Hyphenate if a line fills less than this fraction of its width; 1 hyphenates wherever possible",
            store: { $1.text.paragraph.breaking.hyphenationFactor = $0 }),
        CommandOption(
            "line-break", in: .text, for: [.text], OptionValueReader<ParagraphStyle.LineBreakStrictness>.cases("RULES"),
            "How strictly Japanese and Chinese characters are kept from the start of a line: loose, normal or strict",
            store: { $1.text.paragraph.breaking.strictness = $0 }),
        CommandOption(
            "word-break", in: .text, for: [.text], OptionValueReader<ParagraphStyle.WordBreaking>.cases("RULES"),
            "Where words may be divided: normal, keepHangul, keepAll or (Japanese) phrase",
            store: { $1.text.paragraph.breaking.words = $0 }),
    ]
}

extension OptionValueReader where Value == CGFloat {
    /// A length in points.
    static var points: OptionValueReader {
        OptionValueReader("N", "a number of points above 0") { text in
            guard let number = Double(text), number > 0, number <= 16_384 else { return nil }
            return CGFloat(number)
        }
    }

    /// A part of something.
    static var factor: OptionValueReader {
        OptionValueReader("N", "a number above 0 and at most 1") { text in
            guard let number = Double(text), number > 0, number <= 1 else { return nil }
            return CGFloat(number)
        }
    }
}

extension OptionValueReader where Value == FontWeight {
    /// A weight as OpenType counts it.
    static var weight: OptionValueReader {
        OptionValueReader("N", "a number from 1 to 1000") { text in
            guard let number = Double(text), (1...1000).contains(number) else { return nil }
            return FontWeight(number)
        }
    }
}
