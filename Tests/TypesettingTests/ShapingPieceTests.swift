import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Words and clusters that were shaped before, and the shaping subsets of fonts: the glyphs are those of the whole text in the whole font.
@Suite struct ShapingPieceTests {
    /// What fonts look at across letters and spaces: kerning, ligatures, contextual forms, joining, marks, spaces of several kinds.
    private static let parts = [
        "AV", "To", "x", "3", "12", "4x", "x4", "×", "*", "(", ")", "[A", "b]", "A:", ":a", "H-", "-h", "->", "<-", "–",
        "ß", "é", "e\u{301}",
        "fi", "Wave.", "“W”", "it’s", "Ťa", "č", "Дя", "Γα", "ế", "\u{301}", "\u{200D}", "\u{200C}", "\u{A0}", "\t",
        "مرحبا", "لا", "هـ",
        "بِسْمِ", "١٢", "שלום", "שָׁ", "क्षि", "र्क", "हिन्दी", "ক্ষ", "র্য", "தமிழ்", "ತ್ರ", "ലയാളം", "ක්‍ර", "ଓଡ଼ିଆ", "ગુજરાતી", "ક્ષિં", "తెలుగు", "క్ష్మి",
        "ไทย", "เก", "แม่", "ใ", "๑๒", "ฤๅ", "น้ำ", "ปู่", "ລາວ", "ເຂົ້າ", "ຝ້າ", "ខ្មែរ", "ស្ត្រី", "မြန်မာ", "日本", "のテ", "か\u{3099}",
        "한국", "어", "\u{1112}\u{1161}\u{11AB}", "。",
        "「", "བོད་", "ᠮᠣᠩ", "ᏣᎳᎩ", "👍", "✓",
    ]

    private static func text(_ generator: inout SeededGenerator) -> String {
        let spaces = ["", " ", " ", " ", "  "]
        return (0..<Int.random(in: 2...9, using: &generator)).map { _ in
            (parts.randomElement(using: &generator) ?? "") + (spaces.randomElement(using: &generator) ?? "")
        }.joined()
    }

    /// HarfBuzz would merge hidden letters into one cluster, one by one.
    @Test(arguments: ["ab", "أب", "אב", "क"])
    func `any number of soft hyphens inside a word changes no width`(word: String) throws {
        let typesetter = try Fixtures.typesetter()
        func width(_ text: String) -> CGFloat {
            typesetter.shape(AttributedText(text, font: .system(size: 17)), locale: "en").layout().size.width
        }
        let hyphens = String(repeating: "\u{AD}", count: 3000)
        #expect(abs(width(hyphens + word) - width(word)) < 0.01)
        #expect(abs(width(word + hyphens) - width(word)) < 0.01)
        let first = String(word.prefix(1))
        let rest = String(word.dropFirst())
        #expect(abs(width(first + hyphens + rest) - width(first + "\u{AD}" + rest)) < 0.01)
    }

    @Test(arguments: [17, 22] as [CGFloat])
    func `pieces that are found again are what the whole text has`(size: CGFloat) throws {
        let fonts = try Fixtures.typesetter().fonts
        let limits = Typesetter.CacheLimits(wordCount: 300, wordCost: 4000)
        let keeping = Typesetter(fonts: fonts, cacheLimits: limits)
        let anew = Typesetter(fonts: fonts, cacheLimits: .none)
        let rect = CGRect(x: 0, y: 0, width: 1000, height: 40)
        var generator = SeededGenerator(state: UInt64(size))
        for _ in 0..<1500 {
            let text = AttributedText(Self.text(&generator), font: .system(size: size))
            let whole = anew.shape(text, locale: "en").layout().glyphRuns(in: rect)
            let kept = keeping.shape(text, locale: "en").layout().glyphRuns(in: rect)
            #expect(kept == whole, "\(text.string.debugDescription)")
        }
    }

