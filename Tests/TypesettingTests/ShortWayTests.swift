import Testing

@testable import KeylineTypesetting

/// Answers that are known from less than the whole analysis are those of the analysis.
@Suite struct ShortWayTests {
    private static let parts = [
        "a", "Zoë", "где", "αβγ", "ابجد", "مرحبا", "بِ", "שלום", "שָׁ", "हिन्दी", "日本", "テキスト", "ひらがな", "한국", "ไทย", "1", "23",
        "١٢", " ", "  ",
        "\t", "\n", "\r\n", "\u{2028}", "\u{0B}", ".", ",", ":", "+", "-", "%", "$", "!", "(", ")", "«", "»", "、", "。",
        "،", "।", "\u{301}",
        "\u{200D}", "\u{200F}", "\u{200E}", "\u{202B}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{AD}", "\u{A0}", "👍",
        "😀😀", "𝒳", "é",
    ]

    private func texts(_ count: Int, of parts: [String] = parts, seed: UInt64 = 9) -> [String] {
        var generator = SeededGenerator(state: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...9, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
                .joined()
        }
    }

    @Test(arguments: [ParagraphStyle.BaseDirection.natural, .leftToRight, .rightToLeft])
    func `levels that are all alike are those of the whole algorithm`(base: ParagraphStyle.BaseDirection) {
        let rightToLeft = ["مرحبا", "שלום", "ב", " ", ".", ",", "+", "$", "!", "(", ")", "\u{5B4}", "\u{301}", "\t"]
        let numbers = ["مرحبا", "שלום", " ", " ", "!", "(", ")", "7", "23", "١٢"]
        let all = texts(1500) + texts(500, of: rightToLeft, seed: 4) + texts(500, of: numbers, seed: 6)
        for text in all + texts(300, of: rightToLeft + numbers, seed: 7) {
            ParagraphText.with(Array(text.utf16)) { text in
                let short = EmbeddingLevels(of: text, base: base)
                let long = BidiParagraph(BidiText(text), base: base)
                #expect(short.base == long.baseLevel)
                #expect(text.units.indices.map { short[$0] } == long.levels)
            }
        }
    }

    @Test func `text of one script is the run that brackets behind it leave`() {
        func runs(_ text: String) -> [ScriptRuns.Run] {
            ParagraphText.with(Array(text.utf16)) { Array(ScriptRuns($0, fallback: .latin)) }
        }
        for script in ["ab", "где", "שלום", "हिन्दी", "한국", "日本", "テキ", "ひら", "ไทย"] {
            for text in texts(60, of: [script, " ", "1", ".", "!", "\u{301}", "👍"]) where !text.isEmpty {
                var long = runs(text + "()")
                #expect(long.count == 1)
                long[0].end -= 2
                #expect(runs(text) == long, "\(text.debugDescription)")
            }
        }
        #expect(runs("").isEmpty)
    }

    @Test func `code units of strings are Swift's, and make the same strings`() {
        for text in texts(600) {
            let codeUnits = Array(text.utf16)
            #expect(UTF16Text.count(of: text) == codeUnits.count)
            UTF16Text.withUnits(of: text) { units in
                #expect(Array(units) == codeUnits)
                #expect(UTF16Text.string(of: units).utf8.elementsEqual(text.utf8))
                #expect(UTF16Text.utf8Count(of: units[...]) == text.utf8.count)
            }
        }
    }

    @Test func `white space that hangs and forced ends of lines are those of the list`() {
        let hanging: Set<UInt32> = Set(
            [0x20, 0x1680, 0x2028, 0x2029, 0x205F, 0x3000] + (0x09...0x0D) + (0x2000...0x200A)
        )
        .subtracting([0x2007])
        for character in (0 as UInt32)..<0x3100 {
            let properties = CharacterProperties(character)
            #expect(properties.has(.hangs) == hanging.contains(character), "U+\(String(character, radix: 16))")
            #expect(properties.has(.endsLine) == [0x0B, 0x0C, 0x2028].contains(character))
            #expect(properties.has(.tab) == (character == 0x09))
        }
    }

