import Foundation
import Testing

@testable import KeylineTypesetting

@Suite struct LineBreakingTests {
    private func lines(
        _ text: String,
        width: CGFloat,
        mode: ParagraphStyle.LineBreakMode = .wordWrapping,
        locale: String = "en"
    ) throws -> [String] {
        let style = Fixtures.style { $0.lineBreakMode = mode }
        return try Fixtures.shape(text, style: style, locale: locale).layout(width: width).shownLines
    }

    @Test func `lines end between words and their white space hangs`() throws {
        #expect(try lines("The quick brown fox jumps", width: 100) == ["The quick", "brown fox", "jumps"])
    }

    @Test func `a width that was measured is enough`() throws {
        for text in ["Hello, world", "Tà Và AV To", "مرحبا بالعالم", "ภาษาไทย"] {
            let shaped = try Fixtures.shape(text)
            #expect(shaped.layout(width: shaped.layout().size.width).lines.count == 1)
        }
    }

    @Test func `a word wider than the line is broken between characters`() throws {
        let shown = try lines("incomprehensibilities", width: 60)
        #expect(shown.count > 2)
        #expect(shown.joined() == "incomprehensibilities")
    }

    @Test func `a line has at least one character however narrow it is`() throws {
        #expect(try lines("abc", width: 0) == ["a", "b", "c"])
    }

    @Test(arguments: [("a b", ["a", "b"]), ("ab  c", ["a", "b", "c"]), ("אב ג", ["א", "ב", "ג"])])
    func `no line has white space alone however narrow it is`(text: String, expected: [String]) throws {
        #expect(try lines(text, width: 0) == expected)
        #expect(try lines(text, width: 0, mode: .charWrapping) == expected)
    }

    @Test func `a line that must end does so before another begins`() throws {
        let layout = try Fixtures.shape("a \u{2028} b").layout(width: 0)
        #expect(layout.lines.map(\.range) == [0..<3, 3..<4, 4..<5])
    }

    @Test func `character wrapping breaks words`() throws {
        let shown = try lines("ab cdefghijklm", width: 60, mode: .charWrapping)
        #expect(shown.first?.hasPrefix("ab cde") == true)
    }

    @Test func `separators end paragraphs and a line separator ends a line`() throws {
        #expect(try lines("a\nb\r\nc\u{2029}d\re", width: 100) == ["a", "b", "c", "d", "e"])
        let layout = try Fixtures.shape("a\u{2028}b").layout()
        #expect(layout.lines.map(\.range) == [0..<2, 2..<3])
    }

    @Test func `an empty paragraph is a line of its font's height`() throws {
        let layout = try Fixtures.shape("a\n\nb").layout()
        #expect(layout.lines.count == 3)
        #expect(layout.lines[1].height == layout.lines[0].height)
    }

    @Test func `a separator at the text's end adds no line`() throws {
        #expect(try Fixtures.shape("a\n").layout().lines.count == 1)
        #expect(try Fixtures.shape("\n").layout().lines.count == 1)
        #expect(try Fixtures.shape("").layout().lines.isEmpty)
    }

    @Test func `ranges of lines cover the text`() throws {
        let text = "one two three\nfour five six seven\n\neight"
        let ranges = try Fixtures.shape(text).layout(width: 80).lines.map(\.range)
        #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.utf16.count)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    }

    /// The words are ภาษา ไทย เขียน ติด กัน.
    @Test func `Thai is broken by its dictionary`() throws {
        let shown = try lines("ภาษาไทยเขียนติดกัน", width: 62, locale: "th")
        #expect(shown == ["ภาษาไทย", "เขียนติด", "กัน"])
    }

    @Test(arguments: [("ខ្ញុំសរសេរភាសាខ្មែរ", "km"), ("မြန်မာဘာသာစကား", "my"), ("ພາສາລາວຂຽນຕິດກັນ", "lo")])
    func `Khmer, Burmese and Lao are broken inside a phrase`(text: String, locale: String) throws {
        let shown = try lines(text, width: 70, locale: locale)
        #expect(shown.count > 1)
        #expect(shown.joined() == text)
    }

    /// JIS X 4051: no line begins with 。 or 、.
    @Test func `Japanese punctuation does not begin a line`() throws {
        let shown = try lines("これは日本語です。そして、続きます。", width: 17 * 8 + 1, locale: "ja")
        #expect(shown.count > 1)
        #expect(shown.allSatisfy { !$0.hasPrefix("。") && !$0.hasPrefix("、") })
    }

    @Test func `a no-break space keeps words together`() throws {
        #expect(try lines("aaaa bbbb\u{A0}cccc", width: 90) == ["aaaa", "bbbb\u{A0}cccc"])
    }

    @Test func `a broken Arabic word takes the letter forms of its parts`() throws {
        // Forced apart between joining letters, each part is shaped by itself.
        let layout = try Fixtures.shape("ببببببببببببب", locale: "ar").layout(width: 50)
        let second = try Fixtures.shape(layout.shownLines[1], locale: "ar").layout()
        func glyphs(_ layout: TextLayout, _ line: Int) -> [UInt32] {
            let baseline = layout.lines[line].baseline
            return layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 50, height: 500))
                .filter { abs($0.origin.y - baseline) < 0.01 }.flatMap { $0.glyphs.map(\.id) }
        }
        #expect(layout.lines.count > 1)
        #expect(glyphs(layout, 1) == glyphs(second, 0))
    }
}
