import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Lints see layout files as they see documents.
extension LintTests {
    private func rules(ofLayout views: String, _ constraints: String = "") throws -> [LintRule] {
        try layoutFindings(views, constraints).map(\.rule)
    }

    private func layoutFindings(_ views: String, _ constraints: String = "") throws -> [LintFinding] {
        let items = constraints.isEmpty ? "" : "constraints:\n\(constraints)\n"
        let text = "keyline: 1\ndevice: iPhone 15\nviews:\n\(views)\n\(items)"
        let source = try LayoutFileSource(data: Data(text.utf8), file: "test.yaml", fonts: fonts.get())
        let document = try InterfaceDocument.read(Array(text.utf8), file: "test.yaml") { _ in source }
        return try Linter(source, document: document).findings()
    }

    private static let title = "  - { type: UILabel, id: title, text: Title }"

    @Test(arguments: [
        ("title.leading == screen.margins.leading + 4", true), ("title.leading == screen.margins.leading", false),
        ("title.leading == screen.leading + 16", true), ("title.leading == screen.leading + 24", true),
        ("title.leading == screen.leading", false), ("title.leading == screen.safeArea.leading + 12", true),
        ("title.leading == screen.readable.leading + 12", false),
        ("screen.margins.trailing == title.trailing + 9", true),
        ("title.leading >= screen.margins.leading + 4", false),
        ("title.leading == screen.margins.leading + 4 @750", false),
    ])
    func `D32 a text at any distance from the side margin is told in a layout file`(
        equation: String, isTold: Bool
    ) throws {
        #expect(try rules(ofLayout: Self.title, "  - \(equation)").contains(.rootMargin) == isTold)
    }

    @Test(arguments: [("4", true), ("0", false)])
    func `D32 a text at any distance from the side margin is told in a document`(constant: String, isTold: Bool) throws
    {
        let words = label("tit-le-lbl", "Title", 20, 40, 100, 20.5)
        let margin = constraint(
            "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" "
                + "secondAttribute=\"leadingMargin\" constant=\"\(constant)\"", "a01-aa-aaa")
        #expect(try rules(words, margin).contains(.rootMargin) == isTold)
    }

    @Test(arguments: [
        ("title.top == screen.top + 8", true), ("title.top == screen.safeArea.top + 8", false),
        ("screen.bottom == title.bottom + 30", true),
    ])
    func `D32 a text held to the edge under bars is told in a layout file`(equation: String, isTold: Bool) throws {
        #expect(try rules(ofLayout: Self.title, "  - \(equation)").contains(.barEdge) == isTold)
    }