    @Test func `what script a sign is used with is the same however often it is asked`() {
        let scripts = [Script.latin, .han, .katakana, .hangul, .arabic, Script("Deva"), Script("Thai")]
        let characters: [UInt32] = [0x3001, 0x3002, 0x300C, 0x30FC, 0x060C, 0x0640, 0x0964, 0x0965, 0x0301, 0x41, 0x20]
        for _ in 0..<2 {
            for (character, script) in characters.flatMap({ character in scripts.map { (character, $0) } }) {
                let listed = UnicodeProperties.scriptExtensions(character).contains(script)
                #expect(UnicodeProperties.isUsed(character, with: script) == listed)
            }
        }
    }

    @Test func `a text on one line is laid out as line after line would be`() throws {
        func facts(_ layout: TextLayout) -> [String] {
            layout.lines.map { line in
                "\(line.range) \(line.width) \(line.top) \(line.ascent) \(line.descent) \(line.isTruncated) \(line.visible) "
                    + "\(line.endsParagraph) \(line.startsParagraph) \(line.paragraphStart) \(line.sources == nil)"
            } + ["\(layout.size) \(layout.missingCharacters) \(layout.missingFonts)"]
        }
        let typesetter = try Fixtures.typesetter()
        var generator = SeededGenerator(state: 2)
        var shortCount = 0
        for (round, text) in texts(600, seed: 3).enumerated() {
            var style = ParagraphStyle()
            if round % 2 == 0 {
                style.indents.firstLineHead = 5
                style.indents.tail = [0, -3, 40][round / 2 % 3]
                style.lineHeight.minimum = 30
                style.spacing.line = 4
            }
            let shaped = typesetter.shape(
                AttributedText(text, font: Font(round % 5 == 0 ? .named("None") : .system, size: 17)), style: style,
                locale: "en")
            let width = [.infinity, 0, Double.random(in: 0...200, using: &generator)][round % 3]
            guard let short = shaped.layoutOnOneLine(width: width) else { continue }
            var composer = LineComposer(
                shaped, width: width, maximumLines: round % 4, maximumHeight: round % 7 == 0 ? 10 : .infinity,
                reservedLines: round % 2)
            shortCount += 1
            #expect(facts(short) == facts(composer.compose()), "\(text.debugDescription), \(width)")
        }
        #expect(shortCount > 100)
    }

    @Test func `a text that is one paragraph is shaped as one of several would be`() throws {
        let typesetter = try Fixtures.typesetter()
        for (round, text) in texts(400, seed: 8).enumerated() {
            let given = AttributedText(text, font: Font(round % 5 == 0 ? .named("None") : .system, size: 17))
            let short = typesetter.shape(given, locale: "en")
            UTF16Text.withUnits(of: text) { units in
                var long = ParagraphShaper(given, setting: short.setting, shaper: short.shaper)
                long.shape(units)
                #expect(short.parts.map(\.range) == long.parts.map(\.range))
                #expect(short.parts.map(\.next) == long.parts.map(\.next))
                #expect(short.missing?.characters == long.missing?.characters)
                #expect(short.missing?.fonts == long.missing?.fonts)
                for (short, long) in zip(short.parts, long.parts) {
                    #expect(short.paragraph.glyphs == long.paragraph.glyphs)
                    #expect(short.paragraph.positions == long.paragraph.positions)
                    #expect(short.paragraph.marks == long.paragraph.marks)
                }
            }
        }
    }

    @Test func `a short list is the array of its elements`() {
        var list = SmallArray<Int>()
        var array = [Int]()
        for number in 0..<5 {
            #expect(Array(list) == array && list.first == array.first && list.last == array.last)
            list.append(number)
            array.append(number)
            list[number / 2] += 10
            array[number / 2] += 10
        }
        #expect(Array(list) == array)
        #expect(Array(SmallArray(7)) == [7])
    }

    @Test func `an object is published once`() {
        final class Number: Sendable {
            let value: Int
            init(_ value: Int) { self.value = value }
        }
        let once = AtomicLazyReference<Number>()
        #expect(once.value == nil)
        #expect(once.publish(Number(1)).value == 1)
        #expect(once.publish(Number(2)).value == 1)
        #expect(once.value?.value == 1)
    }
}
