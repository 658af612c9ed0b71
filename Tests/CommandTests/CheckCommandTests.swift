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

    @Test(arguments: ["json", "junit", "sarif", "text"])
    func `a file that cannot be read is a failure of the whole check`(format: String) throws {
        try room.write("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>", "torn.xib")
        let outcome = try room.run("check", "card.xib", "torn.xib", "--fail-on", "error", "--format", format)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains(format == "text" ? "; 1 file could not be read\n" : "torn.xib"))
        guard format == "json" else { return }
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(document?["failed"] as? Bool == true)
        let failures = try #require(document?["failures"] as? [[String: Any]])
        #expect(failures.map { $0["file"] as? String } == ["torn.xib"])
        #expect(failures.first?["line"] as? Int == 1 && failures.first?["scene"] == nil)
    }

    @Test func `what pictures lack is counted apart from what is wrong with the app`() throws {
        try room.write(Fixtures.card.replacing("<label ", with: "<label customClass=\"Badge\" "), "card.xib")
        let outcome = try room.run("check", "card.xib")
        #expect(outcome.output.contains("note: unknown class: "))
        #expect(
            outcome.output.hasSuffix(
                "no findings in 1 scene and 1 environment; 1 note tells what the pictures lack\n"))
        let output = try room.run("check", "card.xib", "--format", "json").output
        let document = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let findings = try #require(document?["findings"] as? [[String: Any]])
        #expect(findings.map { $0["aboutPicture"] as? Bool } == [true])
    }

    @Test func `who passes over what a view needs hears that it is ambiguous`() throws {
        let outcome = try room.run("check", "card.xib", "--ignore", "missingConstraints")
        #expect(outcome.output.contains("ambiguous: Label \"Hello\" (title)"))
        #expect(!outcome.output.contains("missingConstraints"))
        let both = try room.run("check", "card.xib", "--ignore", "missing constraints", "--ignore", "ambiguous")
        #expect(both.status == 0)
    }
}
