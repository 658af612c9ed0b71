import Foundation
import KeylineLocalization
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Texts that a language has no text for and needs none for.
@Suite @MainActor struct KeptTextTests {
    private struct App: DocumentResources {
        let table: StringTable

        func strings(for environment: SceneEnvironment) throws -> LocalizedTable {
            .table(table, language: environment.locale, isOwn: false)
        }
        func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }
        @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
        @MainActor func color(named name: String) -> UIColor? { nil }
        @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
    }

    private func scene(_ views: String, untranslatable: Set<String> = [], locale: String = "ar") throws -> Scene {
        var table = StringTable(file: "\(locale).lproj/Test.strings", entries: [:])
        table.untranslatable = untranslatable
        let source = try InterfaceBuilderSource(
            data: Data(DocumentFixture.view(views).utf8), file: "Test.xib", fonts: try FontCollection.bundled(),
            surroundings: App(table: table))
        var environment = source.scenes[0].environment
        environment.locale = locale
        return try source.makeScene(source.scenes[0].id, in: environment)
    }

    private func label(_ text: String, inside: String = "") -> String {
        "<label text=\"\(text)\" id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"20\"/>\(inside)</label>"
    }

    private func missing(_ scene: Scene) -> Int { scene.diagnostics.count { $0.kind == .missingString } }

    @Test(arguments: [("Sample - do not translate", 0), ("The name of a trail", 1)])
    func `a note for translators keeps a text as it is`(note: String, count: Int) throws {
        let notes = "<attributedString key=\"userComments\"><fragment content=\"\(note)\"/></attributedString>"
        let scene = try scene(label("Oak", inside: notes))
        #expect(missing(scene) == count)
        #expect(scene.view("a")?.keepsTexts == (count == 0))
    }

    @Test func `a catalog keeps a text as it is`() throws {
        #expect(try missing(scene(label("Oak"))) == 1)
        let kept = try scene(label("Oak"), untranslatable: ["a.text"])
        #expect(missing(kept) == 0 && kept.view("a")?.keepsTexts == true)
        #expect(try missing(scene(label("Oak"), untranslatable: ["b.text"])) == 1)
    }

    @Test(arguments: [("مرحبا", "ar", 0), ("مرحبا", "fa", 1), ("Hello", "ar", 1), ("Hello", "de", 1)])
    func `a document's text in the language asked for needs none`(text: String, locale: String, count: Int) throws {
        #expect(try missing(scene(label(text), locale: locale)) == count)
    }

    @Test(arguments: [("First", 0), ("Newest", 1)])
    func `the titles of new segments need no text`(title: String, count: Int) throws {
        let control = """
            <segmentedControl id="a"><rect key="frame" x="0" y="0" width="99" height="32"/>
            <segments><segment title="\(title)"/></segments></segmentedControl>
            """
        #expect(try missing(scene(control)) == count)
        #expect(try missing(scene(label(title))) == 1)
    }

    /// The copies that are noted of a table with some texts for as many labels.
    private func copies(_ texts: [String], of originals: [String], locale: String = "ar") throws -> [Diagnostic] {
        let labels = originals.enumerated().map { index, text in
            "<label text=\"\(text)\" id=\"l\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"20\"/></label>"
        }
        let location = SourceLocation(file: "Test.strings", line: 1)
        let entries = texts.enumerated().map { ("l\($0).text", StringTable.Entry(value: $1, location: location)) }
        let table = StringTable(file: "Test.strings", entries: Dictionary(uniqueKeysWithValues: entries))
        let source = try InterfaceBuilderSource(
            data: Data(DocumentFixture.view(labels.joined()).utf8), file: "Test.xib",
            fonts: try FontCollection.bundled(), surroundings: App(table: table))
        var environment = source.scenes[0].environment
        environment.locale = locale
        return try source.makeScene(source.scenes[0].id, in: environment).diagnostics
            .filter { $0.kind == .untranslated }
    }

    @Test func `a table that is a copy of the document's texts is one finding`() throws {
        let words = (1...12).map { "Tree of kind \($0)" }
        let noted = try copies(words, of: words)
        #expect(
            noted.map(\.message) == [
                "12 of its 12 texts read the same in ar as in the document: it is a copy that was not translated"
            ])
        #expect(noted.first?.location?.file == "Test.strings")
        #expect(try copies(Array(words.prefix(11)) + ["شجرة"], of: words).count == 1)
        #expect(try copies(Array(words.prefix(10)) + ["شجرة", "غابة"], of: words).isEmpty)
        #expect(try copies(Array(words.prefix(9)), of: words).isEmpty)
        #expect(try copies(words, of: words, locale: "en-GB").isEmpty)
    }
}
