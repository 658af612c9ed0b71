import Foundation
import KeylineGoldens
import KeylineScenes
import Testing

@testable import KeylineCommand

/// The causes of a picture of code are looked for in the lines that changed.
@Suite struct ChangedCodeTests {
    private static let old = """
        struct Card: View {
            var body: some View {
                VStack(spacing: 12) {
                    Text("Title").font(.title)
                    Text("Kept").padding(8)
                }
            }
        }
        #Preview("Card") { Card() }
        """

    private func code(_ edits: [(String, String)]) -> ChangedCode {
        var code = ChangedCode()
        code.add("Card.swift", from: Self.old, to: edits.reduce(Self.old) { $0.replacing($1.0, with: $1.1) })
        return code
    }

    private func line(_ change: String, _ edits: (String, String)...) -> Int? {
        code(edits).location(of: GoldenCause(subject: "Text (a)", change: change))?.line
    }

    @Test func `a text is in the changed line that has it`() {
        #expect(line(#"text "Title" → "Heading""#, ("Title", "Heading"), ("12", "20")) == 4)
        #expect(line(#"text "Title" → "Other""#, ("Title", "Heading")) == nil)
    }

    @Test func `a view that is new is in the changed line that has its text`() {
        let cause = GoldenCause(subject: "Text (a)", change: GoldenCause.newView, values: "\"More\"")
        let edited = code([("12", "20"), ("Text(\"Kept\")", "Text(\"More\")\nText(\"Kept\")")])
        #expect(edited.location(of: cause)?.line == 5)
    }

    @Test func `a property is in the only changed line that speaks of it`() {
        #expect(line("spacing changed", ("12", "20"), ("padding(8)", "padding(14)")) == 3)
        #expect(line("padding changed", ("12", "20"), ("padding(8)", "padding(14)")) == 5)
        #expect(line("font changed", (".title", ".largeTitle"), ("12", "20")) == 4)
        #expect(line("font changed", (".title", ".largeTitle"), ("padding(8)", "font(.body)")) == nil)
    }

    private func change(_ kind: String) throws -> ReviewChange {
        let words: [String: Any] = [
            "name": "a.png", "title": "Card.swift · More", "file": "Card.swift", "kind": kind, "summary": "x",
            "causes": [["subject": "Text (a)", "change": "frame changed"]], "regions": [], "lines": [],
            "pixelSize": [1, 1], "files": [:],
        ]
        return try JSONDecoder().decode(ReviewChange.self, from: JSONSerialization.data(withJSONObject: words))
    }

    @Test func `other changes are at the first changed line of their file, new previews where they are declared`()
        throws
    {
        let edited = code([("12", "20"), ("#Preview", "#Preview(\"More\") { More() }\n#Preview")])
        #expect(try edited.located(change("changed")).location == SourceLocation(file: "Card.swift", line: 3))
        #expect(try edited.located(change("new")).location == SourceLocation(file: "Card.swift", line: 9))
        #expect(try code([]).located(change("changed")).location == nil)
    }
}