    /// In Korean a space beside hangul is wider than in Japanese and Chinese.
    @Test(arguments: ["ja", "zh-Hans", "zh-Hant", "ko", "en"])
    func `spaces between hangul syllables are as wide in pieces as in their text`(locale: String) throws {
        let fonts = try Fixtures.typesetter().fonts
        let keeping = Typesetter(fonts: fonts)
        let anew = Typesetter(fonts: fonts, cacheLimits: .none)
        let rect = CGRect(x: 0, y: 0, width: 1000, height: 40)
        var generator = SeededGenerator(state: 12)
        for _ in 0..<200 {
            let letters = ["한", "국", " ", " ", "日", "の", "。", "ㄅ"]
            let parts = (0..<8).map { _ in letters.randomElement(using: &generator) ?? "" }
            let text = AttributedText(parts.joined(), font: .system(size: 17))
            let kept = keeping.shape(text, locale: locale).layout().glyphRuns(in: rect)
            #expect(kept == anew.shape(text, locale: locale).layout().glyphRuns(in: rect), "\(text.string)")
        }
    }

    private static func clusterText(_ block: ClosedRange<UInt16>, _ generator: inout SeededGenerator) -> String {
        let signs: [UInt16] = [0x20, 0x20, 0x20, 0x200C, 0x200D, 0x25CC, 0x31, 0x301, 0x2E]
        let units = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: signs.randomElement(using: &generator) ?? 0x20
            // Half of the letters of Hindi's syllables are followed by a virama here, a vowel sign or another mark.
            case 1, 2, 3: block.lowerBound == 0x900 ? 0x94D : 0xE40 | block.lowerBound & 0x80
            case 4, 5: UInt16.random(in: block.lowerBound + 0x3A...block.lowerBound + 0x4E, using: &generator)
            case 6, 7, 8: UInt16.random(in: block.lowerBound + 0x15...block.lowerBound + 0x39, using: &generator)
            default: UInt16.random(in: block, using: &generator)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    @Test(
        arguments: [
            ("hi", 0x900...0x97F), ("mr", 0x900...0x97F), ("ne", 0x900...0x97F), ("en", 0x900...0x97F),
            ("th", 0xE01...0xE5B),
            ("lo", 0xE81...0xEDF),
        ] as [(String, ClosedRange<UInt16>)])
    func `pieces of Indic, Thai and Lao text are set as in their text`(
        locale: String, block: ClosedRange<UInt16>
    ) throws {
        let fonts = try Fixtures.typesetter().fonts
        let keeping = Typesetter(fonts: fonts)
        let anew = Typesetter(fonts: fonts, cacheLimits: .none)
        let rect = CGRect(x: 0, y: 0, width: 1000, height: 40)
        var generator = SeededGenerator(state: UInt64(block.lowerBound))
        for round in 0..<500 {
            let font = Font.system(size: 17, weight: round % 3 == 0 ? .bold : .regular)
            let text = AttributedText(Self.clusterText(block, &generator), font: font)
            let kept = keeping.shape(text, locale: locale).layout().glyphRuns(in: rect)
            #expect(
                kept == anew.shape(text, locale: locale).layout().glyphRuns(in: rect), "\(text.string.debugDescription)"
            )
        }
    }

