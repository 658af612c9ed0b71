import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct TextDumpTests {
    private func dump(_ text: String, width: CGFloat = .infinity, locale: String = "en") throws -> String {
        let shaped = try Fixtures.shape(
            text, style: Fixtures.style { $0.lineBreakMode = .wordWrapping }, locale: locale)
        return TextDump(shaped, layout: shaped.layout(width: width)).description
    }

    @Test func `a dump reads like this`() throws {
        let lines = try dump("Hi", width: 100).split(separator: "\n")
        #expect(lines[0] == "paragraph 0..<2, left to right")
        #expect(lines[1] == "└─ 0..<2 Latn, level 0, Inter-roman wght=400, 17 pt, spacing -0.442")
        #expect(lines[2].hasPrefix("   ├─ 0..<1 “H” 12.1752: glyph "))
        #expect(lines[4] == "breaks: Hi│")
        #expect(lines[5] == "line 1: 0..<2, width 15.8866, top 0, baseline 16.1865, height 20.2871 “Hi”")
        #expect(lines[6] == "size: 15.8866×20.2871")
    }

    @Test func `runs, levels, breaks and lines of text in both directions are told`() throws {
        let text = try dump("ab אב\u{2028}c", width: 300)
        #expect(text.contains("Hebr, level 1, NotoSansHebrew-Regular"))
        #expect(text.contains("breaks: ab │אב{2028}‖c│") || text.contains("breaks: ab │אב\u{2028}‖c│"))
        #expect(text.contains("line 2: 6..<7"))
    }

    @Test func `what no font has is told`() throws {
        #expect(try dump("a\u{13000}").contains("missing: U+13000 EGYPTIAN HIEROGLYPH A001 at 1"))
    }
}
