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
}
