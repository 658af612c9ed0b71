import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
import KeylineTypesetting

/// The files that tell people about the format say what the reader does.
@MainActor
@Suite struct PublishedSchemaTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `the published schema is the reader's own`() throws {
        let published = try String(
            contentsOf: root.appendingPathComponent("Schemas/layout.schema.json"), encoding: .utf8)
        #expect(published == LayoutSchema.json())
    }

    @Test func `the published schema of SwiftUI's views is the reader's own`() throws {
        let published = try String(
            contentsOf: root.appendingPathComponent("Schemas/views.schema.json"), encoding: .utf8)
        #expect(published == ElementSchema.json())
    }

    @Test(arguments: [
        (LayoutSchema.json(), "#/$defs/UILabel"), (ElementSchema.json(), "#/$defs/modifier.padding"),
    ])
    func `a schema is JSON whose references lead somewhere`(json: String, example: String) throws {
        let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let schema = try #require(parsed as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        var references: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                if let reference = object["$ref"] as? String { references.insert(reference) }
                object.values.forEach(collect)
            } else if let list = value as? [Any] {
                list.forEach(collect)
            }
        }
        collect(schema)
        #expect(references.contains(example))
        #expect(references.allSatisfy { definitions[String($0.dropFirst("#/$defs/".count))] != nil })
    }

    @Test(arguments: ["SignIn/sign-in", "Journey/journey"])
    func `a sample screen lays out without findings in both of its languages`(name: String) throws {
        let path = root.appendingPathComponent("Samples/\(name).yaml").path
        let source = try LayoutFileSource(contentsOf: path, fonts: try FontCollection.bundled())
        for locale in ["en", "ar"] {
            var overrides = EnvironmentOverrides()
            overrides.language.locale = locale
            let scene = try source.makeScene(
                source.scenes[0].id, in: overrides.resolved(over: source.scenes[0].environment))
            #expect(scene.diagnostics.isEmpty)
        }
    }

    @Test func `the documentation names every view and every modifier`() throws {
        let page = try String(contentsOf: root.appendingPathComponent("Schemas/README.md"), encoding: .utf8)
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(ElementSchema.json().utf8)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let names = definitions.keys.filter { $0.hasPrefix("view.") || $0.hasPrefix("modifier.") }
        #expect(names.count > 100)
        let missing = names.filter { !page.contains("`\($0.split(separator: ".", maxSplits: 1)[1])`") }
        #expect(missing.isEmpty)
    }

    @Test(arguments: ["views:", "body:"])
    func `the small layouts of the documentation are layouts`(key: String) throws {
        let page = try String(contentsOf: root.appendingPathComponent("Schemas/README.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        let layout = try #require(blocks.first { $0.hasPrefix("keyline: 1") && $0.contains(key) })
        let source = try LayoutFileSource(
            data: Data(layout.utf8), file: "small.yaml", fonts: try FontCollection.bundled())
        let scene = try source.makeScene("small", in: source.scenes[0].environment)
        #expect(scene.diagnostics.isEmpty)
    }
}
