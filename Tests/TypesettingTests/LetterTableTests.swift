import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Text set from a font's letter table: glyphs, advances and safe places to break are those that HarfBuzz gives for the whole text.
@Suite struct LetterTableTests {
    private static let plain = (0x20..<0x7F).map { UInt16($0) }.filter { unit in
        [unit].withUnsafeBufferPointer { PlainLetters($0) != nil }
    }

    // The system font's letters have other widths than the same face has under its own name.
    private static let fonts: [Font] =
        [Font(.named("Inter"), size: 17), Font(.named("Inter Display"), size: 17)]
        + [17, 24].flatMap { size in
            [FontWeight.thin, .regular, .bold].flatMap { weight in
                [false, true].map { Font(.system, size: size, weight: weight, isItalic: $0) }
            }
        }

    /// All that is found out of a paragraph.
    private struct Facts: Equatable {
        let text: [UInt16]
        let glyphs: [ShapedGlyph]
        let positions: [Double]
        let marks: [UInt8]
        let items: [String]
        let baseLevel: UInt8
        let breaks: [UInt8]

        init(_ paragraph: ShapedParagraph, shaper: TextShaper) {
            (text, glyphs) = (Array(paragraph.text), Array(paragraph.glyphs))
            (positions, marks) = (Array(paragraph.positions), paragraph.marks.map(\.rawValue))
            items = paragraph.items.map { shaped in
                let item = shaped.item
                return
                    "\(item.range) \(item.level) \(item.script) \(item.attributes) \(item.font.font) \(shaped.glyphs) "
                    + "\(item.instance.map { "\($0.id)" } ?? "") \(shaped.scale) \(shaped.spacing) \(shaped.reach)"
            }
            baseLevel = paragraph.baseLevel
            breaks = shaper.lineBreaks(in: paragraph).marks
        }
    }

    /// What is found out of a text, with the letter tables or with HarfBuzz alone.
    private func facts(_ text: AttributedText, locale: String, usesLetters: Bool) throws -> [Facts] {
        let fonts = try Fixtures.typesetter().fonts
        let shaped = Typesetter(fonts: fonts, cacheLimits: .none, usesLetters: usesLetters).shape(text, locale: locale)
        return shaped.parts.map { Facts($0.paragraph, shaper: shaped.shaper) }
    }

    private func compare(_ text: String, font: Font = .system(size: 17), locale: String = "en") throws {
        var attributes = TextAttributes(font: font)
        if text.utf8.count % 3 == 0 { attributes.kern = 0.5 }
        if text.utf8.count % 5 == 0 { attributes.baselineOffset = 2 }
        let text = AttributedText(text, attributes: attributes)
        let own = try facts(text, locale: locale, usesLetters: true)
        let known = try facts(text, locale: locale, usesLetters: false)
        #expect(own == known, "\(text.string.debugDescription), \(font), \(locale)")
    }

    @Test func `letters, digits and the commonest signs are plain, x between digits is not`() {
        func arePlain(_ text: String) -> Bool { Array(text.utf16).withUnsafeBufferPointer { PlainLetters($0) != nil } }
        #expect(arePlain("Hello, World! It's 95% \"fun\" & more; why?"))
        #expect(arePlain("max") && arePlain("19") && arePlain("next 19") && arePlain("0x") && arePlain("3 x a 4"))
        #expect(
            !arePlain("3 x 4") && !arePlain("1x1") && !arePlain("a3x  4") && !arePlain("") && !arePlain("e\u{301}")
                && !arePlain("->") && !arePlain("(a)") && !arePlain("é"))
    }

    @Test(arguments: fonts)
    func `every pair of letters is set as in its text`(font: Font) throws {
        for first in Self.plain {
            let units = Self.plain.flatMap { [first, $0] }.filter {
                first == 0x78 ? !(0x30...0x39).contains($0) : $0 != 0x78
            }
            let text = String(decoding: units, as: UTF16.self)
            #expect(units.withUnsafeBufferPointer { PlainLetters($0) != nil })
            try compare(text, font: font)
        }
    }

    @Test(arguments: ["en", "tr", "nl", "ro", "ca", "pl", "de", "az", "ar", "he", "hi", "ja", "en-Hani"])
    func `plain texts are set as a whole`(locale: String) throws {
        var generator = SeededGenerator(state: 5)
        for round in 0..<100 {
            let count = Int.random(in: 1...60, using: &generator)
            let characters = round % 4 == 0 ? Array("1234567890 .,;%".utf16) : Self.plain
            let units = (0..<count).map { _ in characters.randomElement(using: &generator) ?? 0x20 }
            let text = String(decoding: units, as: UTF16.self)
            try compare(text, font: Self.fonts[round % Self.fonts.count], locale: locale)
            for word in ["كلمة ", "שלום ", "हिन्दी ", "日本", "где "] { try compare(word + text, locale: locale) }
        }
    }

    @Test(arguments: fonts)
    func `x among digits is what HarfBuzz makes of it`(font: Font) throws {
        var generator = SeededGenerator(state: 8)
        for _ in 0..<150 {
            let count = Int.random(in: 2...9, using: &generator)
            try compare(String((0..<count).compactMap { _ in "0xx1 3a".randomElement(using: &generator) }), font: font)
        }
    }

    @Test(arguments: ["ja", "zh-Hans", "zh-Hant", "ko", "en"])
    func `Chinese, Japanese and Korean characters are set as a whole`(locale: String) throws {
        let characters = Array("日本語文章単語間空白置禁則処理行分割中国简体繁體漢直骨あいうがぱっゃゝアイウガパッャー・ヽ、。「」『』（）！？〜々〆한국어글자　")
        var generator = SeededGenerator(state: 6)
        for _ in 0..<150 {
            let count = Int.random(in: 1...30, using: &generator)
            let text = String((0..<count).map { _ in characters.randomElement(using: &generator) ?? "の" })
            try compare(text, locale: locale)
        }
    }

    @Test func `marks, spaces and supplementary characters among ideographs are left to HarfBuzz`() throws {
        for text in ["か\u{3099}き", "日 本", "漢\u{FE00}字", "𠮷野", "葛\u{E0100}", "\u{1100}\u{1161}\u{11A8}글", "日\u{200D}本"] {
            try compare(text, locale: "ja")
        }
    }
}