    @Test func `D32 what fills the width beyond a margin, and long lines, are told in a layout file`() throws {
        let photo = "  - { type: UIImageView, id: photo }"
        let edges = "  - photo.leading == screen.margins.leading - 16\n  - photo.trailing == screen.trailing"
        #expect(try rules(ofLayout: photo, edges).contains(.fullBleed))
        #expect(
            try !rules(ofLayout: photo, edges.replacing("margins.leading - 16", with: "leading")).contains(.fullBleed))
        let words = String(repeating: "words ", count: 40)
        let long = "  - { type: UILabel, id: body, text: \"\(words)\", numberOfLines: 0 }"
        let margins = "  - body.leading == screen.margins.leading\n  - body.trailing == screen.margins.trailing"
        #expect(try rules(ofLayout: long, margins).contains(.readableWidth))
        #expect(try !rules(ofLayout: long, margins.replacing("margins", with: "readable")).contains(.readableWidth))
    }

    @Test(arguments: [
        ("contentHugging: 1000", LintRule.requiredContent), ("contentHugging: { vertical: 1000 }", .requiredContent),
        ("contentCompressionResistance: 1000", .requiredContent), ("contentHugging: 600", .priorityCluster),
    ])
    func `D29 priorities of content are told in a layout file`(key: String, rule: LintRule) throws {
        #expect(try rules(ofLayout: "  - { type: UILabel, id: title, text: Title, \(key) }").contains(rule))
        #expect(
            try !rules(ofLayout: "  - { type: UILabel, id: title, text: Title, contentHugging: 251 }").contains(rule))
    }

    @Test func `D29 a frame beside constraints is a mask, and one alone a prototype, in a layout file`() throws {
        let box = "  - { type: UIView, id: box, frame: { x: 0, y: 0, width: 50, height: 50 } }"
        let alone = try rules(ofLayout: box)
        #expect(alone.contains(.prototype) && !alone.contains(.autoresizing))
        let constrained = try rules(ofLayout: box, "  - box.centerX == screen.centerX")
        #expect(constrained.contains(.autoresizing) && !constrained.contains(.prototype))
        #expect(
            try !rules(ofLayout: "  - { type: UIView, id: box }", "  - box.centerX == screen.centerX").contains(
                .autoresizing))
    }

    @Test func `D29 views without ids are told in a layout file, all in one finding`() throws {
        let unnamed = try layoutFindings(
            "  - { type: UIView }\n  - { type: UIImageView }\n  - { type: UIView }\n\(Self.title)"
        )
        .filter { $0.rule == .unnamed }
        #expect(unnamed.map(\.message) == ["views have no ids: 1 Image View, 2 Views"])
        #expect(unnamed.first?.location.line == 4)
        #expect(try !rules(ofLayout: "  - { type: UIView, id: box }").contains(.unnamed))
    }

    @Test func `D29 any view that a document's constraints refer to needs a name`() throws {
        let centre = constraint(
            "firstItem=\"red-vi-ew1\" firstAttribute=\"centerX\" secondItem=\"roo-tv-iew\" secondAttribute=\"centerX\"",
            "a01-aa-aaa")
        #expect(try rules(red, centre).contains(.unnamed))
        #expect(try !rules(red).contains(.unnamed))
        let named = red.replacing("id=\"red-vi-ew1\"", with: "id=\"red-vi-ew1\" userLabel=\"Red\"")
        #expect(try !rules(named, centre).contains(.unnamed))
    }

    @Test(arguments: [
        ("a.left == screen.left + 30", LintRule.leftRight), ("a.width == 0.5 * b.width", .fractionalMultiplier),
        ("a.trailing == screen.trailing - 20", .negativeConstant),
        ("screen.leading == a.leading - 20", .negativeConstant), ("a.top == b.top - 90 @750", .negativeConstant),
        ("a.trailing == b.leading", .readingOrder),
        ("a.width == 100 @600", .priorityCluster), ("title.width == 90", .fixedSize),
    ])
    func `D29 D30 equations of a layout file break the rules that constraints of documents do`(
        equation: String, rule: LintRule
    ) throws {
        let views = "  - { type: UIView, id: a }\n  - { type: UIView, id: b }\n" + Self.title
        #expect(try rules(ofLayout: views, "  - \(equation)").contains(rule))
    }

    @Test(arguments: [
        "a.leading == screen.leading - 20", "screen.trailing == a.trailing - 20", "a.top == b.top - 4",
        "a.width == b.width - 4",
    ])
    func `D30 negative constants of overlaps and of lengths are left alone`(equation: String) throws {
        let views = "  - { type: UIView, id: a }\n  - { type: UIView, id: b }"
        let sizes = ["a.width == 20", "a.height == 20", "b.width == 24", "b.height == 20", "a.leading == b.leading"]
        let places = (sizes + [equation]).map { "  - \($0)" }.joined(separator: "\n")
        #expect(try !rules(ofLayout: views, places).contains(.negativeConstant))
    }

    @Test func `D29 rows, and distances that skip a neighbour, are told in a layout file`() throws {
        let views = ["a", "b", "c"].map { "  - { type: UIView, id: \($0) }" }.joined(separator: "\n")
        let places =
            "  - a.leading == screen.margins.leading\n  - V:|-100-[a(40)]\n"
            + "  - b.top == a.top\n  - c.top == a.top\n  - b.height == a.height\n  - c.height == a.height\n"
            + "  - a.width == 40\n  - b.width == 40\n  - c.width == 40\n"
        let row = places + "  - b.leading == a.trailing + 8\n  - c.leading == b.trailing + 8"
        #expect(try rules(ofLayout: views, row).contains(.rowAsStack))
        let far = places + "  - b.leading == a.trailing + 8\n  - c.leading == a.trailing + 56"
        #expect(try rules(ofLayout: views, far).contains(.farNeighbour))
    }
}
