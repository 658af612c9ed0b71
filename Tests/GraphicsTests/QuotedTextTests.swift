import Testing

@testable import KeylineGraphics

@Suite struct QuotedTextTests {
    @Test(
        arguments: [
            "", "plain", "a \"word\"", "back\\slash", "line\nbreak\r\n\t", "\u{0}\u{1B}[0m", "é", "e\u{301}",
            "\u{301}a",
            "\n\u{301}", "\u{600}", "\u{600}\u{600}", "a\u{600}", "👨‍👩‍👧", "\u{200D}", "مرحبا", "漢字", "\u{FE0F}",
            "a\u{600}\u{301}",
        ])
    func `a quoted text is what the debugger prints`(text: String) {
        #expect(text.quoted == text.debugDescription)
    }

    @Test func `signs that join with what follows are shown by their numbers`() {
        #expect(String(repeating: "\u{600}", count: 3).quoted == #""\u{0600}\u{0600}\u{0600}""#)
    }
}
