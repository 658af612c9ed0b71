import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// `ForEach` over data that stands in the file.
@MainActor
@Suite struct ElementLoopTests {
    private func texts(_ body: String) throws -> [String] {
        let yaml = "keyline: 1\nsize: 320x900\nbody:\n" + body
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        let scene = try source.makeScene("screen", in: source.scenes[0].environment)
        var found: [String] = []
        func look(_ view: ViewSnapshot) {
            if let text = view.text?.text { found.append(text) }
            view.children.forEach(look)
        }
        look(scene.layout.root)
        return found
    }

    @Test func `items may be values`() throws {
        #expect(
            try texts("  VStack:\n    - ForEach: { in: [a, b], content: { Text: \"$index $item, $$5\" } }")
                == ["0 a, $5", "1 b, $5"])
    }

    @Test func `items may be mappings, of localised texts and of lists too`() throws {
        let body = """
              VStack:
                - ForEach:
                    in:
                      - { name: { key: x, default: One }, parts: [p, q] }
                      - { name: Two, parts: [r] }
                    content:
                      - Text: $name
                      - ForEach: { in: $parts, content: { Text: $item of $name $index } }
            """
        // A localised text has no words before its language is known, so that it cannot stand within others.
        #expect(throws: LayoutFileError.self) { try texts(body) }
        #expect(
            try texts(body.replacingOccurrences(of: "$item of $name", with: "$item"))
                == ["One", "p 0", "q 1", "Two", "r 0"])
    }

    @Test func `rows of a list are made of items`() throws {
        let body = """
              List:
                - Section:
                    header: Cities
                    content:
                      - ForEach: { in: [Lisbon, Porto], content: { Text: $item } }
            """
        #expect(try texts(body).suffix(2) == ["Lisbon", "Porto"])
    }

    @Test func `ids of items are told apart by their number`() throws {
        #expect(
            try texts("  ForEach:\n    in: [a, b]\n    content: { Text: $item, id: row-$index }") == ["a", "b"])
    }
}
