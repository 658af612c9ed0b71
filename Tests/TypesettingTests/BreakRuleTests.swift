import Testing

@testable import KeylineTypesetting

/// ICU's compiled rules of boundaries, run without ICU's iterator.
@Suite struct BreakRuleTests {
    private static let locales = [
        "en", "ja", "ja-u-lb-strict", "ja-u-lb-loose", "ja-u-lw-phrase", "zh", "ko", "fi", "he", "th", "ar", "fr", "de",
    ]

    /// Characters of every class of line breaking (UAX #14), words among them, lone surrogates and unassigned ones.
    private static let parts: [[UInt16]] =
        [
            "word", "Wort", "3", "1,234.5", "$", "€", "%", "(", ")", "[", "“", "”", "«", "»", "'", "\"", "-", "‐", "–",
            "—", "…", "/",
            "!", "?", ".", ",", ":", ";", " ", "  ", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}",
            "\n", "\r\n",
            "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}", "\t", "\u{301}", "é", "ガ", "ぁ", "っ", "ー", "々", "漢字",
            "日本語", "の",
            "。", "、", "「", "」", "・", "한국어", "\u{1100}\u{1161}\u{11A8}", "שלום", "גר־", "مرحبا", "،", "हिन्दी", "।", "ไทย",
            "ภาษา", "ខ្មែរ", "👍",
            "👩\u{200D}👧", "🇩🇪", "🇫", "☺\u{FE0F}", "✊🏽", "𝒳", "𠮷", "\u{FFFC}", "https://a.b/c?d=e&f", "a.b@c.de", "²", "№",
            "°C",
            "་", "བོད", "᠎", "\u{E000}", "\u{378}", "½", "×", "|", "†", "·",
        ].map { Array($0.utf16) } + [[0xD800], [0xDC00], [0xD83D]]

    @Test(arguments: locales)
    func `rules run here find the boundaries that ICU finds`(locale: String) throws {
        var generator = SeededGenerator(state: 11)
        for unit in [BreakIterator.Kind.Unit.line, .word, .sentence] {
            let iterator = try #require(BreakIterator(BreakIterator.Kind(unit: unit, locale: locale)))
            #expect(iterator.knowsRules)
            for _ in 0..<700 {
                let count = Int.random(in: 1...14, using: &generator)
                let text = (0..<count).flatMap { _ in Self.parts.randomElement(using: &generator) ?? [] }
                text.withUnsafeBufferPointer { text in
                    let (own, known) = (iterator.marks(in: text), iterator.marks(in: text, asksICU: true))
                    #expect(own == known, "\(locale), \(unit): \(text.map { String($0, radix: 16) })")
                }
            }
        }
    }

    @Test func `every character is in the category that ICU has it in`() throws {
        let iterator = try #require(BreakIterator(BreakIterator.Kind(unit: .line, locale: "en")))
        for start in stride(from: UInt32(0), to: 0x32000, by: 64) {
            let scalars = (start..<start + 64).compactMap(Unicode.Scalar.init)
            let text = scalars.flatMap { Array("a\($0)a \($0)1(\($0)".utf16) }
            text.withUnsafeBufferPointer { text in
                #expect(
                    iterator.marks(in: text) == iterator.marks(in: text, asksICU: true),
                    "U+\(String(start, radix: 16))…")
            }
        }
    }
}