    @Test(arguments: [FontWeight.regular, .semibold, .black], [false, true])
    func `the shaping subset has the glyphs of the whole font`(weight: FontWeight, isItalic: Bool) throws {
        let fonts = try Fixtures.typesetter().fonts
        var generator = SeededGenerator(state: 3)
        let characters = Array("aAbBfFiIjJtTVWxXyYzZ0123456789.,:;!?()[]{}<>-–—+=*/×_@#%&'\"’“” éåßøĳčŠŸŇ½²")
        for size in [17, 24] as [CGFloat] {
            let font = fonts.resolve(Font(.system, size: size, weight: weight, isItalic: isItalic))
            let instance = try #require(font.primary)
            let subset = try #require(instance.subset)
            for round in 0..<300 {
                let text = (0..<20).map { _ in characters.randomElement(using: &generator) ?? " " }
                let units = Array(String(text).utf16)
                #expect(units.allSatisfy { subset.coverage.contains(UInt32($0)) })
                let features = [[], [FontFeature.tabularNumbers], [FontFeature("ss01", 1), FontFeature("frac", 1)]]
                #expect(
                    glyphs(units, instance.font, features[round % 3]) == glyphs(units, subset.font, features[round % 3])
                )
            }
        }
    }

    @Test(arguments: [FontWeight.regular, .bold], ["ar", "fa", "ur"])
    func `the shaping subset of Arabic has the glyphs of the whole font`(weight: FontWeight, language: String) throws {
        let font = try Fixtures.typesetter().fonts.resolve(.system(size: 17, weight: weight))
        let instance = try #require(font.firstFallback(for: .arabic))
        let subset = try #require(instance.subset)
        let covered = ([0x20, 0xA0] + (0x600...0x6FF) as [UInt16]).filter { subset.coverage.contains(UInt32($0)) }
        #expect(covered.count > 80)
        let common = Array("اللهلامالأإآبتثجحخدذرزسشصضطظعغفقكلمنهويىةءؤئ ".utf16) + (0x64B...0x652)
        var generator = SeededGenerator(state: 12)
        for round in 0..<300 {
            let characters = round % 2 == 0 ? covered : common
            let text = (0..<12).map { _ in characters.randomElement(using: &generator) ?? 0x20 }
            #expect(
                glyphs(text, instance.font, [], .arabic, language) == glyphs(text, subset.font, [], .arabic, language))
        }
    }

    private func glyphs(
        _ text: [UInt16],
        _ font: HarfBuzzFont,
        _ features: [FontFeature],
        _ script: Script = .latin,
        _ language: String = "en"
    ) -> [ShapedGlyph] {
        let segment = HarfBuzzBuffer.Segment(
            range: text.indices, context: text.indices, script: script, language: HarfBuzzLanguage(language),
            isRightToLeft: script == .arabic)
        var glyphs: [ShapedGlyph] = []
        text.withUnsafeBufferPointer { units in
            HarfBuzzBuffer().shape(segment, of: units, with: font, features: HarfBuzzFeatures(features), into: &glyphs)
        }
        return glyphs
    }

    @Test func `pieces that nobody asks for go first`() {
        var pieces = ShapedPieces(countLimit: 20, costLimit: 10_000)
        func key(_ number: UInt16) -> [UInt16] { [number, 7] }
        func isKnown(_ number: UInt16) -> Bool {
            key(number).withUnsafeBufferPointer { units in
                var glyphs: [ShapedGlyph] = []
                return pieces.append(ShapedPieceTable.Key(context: 0, units: units), cluster: 0, to: &glyphs)
            }
        }
        func keep(_ number: UInt16) {
            key(number).withUnsafeBufferPointer { units in
                pieces.insert(ShapedPieceTable.Key(context: 0, units: units), [], cluster: 0)
            }
        }
        for number in 0..<100 as Range<UInt16> {
            keep(number)
            #expect(isKnown(0))
        }
        #expect((80..<100).contains { isKnown($0) })
        #expect((1..<60).allSatisfy { !isKnown($0) })
    }

    @Test func `scripts written as numbers have the letters of their codes`() {
        let scripts: [(Script, StaticString)] = [
            (.common, "Zyyy"), (.inherited, "Zinh"), (.unknown, "Zzzz"), (.latin, "Latn"), (.arabic, "Arab"),
            (.han, "Hani"), (.hiragana, "Hira"), (.katakana, "Kana"), (.hangul, "Hang"), (.bopomofo, "Bopo"),
        ]
        for (script, code) in scripts { #expect(script == Script(code)) }
        let cursive: [StaticString] = ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Rohg", "Adlm"]
        for code in cursive { #expect(Script(code).isCursive) }
        #expect(!Script.latin.isCursive && !Script.han.isCursive)
    }
}
