import Foundation
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// Copies of views in layout files; those in storyboards are tested through the editor.
@MainActor
@Suite struct DuplicateToolTests {
    private static let nested = """
        keyline: 1
        size: 320x200
        views:
          # A card with its own constraints.
          - type: UIView
            id: card
            frame: { x: 10, y: 10, width: 120, height: 60 }
            subviews:
              - { type: UILabel, id: name, text: Name }
              - { type: UILabel, text: Anonymous }
          - { type: UIView, id: other, frame: { x: 0, y: 150, width: 40, height: 40 } }
        constraints:
          - name.top == card.top + 4
          - name.leading == card.leading + 6
          - card.width >= other.width

        """

    private func open(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    private func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument.read([UInt8](text.utf8), file: "test.yaml", open: open)
    }

    private func copied(
        _ views: [String], of text: String = nested, into container: String? = nil, from source: String? = nil
    ) throws -> (text: String, ids: [String]) {
        let tool = try DuplicateTool(document(text), from: source.map(document), open: open)
        let copy = try tool.bytes(duplicating: views, into: container)
        return (String(decoding: copy.bytes, as: UTF8.self), copy.ids)
    }

    @Test func `a copy has what is inside and the constraints between, under new ids`() throws {
        let copy = try copied(["card"])
        #expect(copy.ids == ["card2"])
        #expect(copy.text.contains("    id: card2\n    frame: { x: 30, y: 30, width: 120, height: 60 }"))
        #expect(copy.text.contains("{ type: UILabel, id: name2, text: Name }"))
        #expect(copy.text.contains("  - name2.top == card2.top + 4\n  - name2.leading == card2.leading + 6\n"))
        #expect(!copy.text.contains("card2.width"), "constraints to other views are not copied")
        let made = try document(copy.text)
        #expect(made.views["name2"]?.parent == "card2")
        #expect(made.constraints.count == 5)
    }

    @Test func `nothing else of the file changes`() throws {
        let copy = try copied(["other"])
        let lines = Set(copy.text.split(separator: "\n"))
        #expect(Self.nested.split(separator: "\n").allSatisfy(lines.contains))
        #expect(copy.text.hasPrefix(String(Self.nested.prefix { $0 != "v" })))
    }

    @Test func `a view inside another copied one is copied with it alone`() throws {
        #expect(try copied(["card", "name"]).ids == ["card2"])
    }

    @Test func `views of another document come along`() throws {
        let target = "keyline: 1\nsize: 320x200\nviews: []\nconstraints: []\n"
        let copy = try copied(["other"], of: target, into: "screen", from: Self.nested)
        #expect(copy.ids == ["other"])
        #expect(copy.text.contains("frame: { x: 20, y: 170, width: 40, height: 40 }"))
    }

    @Test func `the view of a whole scene and a container that holds no views are errors`() throws {
        #expect(throws: EditingError.self) { try copied(["screen"]) }
        #expect(throws: EditingError.self) { try copied(["other"], into: "name") }
    }

    @Test func `a drag changes the constants of a view, and those of its followers only where they are to stay`() throws
    {
        let text = """
            keyline: 1
            views:
              - { type: UILabel, id: a, text: A }
              - { type: UILabel, id: b, text: B }
            constraints:
              - a.top == screen.top + 10
              - a.leading == screen.leading + 20
              - b.top == a.bottom + 8
              - screen.trailing == a.trailing + 5
              - a.height <= 90

            """
        let document = try document(text)
        let tool = DragTool(document)
        let edges: [CanvasEdge: Double] = [.leading: 3, .trailing: 3, .top: 4, .bottom: 4]
        let few = tool.changes(moving: "a", by: edges, keepsFollowers: false)
        #expect(
            few.map(\.command) == [
                ["set", "6", "constant=14"], ["set", "7", "constant=23"], ["set", "9", "constant=2"],
            ])
        let all = tool.changes(moving: "a", by: edges, keepsFollowers: true)
        #expect(all.map(\.command).contains(["set", "8", "constant=4"]))
        let moved = String(decoding: document.bytes(changing: all), as: UTF8.self)
        #expect(
            moved.contains(
                "- a.top == screen.top + 14\n  - a.leading == screen.leading + 23\n  - b.top == a.bottom + 4\n"))
        let reversed = tool.changes(moving: "a", by: edges, isReversed: true, keepsFollowers: false)
        #expect(reversed.map(\.command).contains(["set", "7", "constant=17"]))
        let again = tool.changes(moving: "a", by: edges, keepsFollowers: false, after: few)
        #expect(few.followed(by: again).map(\.command.last) == ["constant=18", "constant=26", "constant=-1"])
    }
}
