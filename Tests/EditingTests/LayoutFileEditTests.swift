import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Edits of layout files: what an edit does not speak of stays, byte for byte.
@MainActor
@Suite struct LayoutFileEditTests {
    static let layout = """
        # A remark above.
        keyline: 1
        size: 320x480   # small
        metrics: { gap: 12 }
        views:
          - type: UILabel
            id: title
            text: "Hello: # world"
          # between
          - { type: UIView, id: box }
          - {type: UIView, backgroundColor: "#ff0000"}
        constraints:
          - title.leading == screen.leading + gap   # why
          - title.top == screen.safeArea.top + 2 * space
          # in between
          - "H:|-16-[box(100)]"
          - { constraint: box.top == title.bottom + 8, identifier: Gap }
          - 'box.height == 40'
        # A remark below.

        """

    func open(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument.read(Array(text.utf8), file: "test.yaml", open: open)
    }

    func repaired(_ text: String, _ repair: Repair, selecting views: [String]? = nil) throws -> String {
        let made = try DocumentRepair(document(text), selection: views, open: open).bytes(after: repair)
        _ = try open(made)
        return String(decoding: made, as: UTF8.self)
    }

    func frames(_ text: String) throws -> [String: CGRect] {
        let source = try open(Array(text.utf8))
        let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        return Dictionary(scene.layout.placedViews.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in first }
    }

    static func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

    @Test func `D11 a constraint that is missing is a new line in the language's own words, and all others stay`()
        throws
    {
        let nameless = try #require(document(Self.layout).viewIDs.last)
        let made = try repaired(Self.layout, .addMissing, selecting: [nameless])
        var lines = Self.lines(made)
        let added = lines.filter { $0.hasPrefix("  - view.") || $0.contains("== view.") }
        #expect(!added.isEmpty)
        lines.removeAll(where: added.contains)
        let named = Self.layout.replacing("{type: UIView, back", with: "{type: UIView, id: view, back")
        #expect(lines == Self.lines(named))
        #expect(try document(made).constraints.count > document(Self.layout).constraints.count)
    }

    @Test func `D13 clear takes the constraints away and views keep their frames, comments stay`() throws {
        let made = try repaired(Self.layout, .clear)
        #expect(made.contains("constraints: []\n  # in between\n# A remark below."))
        #expect(made.contains("  # between\n"))
        #expect(made.contains("{ type: UIView, id: box, frame: { x: 16, y: "))
        let before = try frames(Self.layout)
        let after = try frames(made)
        #expect(before["title"] == after["title"])
        #expect(before["box"] == after["box"])
    }

    @Test func `D12 reset keeps every frame and what is asked for again keeps its line`() throws {
        let made = try repaired(Self.layout, .resetSuggested)
        #expect(made.contains("  - 'box.height == 40'\n"))
        #expect(try frames(made)["box"] == frames(Self.layout)["box"])
        #expect(try frames(made)["title"] == frames(Self.layout)["title"])
    }

