import Foundation
import KeylineFoundationSupplement
import Testing

/// Names of Foundation that Linux lacks, in a file that imports neither layout system.
@Suite struct SupplementedFoundationTests {
    private func intents(_ text: AttributedString) -> [InlinePresentationIntent?] {
        text.runs.map { $0[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
    }

    @Test func `Markdown becomes runs with intents and links`() throws {
        let text = try AttributedString(markdown: "a **b** [c](https://example.com/d)")
        #expect(String(text.characters) == "a b c")
        #expect(intents(text) == [nil, .stronglyEmphasized, nil, nil])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.com/d")])
    }

    @Test func `lines are kept where white space is`() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n\n*b*", options: options).characters) == "a\n\nb")
        #expect(String(try AttributedString(markdown: "a\n\n*b*").characters) == "a b")
    }

    @Test func `a localised text is read as Markdown with its values`() {
        let text = AttributedString(localized: "\(3) *apples*")
        #expect(String(text.characters) == "3 apples")
        #expect(intents(text) == [nil, .emphasized])
        #expect(AttributedString(localized: LocalizedStringResource("*d*")) == AttributedString(localized: "*d*"))
    }
}
