import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// D36 in layout files: a key changes, and everything else stays.
extension ViewInspectorTests {
    private static let layout = """
        # A remark above.
        keyline: 1
        size: 320x480
        views:
          - type: UILabel
            id: title
            text: "Hello"   # greeting
            font:
              size: 20
          - { type: UIView, id: box, alpha: 0.5 }
          - type: UIStackView
            id: stack
            arrangedSubviews:
              - { type: UIButton, id: go, title: Go }
        constraints:
          - title.top == screen.top
        """

    private func edited(
        _ values: KeyValuePairs<String, String>, of view: String, in layout: String = ViewInspectorTests.layout
    ) throws -> String {
        func open(_ bytes: [UInt8]) throws -> any SceneSource {
            try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
        }
        let document = try InterfaceDocument.read(Array(layout.utf8), file: "test.yaml", open: open)
        let values = values.map { ViewInspector.Value(name: $0.key, value: $0.value) }
        let bytes = try ViewInspector(view, of: document, open: open).bytes(setting: values)
        _ = try open(bytes)
        return text(bytes)
    }

    /// The lines of the new text that differ.
    private func changes(_ values: KeyValuePairs<String, String>, of view: String) throws -> [String] {
        let old = Self.layout.components(separatedBy: "\n")
        return try edited(values, of: view).components(separatedBy: "\n").filter { !old.contains($0) }
    }

    @Test func `a value changes in its place, and the remark behind it stays`() throws {
        #expect(try changes(["text": "Say: \"# hi\""], of: "title") == ["    text: \"Say: \\\"# hi\\\"\"   # greeting"])
        #expect(try changes(["alpha": "1"], of: "box") == ["  - { type: UIView, id: box, alpha: 1 }"])
    }

    @Test func `a new key follows the view's other keys, before the views inside`() throws {
        #expect(try changes(["axis": "vertical"], of: "stack") == ["    axis: vertical"])
        #expect(
            try edited(["axis": "vertical"], of: "stack")
                .contains("    id: stack\n    axis: vertical\n    arrangedSubviews:"))
        #expect(
            try changes(["isHidden": "yes"], of: "box") == ["  - { type: UIView, id: box, alpha: 0.5, isHidden: true }"]
        )
    }

    @Test func `an empty value takes the key away, on however many lines it is`() throws {
        let text = try edited(["font": ""], of: "title")
        #expect(!text.contains("font") && !text.contains("size: 20") && text.contains("# greeting\n  - { type: UIView"))
        #expect(try changes(["alpha": ""], of: "box") == ["  - { type: UIView, id: box }"])
    }

    @Test func `the screen gets a key of its own`() throws {
        #expect(
            try changes(["backgroundColor": "systemRed"], of: "screen") == ["screen: { backgroundColor: systemRed }"])
        let again = try edited(["alpha": "0.5"], of: "screen", in: edited(["tintColor": "red"], of: "screen"))
        #expect(again.contains("screen: { tintColor: red, alpha: 0.5 }\n"))
    }

    @Test func `keys that layout files lack are refused`() throws {
        let error = try #require(throws: EditingError.self) { try edited(["shadowOffset": "0x2"], of: "title") }
        #expect(error.message == "\"title\" has no property \"shadowOffset\"")
        #expect(error.location?.line == 5)
    }
}