    @Test func `one constraint of a visual format goes and the others become equations`() throws {
        let document = try document(Self.layout)
        let width = try #require(document.constraints.first { $0.first.attribute == "width" })
        let made = String(decoding: document.removing(constraint: width.id), as: UTF8.self)
        #expect(
            made
                == Self.layout.replacing("\"H:|-16-[box(100)]\"", with: "box.leading == screen.leading + 16"))
    }

    @Test func `D22 a constraint is changed by its line, its name or its text, in the quotes that it had`() throws {
        let document = try document(Self.layout)
        for name in ["18", "box.height == 40"] {
            let made = try ConstraintInspector(name, of: document).bytes(making: [.constant(50), .priority(750)])
            #expect(
                String(decoding: made, as: UTF8.self)
                    == Self.layout.replacing("'box.height == 40'", with: "'box.height == 50 @750'"))
        }
        let renamed = try ConstraintInspector("Gap", of: document).bytes(making: [.relation("greaterThanOrEqual")])
        #expect(
            String(decoding: renamed, as: UTF8.self)
                == Self.layout.replacing("box.top == title.bottom + 8", with: "box.top >= title.bottom + 8"))
        #expect(throws: EditingError.self) {
            try ConstraintInspector("Gap", of: document).bytes(making: [.placeholder(true)])
        }
    }

    @Test func `D7 a pinned edge is an equation with the standard distance by its name`() throws {
        let text = Self.layout.replacing("title.bottom + 8,", with: "title.bottom + 30 @1,")
        let made = try PinTool(document(text), open: open)
            .bytes(pinning: "box", .init(edges: [.init(.top, isStandard: true)]))
        let expected = text.replacing(
            "  - 'box.height == 40'\n", with: "  - 'box.height == 40'\n  - box.top == title.bottom + space\n")
        #expect(String(decoding: made, as: UTF8.self) == expected)
    }

    @Test func `D2 the first constraint takes the frame away`() throws {
        let text =
            "keyline: 1\nsize: 320x480\nviews:\n  - type: UIView\n    frame: {x: 10, y: 20, width: 30, height: 40}\n    id: box\n"
        let made = try PinTool(document(text), open: open).bytes(pinning: "box", .init(edges: [.init(.leading)]))
        #expect(
            String(decoding: made, as: UTF8.self)
                == "keyline: 1\nsize: 320x480\nviews:\n  - type: UIView\n    id: box\nconstraints:\n  - box.leading == screen.safeArea.leading + 10\n"
        )
    }

    @Test func `D1 a view with a frame lies there, and an arranged one may not have one`() throws {
        let text =
            "keyline: 1\nsize: 320x480\nviews:\n  - {type: UIView, id: box, frame: {x: 10, y: 20, width: 30, height: 40}}\n"
        #expect(try frames(text)["box"] == CGRect(x: 10, y: 20, width: 30, height: 40))
        let arranged =
            "keyline: 1\nviews:\n  - type: UIStackView\n    arrangedSubviews:\n      - {type: UIView, frame: {x: 1, y: 2, width: 3, height: 4}}\n"
        #expect(throws: LayoutFileError.self) { try open(Array(arranged.utf8)) }
    }

    @Test func `D5 views move into a stack with their lines`() throws {
        let text = """
            keyline: 1
            size: 320x480
            views:
            - type: UILabel   # first
              id: one
              text: One
            - {type: UILabel, id: two, text: Two}
            constraints:
            - one.leading == screen.leading + 16
            - one.top == screen.top + 16
            - two.leading == one.leading
            - two.top == one.bottom + 4

            """
        let made = try EmbedTool(document(text), open: open).bytes(stacking: ["two", "one"])
        let result = String(decoding: made, as: UTF8.self)
        #expect(result.contains("- type: UIStackView\n  id: stack\n  frame: { x: 16, y: 16, width: "))
        #expect(result.contains("  axis: vertical\n  distribution: fillEqually\n  spacing: 4\n  arrangedSubviews:\n"))
        #expect(
            result.contains(
                "    - type: UILabel   # first\n      id: one\n      text: One\n    - {type: UILabel, id: two, text: Two}\n"
            ))
        _ = try open(made)
    }

    @Test(arguments: ["\r\n", "\n"])
    func `new lines end as the layout's do, and lists in brackets stay in them`(_ newline: String) throws {
        let text =
            "{keyline: 1, size: 320x480,\n views: [{type: UIView, id: a}, {type: UIView, id: b}],\n constraints: [a.width == 10, \"a.height == 10\", b.width == a.width]}\n"
            .replacing("\n", with: newline)
        let document = try document(text)
        let without = String(decoding: document.removing(constraint: "3.2"), as: UTF8.self)
        #expect(without == text.replacing(", \"a.height == 10\"", with: ""))
        let made = try DocumentRepair(document, selection: ["a"], open: open).bytes(after: .addMissing)
        let result = String(decoding: made, as: UTF8.self)
        #expect(result.hasPrefix(text.dropLast(newline.count + 2)))
        #expect(result.hasSuffix("]}" + newline))
    }

    @Test func `an identifier of two lines is an error with the lines, and that of a visual format is one`() throws {
        let twice = Self.layout.replacing(
            "- 'box.height == 40'", with: "- { constraint: box.height == 40, identifier: Gap }")
        let error = try #require(throws: EditingError.self) { try ConstraintInspector("Gap", of: document(twice)) }
        #expect(error.hint == "use one of these lines: 17, 18")
        #expect(error.location?.line == 18)
        let format = Self.layout.replacing(
            "- \"H:|-16-[box(100)]\"", with: "- { constraint: \"H:|-16-[box(100)]\", identifier: Row }")
        #expect(try document(format).subject(named: "Row") == .constraint("Row"))
    }
}
