import Foundation
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// C9, D37: size classes of layout files are edited, and every other byte stays.
@MainActor
struct LayoutVariationTests {
    private static let yaml = """
        keyline: 1
        device: iPhone 15
        metrics: { gap: 16 }
        screen: { backgroundColor: systemBackground }
        views:
          - type: UILabel   # a title
            id: title
            text: Title
            variations:
              width=regular:
                font: title1   # large
                alpha: 0.5
          - { type: UIView, id: box }
        constraints:
          - title.top == screen.safeArea.top + gap   # why
          - { constraint: title.leading == screen.leading + gap, identifier: Edge, variations: { width=compact: { constant: 30 } } }
          - H:|-8-[box(40)]
          - box.top == title.bottom + 8
          - box.height == 40

        """

    private func open(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    private func document(_ text: String = yaml) throws -> InterfaceDocument {
        try InterfaceDocument.read(Array(text.utf8), file: "test.yaml", open: open)
    }

    private func set(
        _ name: String, _ value: String, of view: String, for classes: String?, in text: String = yaml
    ) throws -> String {
        let inspector = try ViewInspector(
            view, of: document(text), for: classes.flatMap(SizeClassVariation.init), open: open)
        let bytes = try inspector.bytes(setting: [.init(name: name, value: value)])
        _ = try open(bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("title", "alpha", "1", "width=regular", "alpha: 0.5", "alpha: 1"),
        ("title", "text", "Wide", "width=regular", "alpha: 0.5\n", "alpha: 0.5\n        text: \"Wide\"\n"),
        (
            "title", "text", "Flat", "width=compact,height=regular", "alpha: 0.5\n",
            "alpha: 0.5\n      \"width=compact,height=regular\": { text: \"Flat\" }\n"
        ),
        ("title", "alpha", "", "width=regular", "\n        alpha: 0.5", ""),
        (
            "box", "alpha", "0.5", "width=regular", "id: box }",
            "id: box, variations: { width=regular: { alpha: 0.5 } } }"
        ),
        (
            "screen", "backgroundColor", "red", "height=compact", "systemBackground }",
            "systemBackground, variations: { height=compact: { backgroundColor: red } } }"
        ),
        (
            "box", "installed", "no", "width=compact", "id: box }",
            "id: box, variations: { width=compact: { installed: false } } }"
        ),
    ])
    func `C9 a key is set for some size classes`(
        view: String, name: String, value: String, classes: String, old: String, new: String
    ) throws {
        let value = value == "red" ? "systemRed" : value
        let new = new.replacing("backgroundColor: red", with: "backgroundColor: systemRed")
        #expect(try set(name, value, of: view, for: classes) == Self.yaml.replacing(old, with: new))
    }

    @Test func `C9 a view is taken out of all size classes, and put back`() throws {
        let without = try set("installed", "no", of: "box", for: nil)
        #expect(without == Self.yaml.replacing("id: box }", with: "id: box, installed: false }"))
    }

    @Test func `C9 a variation goes with its last key, and the key of all with the last variation`() throws {
        let one = try set("alpha", "0.5", of: "box", for: "width=regular")
        #expect(try set("alpha", "", of: "box", for: "width=regular", in: one) == Self.yaml)
    }

    private func vary(_ change: ConstraintInspector.Change, _ constraint: String, for classes: String?) throws -> String
    {
        let bytes = try ConstraintInspector(constraint, of: document())
            .bytes(varying: [change], for: classes.flatMap(SizeClassVariation.init))
        _ = try open(bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `C9 constants and presence of constraints are set for some size classes`() throws {
        #expect(
            try vary(.constant(44), "Edge", for: "width=regular")
                == Self.yaml.replacing(
                    "{ constant: 30 } }", with: "{ constant: 30 }, width=regular: { constant: 44 } }"))
        #expect(
            try vary(.installed(false), "17", for: "width=regular")
                == Self.yaml.replacing(
                    "- H:|-8-[box(40)]",
                    with: "- { constraint: \"H:|-8-[box(40)]\", variations: { width=regular: { installed: false } } }"))
        #expect(throws: EditingError.self) { try vary(.constant(8), "17", for: "width=regular") }
    }

    @Test func `C9 a new constant goes to the variation in force, and what holds for all stays`() throws {
        let document = try document()
        #expect(try #require(try document.constraint(named: "Edge")).constant == 30)
        let bytes = try ConstraintInspector("Edge", of: document).bytes(making: [.constant(32)])
        #expect(text(bytes).contains("title.leading == screen.leading + gap, identifier: Edge"))
        #expect(text(bytes).contains("{ width=compact: { constant: 32 } }"))
        let renamed = try ConstraintInspector("Edge", of: document).bytes(making: [.identifier("Side")])
        #expect(text(renamed).contains("identifier: \"Side\", variations: { width=compact: { constant: 30 } } }"))
    }

    @Test func `C9 the inspector lists the values of its size classes`() throws {
        let values = try ViewInspector("title", of: document(), for: SizeClassVariation("width=regular"), open: open)
            .values
        #expect(values.map { "\($0.name)=\($0.value)" } == ["id=title", "text=Title", "font=title1", "alpha=0.5"])
    }

    @Test func `D37 a constraint is listed with the constant of its classes`() throws {
        let inspector = try ConstraintInspector("Edge", of: document())
        let varied = inspector.values(in: SizeClassVariation("width=compact"))
        #expect(varied.first { $0.name == "constant" }?.value == "30")
        #expect(inspector.variedSizeClasses == ["width=compact"])
        let title = try ViewInspector("title", of: document(), open: open)
        #expect(title.variedSizeClasses == ["width=regular"])
    }
}
