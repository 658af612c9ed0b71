import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct BidiTests {
    private func runs(_ text: String, base: ParagraphStyle.BaseDirection = .natural) throws -> [GlyphRun] {
        let style = Fixtures.style { $0.baseDirection = base }
        return try Fixtures.shape(text, style: style).layout().glyphRuns(in: CGRect(x: 0, y: 0, width: 500, height: 50))
    }

    private func shown(_ text: String, base: ParagraphStyle.BaseDirection = .natural) throws -> [String] {
        try runs(text, base: base).sorted { $0.origin.x < $1.origin.x }.map {
            $0.text.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    @Test func `runs stand in visual order`() throws {
        #expect(try shown("one אחת two") == ["one", "אחת", "two"])
        #expect(try shown("אחת one שתיים") == ["שתיים", "one", "אחת"])
    }

    @Test func `runs are handed over in the order in which they are read`() throws {
        #expect(try runs("אחת one שתיים").map(\.text).joined() == "אחת one שתיים")
    }

    @Test func `the base direction orders runs against the first character`() throws {
        #expect(try shown("one אחת", base: .rightToLeft) == ["אחת", "one"])
        #expect(try shown("אחת one", base: .leftToRight) == ["אחת", "one"])
    }

    @Test func `numbers run left to right in a right-to-left line`() throws {
        #expect(try shown("עמוד 12 מתוך") == ["מתוך", "12", "עמוד"])
    }

    @Test func `glyphs of a right-to-left run stand from left to right and its clusters in reading order`() throws {
        let run = try #require(try runs("אבג").first)
        #expect(run.direction == .rightToLeft)
        #expect(run.text == "אבג")
        let single = try "גבא".map { try #require(try runs(String($0)).first?.glyphs.first?.id) }
        #expect(run.glyphs.map(\.id) == single)
        #expect(run.glyphs.map(\.position.x) == run.glyphs.map(\.position.x).sorted())
    }

    @Test func `brackets are mirrored in a right-to-left run`() throws {
        func glyph(of bracket: String, in text: String) throws -> UInt32? {
            let run = try runs(text).first { $0.text.hasPrefix(bracket) }
            return run?.direction == .rightToLeft ? run?.glyphs.last?.id : run?.glyphs.first?.id
        }
        let opening = try #require(try glyph(of: "(", in: "(a"))
        let closing = try #require(try glyph(of: ")", in: ")a"))
        #expect(try glyph(of: "(", in: "א(") == closing)
        #expect(try glyph(of: ")", in: "א)") == opening)
    }

    @Test func `an isolate does not disturb what stands around it`() throws {
        #expect(try shown("a \u{2067}אב, ג\u{2069}, b").first?.hasPrefix("a") == true)
        #expect(try shown("a \u{2067}אב, ג\u{2069}, b").last?.hasSuffix("b") == true)
    }

    private func levels(_ text: String, base: ParagraphStyle.BaseDirection) -> [UInt8] {
        ParagraphText.with(Array(text.utf16)) { BidiParagraph(BidiText($0), base: base).levels }
    }

    @Test func `brackets beyond the limit of a paragraph are neutral`() {
        // A pair takes the paragraph's direction from the letter inside (rule N0); a neutral between Latin letters takes theirs (rule N1).
        let text = String(repeating: "a(אb)", count: BidiParagraph.structureLimit)
        let levels = levels(text, base: .rightToLeft)
        #expect(Array(levels[5..<10]) == [2, 1, 1, 2, 1])
        let afterLimit = 5 * BidiParagraph.structureLimit / 2
        #expect(Array(levels[afterLimit..<afterLimit + 5]) == [2, 1, 1, 2, 2])
    }

    @Test func `isolates beyond the limit of a paragraph are neutral`() {
        // Latin letters in a right-to-left isolate are embedded twice.
        let text = String(repeating: "a\u{2067}b\u{2069}", count: BidiParagraph.structureLimit + 10)
        let levels = levels("א" + text, base: .rightToLeft)
        #expect(Array(levels[1..<5]) == [2, 2, 4, 2])
        #expect(levels.suffix(4) == [2, 2, 2, 1])
    }

    @Test func `a separator within a paragraph leaves the direction of what follows`() {
        #expect(levels("אב\u{1D}גד", base: .rightToLeft) == [1, 1, 1, 1, 1])
        #expect(levels("אב\u{1D}a", base: .natural) == [1, 1, 1, 2])
    }

    @Test func `natural alignment starts on the side where the paragraph starts`() throws {
        let rect = CGRect(x: 10, y: 0, width: 300, height: 50)
        func edges(_ text: String) throws -> (left: CGFloat, right: CGFloat) {
            let runs = try Fixtures.shape(text).layout().glyphRuns(in: rect)
            return (runs.map(\.origin.x).min() ?? 0, runs.map { $0.origin.x + $0.advance }.max() ?? 0)
        }
        #expect(try edges("hello").left == 10)
        #expect(abs(try edges("שלום").right - 310) < 1e-9)
    }

    @Test(arguments: [
        (levels: [0, 1, 0], order: [0, 1, 2]), ([1, 2, 1], [2, 1, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
        ([2, 1, 2], [2, 1, 0]), ([], []), ([1, 1, 4, 3, 1], [4, 3, 2, 1, 0]),
    ])
    func `rule L2 reverses from the highest level down`(levels: [UInt8], order: [Int]) {
        #expect(VisualOrder.indices(levels: levels) == order)
    }
}
