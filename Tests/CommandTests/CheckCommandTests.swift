import Foundation
import Testing

/// `keyline check` of a document as Xcode's canvas would judge it.
@Suite struct CheckCommandTests {
    private let room: CommandSandbox

    /// The card with a label that nothing places horizontally.
    init() throws {
        room = try CommandSandbox()
        let open = Fixtures.card.replacing(
            "firstAttribute=\"leading\"", with: "firstAttribute=\"bottom\" relation=\"lessThanOrEqual\""
        )
        .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"bottom\"")
        try room.write(open, "card.xib")
    }

    @Test func `a view that needs constraints is named with id, label and what it needs`() throws {
        let outcome = try room.run("check", "card.xib")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "warning: missing constraints: Label \"Hello\" (title): needs constraints for: X position\n"))
        #expect(outcome.output.contains("hint: add them, or run `keyline fix card.xib add-missing`\n"))
        #expect(!outcome.output.contains("ambiguous"))
    }

    @Test func `other programs read what a view needs as JSON`() throws {
        struct Report: Decodable {
            struct Finding: Decodable {
                let kind: String
                let view: String?
                let line: Int?
                let message: String
            }
            let findings: [Finding]
        }
        let output = try room.run("check", "card.xib", "--format", "json").output
        let findings = try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings
        #expect(findings.map(\.kind) == ["missingConstraints"])
        #expect(findings.first?.view == "title")
        #expect(findings.first?.line != nil)
        #expect(findings.first?.message.hasSuffix("X position") == true)
    }

    @Test func `who passes over what a view needs hears that it is ambiguous`() throws {
        let outcome = try room.run("check", "card.xib", "--ignore", "missingConstraints")
        #expect(outcome.output.contains("ambiguous: Label \"Hello\" (title)"))
        #expect(!outcome.output.contains("missingConstraints"))
        let both = try room.run("check", "card.xib", "--ignore", "missing constraints", "--ignore", "ambiguous")
        #expect(both.status == 0)
    }
}
