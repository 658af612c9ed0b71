import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Redundant constraints, rules that a document may break, and the pages of rules.
extension LintTests {
    @Test func `A20 an equality that follows from two others is told, and two for each axis are not`() throws {
        let two = [
            constraint("firstItem=\"red-vi-ew1\" firstAttribute=\"width\" constant=\"100\"", "a01-aa-aaa"),
            constraint("firstItem=\"red-vi-ew1\" firstAttribute=\"height\" constant=\"100\"", "a02-aa-aaa"),
        ]
        let square = view("red-vi-ew1", 20, 40, 100, 100)
        let third = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" secondItem=\"red-vi-ew1\" secondAttribute=\"height\" multiplier=\"1:1\"",
            "a03-aa-aaa")
        #expect(try !rules(square, two.joined(separator: "\n")).contains(.redundant))
        #expect(try rules(square, (two + [third]).joined(separator: "\n")).contains(.redundant))
    }

    @Test func `D29 a document says itself which rules may be broken where`() throws {
        let note = """

                            <attributedString key="userComments">
                                <fragment content="keyline: ignore left-right, unnamed: a map has sides"/>
                            </attributedString>
            """
        let broken =
            "<constraint firstItem=\"map\" firstAttribute=\"left\" secondItem=\"roo-tv-iew\" secondAttribute=\"left\" id=\"c1\"/>"
        let rules: (String) throws -> [LintRule] = { inside in
            let bytes = xib(view("map", 0, 0, 50, 50, inside: inside), constraints: broken)
            let document = try InterfaceDocument(bytes, file: "test.xib")
            return try Linter(open(bytes), document: document).findings().map(\.rule)
        }
        #expect(try rules("").contains(.leftRight))
        #expect(try !rules(note).contains(.leftRight))
        #expect(try rules(note.replacing("left-right", with: "redundant")).contains(.leftRight))
    }

    @Test(arguments: [
        "  - map.left == screen.left # keyline: ignore left-right",
        "  # keyline: ignore left-right\n  - map.left == screen.left",
    ])
    func `D29 a comment of a layout file says it for its line or the next one`(_ line: String) throws {
        let rules: (String) throws -> [LintRule] = { line in
            let text =
                "keyline: 1\nsize: 320x480\nviews:\n  - { type: UIView, id: map }\nconstraints:\n\(line)\n  - map.right == screen.right\n"
            let source = try LayoutFileSource(data: Data(text.utf8), file: "test.yaml", fonts: fonts.get())
            let document = try InterfaceDocument.read(Array(text.utf8), file: "test.yaml") { _ in source }
            return try Linter(source, document: document).findings().map(\.rule).filter { $0 == .leftRight }
        }
        #expect(try rules(line).count == 1)
        #expect(try rules(line.replacing("ignore", with: "note")).count == 2)
    }

    @Test func `every rule has its section in the documentation`() throws {
        let page = try String(
            contentsOfFile: #filePath.replacing(
                "Tests/EditingTests/LintTests+Suppression.swift", with: "Documentation/Lint.md"), encoding: .utf8)
        let sections = page.components(separatedBy: "\n## ").dropFirst()
        for rule in LintRule.allCases {
            let section = sections.first { $0.hasPrefix(rule.rawValue + "\n") }
            #expect(section != nil, "\(rule.rawValue)")
            #expect(section?.contains("\nBad: ") ?? false, "\(rule.rawValue)")
            #expect(section?.contains("\nGood: ") ?? false, "\(rule.rawValue)")
        }
    }
}
