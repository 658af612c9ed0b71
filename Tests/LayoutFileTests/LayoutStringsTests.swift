import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
import KeylineTypesetting

/// Texts by key, from string tables beside the layout.
@MainActor
@Suite struct LayoutStringsTests {
    private let yaml = """
        keyline: 1
        strings: Login
        views:
          - { type: UILabel, id: title, text: { key: title } }
          - { type: UILabel, id: note, text: { key: note, default: Forgotten? } }
          - { type: UILabel, id: plain, text: Plain }
        """

    private func scene(locale: String, tables: [String: String], pseudo: Set<PseudoLanguage> = []) throws -> Scene {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in tables {
            let inside = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: inside.appendingPathComponent("Login.strings"))
        }
        let file = folder.appendingPathComponent("login.yaml").path
        let source = try LayoutFileSource(data: Data(yaml.utf8), file: file, fonts: try FontCollection.bundled())
        var overrides = EnvironmentOverrides()
        overrides.language.locale = locale
        overrides.language.pseudoLanguages = pseudo
        return try source.makeScene("login", in: overrides.resolved(over: source.scenes[0].environment))
    }

    private func text(_ id: String, in scene: Scene) -> String? {
        scene.layout.view(.init(id))?.view.text?.text
    }

    private let tables = ["en": "title = \"Sign in\";", "ar": "title = \"تسجيل الدخول\"; note = \"نسيت؟\";"]

    @Test func `a key stands for the text of the language`() throws {
        let scene = try scene(locale: "ar", tables: tables)
        #expect(text("title", in: scene) == "تسجيل الدخول")
        #expect(text("note", in: scene) == "نسيت؟")
        #expect(scene.environment.layoutDirection == .rightToLeft)
        #expect(!scene.diagnostics.contains { $0.kind == .missingString })
    }

    @Test func `a key without a text shows its default and is named`() throws {
        let scene = try scene(locale: "en", tables: tables)
        #expect(text("note", in: scene) == "Forgotten?")
        let missing = try #require(scene.diagnostics.first { $0.kind == .missingString })
        #expect(missing.message.contains("\"note\""))
        #expect(missing.location?.file.hasSuffix("en.lproj/Login.strings") == true)
    }

    @Test func `a language without a table is named with those that have one`() throws {
        let scene = try scene(locale: "fr", tables: tables)
        #expect(text("title", in: scene) == "title")
        #expect(scene.diagnostics.first { $0.kind == .missingString }?.hints == ["it has texts for: ar, en"])
    }

    @Test(arguments: [("en", 0), ("fr", 1)])
    func `texts of Base are those of the development's language`(locale: String, count: Int) throws {
        let scene = try scene(locale: locale, tables: ["Base": "title = \"Sign in\"; note = \"Forgotten\";"])
        #expect(text("title", in: scene) == "Sign in")
        #expect(scene.diagnostics.count { $0.kind == .missingString } == count)
    }

    @Test func `a table that is nowhere is an error at the line that names it`() {
        #expect {
            try scene(locale: "en", tables: [:])
        } throws: { error in
            (error as? LayoutFileError)?.location?.line == 2
        }
    }

    @Test func `a pseudo-language changes what is localised and nothing else`() throws {
        let scene = try scene(locale: "en", tables: tables, pseudo: [.bounded])
        #expect(text("title", in: scene) == "[# Sign in #]")
        #expect(text("plain", in: scene) == "Plain")
    }
}
