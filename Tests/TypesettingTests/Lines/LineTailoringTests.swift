import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// The ends of lines by language and style.
@Suite struct LineTailoringTests {
    /// The text divided wherever a line may end.
    private func parts(_ text: String, _ locale: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) throws
        -> [String]
    {
        let shaped = try Fixtures.shape(text, style: Fixtures.style(change), locale: locale)
        let paragraph = try #require(shaped.parts.first).paragraph
        let marks = shaped.shaper.lineBreaks(in: paragraph).marks
        var parts: [String] = []
        var start = 0
        for offset in marks.indices where marks[offset] != BreakIterator.Mark.none {
            parts.append(String(decoding: paragraph.text[start..<offset], as: UTF16.self))
            start = offset
        }
        return parts
    }

    // The dictionaries are ICU's.
    @Test(arguments: [
        ("th", "ภาษาไทยเขียนติดกัน", ["ภาษา", "ไทย", "เขียน", "ติด", "กัน"]),
        ("lo", "ພາສາລາວ", ["ພາສາ", "ລາວ"]),
        ("km", "ខ្ញុំចង់ទៅផ្សារជាមួយអ្នក", ["ខ្ញុំ", "ចង់ទៅ", "ផ្សារ", "ជាមួយ", "អ្នក"]),
        ("my", "မြန်မာစာကိုလေ့လာနေသည်", ["မြန်မာ", "စာ", "ကို", "လေ့လာ", "နေသည်"]),
    ])
    func `lines end between the words of languages that write none apart`(
        locale: String, text: String, words: [String]
    ) throws {
        #expect(try parts(text, locale) == words)
    }

    /// ICU gives every word that a dictionary finds the status of the rule that ends the stretch it is in.
    @Test(arguments: [("th", "ภาษาไทยเขียน"), ("ja", "日本語の文章")])
    func `words before a line separator end no line by force`(locale: String, text: String) throws {
        let style = Fixtures.style { $0.breaking.words = .phrase }
        let shaped = try Fixtures.shape("\(text)\u{2028}\(text)\u{0B}a", style: style, locale: locale)
        let paragraph = try #require(shaped.parts.first).paragraph
        let breaks = shaped.shaper.lineBreaks(in: paragraph)
        let ends = [text.utf16.count + 1, 2 * (text.utf16.count + 1)]
        #expect(breaks.mandatory == ends)
        #expect(breaks.marks[..<ends[0]].contains(BreakIterator.Mark.allowed))
        for offset in 0...paragraph.text.count {
            #expect(breaks.mandatoryBreak(after: offset) == ends.first { $0 > offset })
        }
    }

    // CSS Text 3, 5.3: strict keeps small kana and the prolonged sound mark from a line's start, normal and loose do not.
    @Test func `small kana start no line where the rules are strict`() throws {
        #expect(try parts("シャツ", "ja") { $0.breaking.strictness = .strict } == ["シャ", "ツ"])
        #expect(try parts("シャツ", "ja") { $0.breaking.strictness = .normal } == ["シ", "ャ", "ツ"])
        #expect(try parts("々を", "ja") { $0.breaking.strictness = .loose }.count == 2)
    }

    // CSS Text 3, 5.3: loose alone lets iteration marks start a line.
    @Test func `iteration marks start a line where the rules are loose alone`() throws {
        #expect(try parts("人々", "ja") { $0.breaking.strictness = .loose } == ["人", "々"])
        #expect(try parts("人々", "ja") { $0.breaking.strictness = .normal } == ["人々"])
    }

    @Test func `Japanese phrases stay together where phrases are asked for`() throws {
        let plain = try parts("今日はとても良い天気です", "ja")
        let phrases = try parts("今日はとても良い天気です", "ja") { $0.breaking.words = .phrase }
        #expect(phrases.count < plain.count && phrases.joined() == plain.joined())
        #expect(phrases.contains("今日は"))
    }

    @Test func `Korean words are divided unless the style keeps them`() throws {
        #expect(try parts("한국어 문장", "ko").count == 5)
        #expect(try parts("한국어 문장", "ko") { $0.breaking.words = .keepHangul } == ["한국어 ", "문장"])
        #expect(try parts("中文字", "zh") { $0.breaking.words = .keepHangul }.count == 3)
        #expect(try parts("中文字 文", "zh") { $0.breaking.words = .keepAll } == ["中文字 ", "文"])
    }

    @Test func `a last word is not left alone where the style avoids it`() throws {
        let text = "Please read the agenda for tomorrow"
        let width = try Fixtures.shape("Please read the agenda for ").layout().size.width + 2
        func lines(_ avoids: Bool) throws -> [String] {
            let style = Fixtures.style {
                $0.lineBreakMode = .wordWrapping
                $0.breaking.avoidsWidows = avoids
            }
            return try Fixtures.shape(text, style: style).layout(width: width).shownLines
        }
        #expect(try lines(false) == ["Please read the agenda for", "tomorrow"])
        #expect(try lines(true) == ["Please read the agenda", "for tomorrow"])
    }

    @Test func `justified lines of Chinese are filled between characters`() throws {
        let style = Fixtures.style {
            $0.alignment = .justified
            $0.lineBreakMode = .wordWrapping
        }
        let layout = try Fixtures.shape("今天天气很好我们去公园散步吧", style: style, locale: "zh-Hans").layout(width: 100)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(layout.lines.count > 1)
        let boxes = layout.rectangles(of: layout.lines[0].range, in: rect)
        #expect(abs((boxes.last?.maxX ?? 0) - 100) < 0.01)
    }
}
