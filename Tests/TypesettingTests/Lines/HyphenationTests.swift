import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct HyphenationTests {
    private func lines(
        _ text: String, width: CGFloat, locale: String = "en-US", _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> TextLayout {
        let style = Fixtures.style {
            $0.lineBreakMode = .wordWrapping
            change(&$0)
        }
        return try Fixtures.shape(text, style: style, locale: locale).layout(width: width)
    }

    @Test func `a line that ends at a soft hyphen shows it`() throws {
        let layout = try lines("hyphen\u{AD}ation", width: 70)
        #expect(layout.shownLines == ["hyphen-", "ation"])
        #expect(layout.lines.allSatisfy { $0.width <= 70 })
        #expect(layout.lines.first?.range == 0..<7)
    }

    @Test func `a soft hyphen inside a line shows nothing`() throws {
        let with = try lines("hyphen\u{AD}ation", width: 300)
        let without = try lines("hyphenation", width: 300)
        #expect(abs(with.size.width - without.size.width) < 0.01)
    }

    @Test func `a hyphen that does not fit ends the line before`() throws {
        let text = "aa bbbb\u{AD}cccc"
        let narrow = try Fixtures.shape("aa bbbb").layout().size.width + 1
        let layout = try lines(text, width: narrow)
        #expect(layout.lines.first?.range == 0..<3)
    }

    @Test func `the hyphen of a line that runs right to left stands on its left`() throws {
        let layout = try lines("שלום\u{AD}שלום", width: 48, locale: "he")
        let runs = layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 48, height: 100)).filter { $0.origin.y < 30 }
        #expect(runs.map(\.text).joined() == "שלום-")
        #expect(runs.min { $0.origin.x < $1.origin.x }?.text.hasSuffix("-") == true)
    }

    @Test func `words are divided where the dictionary says once the factor asks for it`() throws {
        #expect(
            try lines("hyphenation", width: 80) { $0.breaking.hyphenationFactor = 1 }.shownLines == [
                "hyphen-", "ation",
            ])
        #expect(
            try lines("extraordinary hyphenation", width: 190) { $0.breaking.hyphenationFactor = 1 }.shownLines.count
                == 2)
        let even = try lines("the representation", width: 110) { $0.breaking.hyphenationFactor = 1 }.shownLines
        #expect(even[0].hasPrefix("the rep") && even[0].hasSuffix("-"))
        #expect(try lines("the representation", width: 110).shownLines[0].hasPrefix("the") && !even[0].isEmpty)
    }

    @Test func `a line that is full enough is left alone`() throws {
        let text = "wonderful representation"
        let plain = try lines(text, width: 130).shownLines
        #expect(try lines(text, width: 130) { $0.breaking.hyphenationFactor = 0.3 }.shownLines == plain)
        #expect(try lines(text, width: 130) { $0.breaking.hyphenationFactor = 1 }.shownLines != plain)
    }

    @Test func `a language without dictionary is not hyphenated`() throws {
        let text = "hyphenation extraordinary"
        #expect(
            try lines(text, width: 90, locale: "tlh") { $0.breaking.hyphenationFactor = 1 }.shownLines
                == lines(text, width: 90, locale: "tlh").shownLines)
    }

    /// Sources: Duden; the Oxford and Merriam-Webster dictionaries, which divide by origin and by sound; the Académie's rules.
    @Test(arguments: [
        (locale: "de", word: "Wanderkarte", width: 75.0, first: "Wander-"),
        ("de-AT", "Wanderkarte", 75, "Wander-"), ("fr", "constitution", 60, "consti-"),
        ("es", "constitución", 60, "consti-"),
        ("it", "costituzione", 60, "costitu-"), ("nl", "wandelkaart", 66, "wandel-"),
        ("pt", "constituição", 60, "consti-"),
        ("sv", "vandringskarta", 90, "vandrings-"), ("da", "vandrekort", 70, "vandre-"),
    ])
    func `words of bundled languages are divided as they are there`(
        locale: String, word: String, width: Double, first: String
    ) throws {
        let shown = try lines(word, width: width, locale: locale) { $0.breaking.hyphenationFactor = 1 }.shownLines
        #expect(shown.first == first)
    }

    @Test func `a language without a dictionary is not divided`() throws {
        let shown = try lines("тропинками", width: 60, locale: "ru") { $0.breaking.hyphenationFactor = 1 }.shownLines
        #expect(!shown.contains { $0.hasSuffix("-") })
    }
}
