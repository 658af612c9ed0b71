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

    /// The values of a key anywhere in a schema, with the path of each.
    private func keys(in json: String) throws -> [(path: String, schema: [String: Any])] {
        var keys: [(path: String, schema: [String: Any])] = []
        func collect(_ value: Any, _ path: String, isCondition: Bool) {
            if let object = value as? [String: Any] {
                for (name, key) in object["properties"] as? [String: [String: Any]] ?? [:] where !isCondition {
                    keys.append(("\(path)/\(name)", key))
                }
                for (name, inside) in object { collect(inside, "\(path)/\(name)", isCondition: name == "if") }
            } else if let list = value as? [Any] {
                for (index, inside) in list.enumerated() { collect(inside, "\(path)/\(index)", isCondition: false) }
            }
        }
        collect(try JSONSerialization.jsonObject(with: Data(json.utf8)), "", isCondition: false)
        return keys
    }

    @Test(arguments: ["layout", "views", "keyline"])
    func `every key of a schema has a description`(name: String) throws {
        let json = try String(contentsOf: root.appendingPathComponent("Schemas/\(name).schema.json"), encoding: .utf8)
        let keys = try keys(in: json)
        #expect(keys.count > 50)
        #expect(keys.filter { ($0.schema["description"] as? String ?? "").isEmpty }.map(\.path).isEmpty)
    }

    @Test func `each schema has an identifier of its own`() throws {
        let names = ["layout", "views", "keyline"]
        let identifiers = try names.map { name in
            let data = try Data(contentsOf: root.appendingPathComponent("Schemas/\(name).schema.json"))
            return try #require((try JSONSerialization.jsonObject(with: data) as? [String: Any])?["$id"] as? String)
        }
        #expect(Set(identifiers).count == names.count)
    }

    private func matches(_ equation: String) throws -> Bool {
        let schema = try JSONSerialization.jsonObject(with: Data(LayoutSchema.json().utf8)) as? [String: Any]
        let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
        let pattern = try #require(definitions["equation"]?["pattern"] as? String)
        return try NSRegularExpression(pattern: pattern).firstMatch(
            in: equation, range: NSRange(equation.startIndex..., in: equation)) != nil
    }

    @Test(arguments: [
        "title.leading == screen.readable.leading + 8 @750", "title.top == screen.safeArea.top + 2 * space",
        "line.height == 1", "a.width <= -b.width / 2 + gap @high", "a.trailing ≥ b.trailing", "a.top==b.top-8",
    ])
    func `the schema's pattern takes an equation`(equation: String) throws {
        #expect(try matches(equation))
    }

    @Test(arguments: [
        "title.leading = screen.leading", "title.leding == screen.leading", "title == screen", "a.width == 50%",
        "a.width == 17pt", "a.width == 8 @", "a.b.c.width == 8",
    ])
    func `the schema's pattern refuses what is no equation`(text: String) throws {
        #expect(try !matches(text))
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
