import Foundation
import KeylineLocalization
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Texts, fonts, pictures and versions.
extension FormatTests {
    @Test func `objects that are no views are passed over`() throws {
        let text = DocumentFixture.view(box("a"), constraints: place("a")).replacing(
            "</objects>",
            with: "<tapGestureRecognizer id=\"tap\"/><customObject id=\"o\" customClass=\"Model\"/></objects>")
        let source = try DocumentFixture.source(text)
        #expect(source.scenes.map(\.id.rawValue) == ["root"])
        #expect(try DocumentFixture.scene(text).diagnostics.isEmpty)
    }

    @Test func `a text with line breaks stands in an element`() throws {
        let label = """
            <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="20" width="100" height="50"/>
                <string key="text">One
            Two</string>
            </label>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.view(label, constraints: place("a", without: ["height"])))
        #expect(scene.view("a")?.text?.text == "One\nTwo")
    }

    @Test(arguments: [("", 1.0), ("preferredMaxLayoutWidth=\"100\"", 2)])
    func `lines of a label end at the width that the document prefers`(preference: String, lines: Double) throws {
        let label = """
            <label text="Words for more than a line" numberOfLines="0" \(preference) \
            translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="20" width="9" height="9"/>
                <fontDescription key="fontDescription" type="system" pointSize="10"/>
            </label>
            """
        let constraints = place("a", without: ["width", "height"])
        let frame = try #require(
            try DocumentFixture.scene(DocumentFixture.view(label, constraints: constraints)).frame("a"))
        #expect(preference.isEmpty || frame.width <= 100)
        #expect((frame.height / 12).rounded() == CGFloat(lines))
    }

    @Test func `an attributed text is put together from its fragments`() throws {
        let label = """
            <label translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="20" width="100" height="50"/>
                <attributedString key="attributedText">
                    <fragment content="Big "><attributes><font key="NSFont" size="30" name="Inter"/></attributes></fragment>
                    <fragment content="small"><attributes><font key="NSFont" size="10" name="Inter"/></attributes></fragment>
                </attributedString>
            </label>
            """
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(label, constraints: place("a", without: ["height", "width"])))
        #expect(scene.view("a")?.text?.text == "Big small")
        #expect((scene.frame("a")?.height ?? 0) > 30)
    }

    @Test func `a font that is missing is named, and the system's stands in as heavy`() throws {
        let label = """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="20" width="100" height="50"/>
                <fontDescription key="fontDescription" name="Corporate-Bold" family="Corporate" pointSize="17"/>
            </label>
            """
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(label, constraints: place("a", without: ["height", "width"])))
        #expect(scene.diagnostics.map(\.kind) == [.missingFont])
        #expect(scene.diagnostics.first?.message.contains("Corporate-Bold") == true)
    }

    @Test(arguments: [("button", 18.0), ("label", 17), ("system", 14), ("smallSystem", 12), ("15", 15)])
    func `old documents name sizes of the system`(size: String, points: CGFloat) throws {
        func height(_ attributes: String) throws -> CGFloat? {
            let label = """
                <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="20" y="20" width="100" height="50"/>
                    <fontDescription key="fontDescription" type="boldSystem" \(attributes)/>
                </label>
                """
            let scene = try DocumentFixture.scene(
                DocumentFixture.view(label, constraints: place("a", without: ["height", "width"])))
            #expect(scene.diagnostics.isEmpty)
            return scene.frame("a")?.height
        }
        #expect(try height("size=\"\(size)\"") == height("pointSize=\"\(points)\""))
    }

    @Test func `a font is a note where the app lists files that are not here`() throws {
        struct App: DocumentResources {
            var missingFontFiles: [String]

            func strings(for environment: SceneEnvironment) throws -> LocalizedTable { .none }
            func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }
            @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
            @MainActor func color(named name: String) -> UIColor? { nil }
            @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
        }
        let label = """
            <label text="Hello" id="a"><rect key="frame" x="20" y="20" width="100" height="50"/>
            <fontDescription key="fontDescription" name="Corporate-Bold" family="Corporate" pointSize="17"/></label>
            """
        func finding(_ files: [String]) throws -> Diagnostic? {
            let source = try InterfaceBuilderSource(
                data: Data(DocumentFixture.view(label).utf8), file: "Test.xib", fonts: try FontCollection.bundled(),
                surroundings: App(missingFontFiles: files))
            return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment).diagnostics
                .first { $0.kind == .missingFont }
        }
        #expect(try finding([])?.severity == .warning)
        let note = try #require(try finding(["Corporate.otf", "Other.otf"]))
        #expect(note.severity == .note && note.message.contains("such as Corporate.otf"))
    }

    @Test(arguments: [true, false])
    func `a picture inside the document, archived by AppKit, is passed over with a note`(isArchived: Bool) throws {
        let image = """
            <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="20" width="30" height="20"/>
            </imageView>
            """
        let archive = "<mutableData key=\"keyedArchiveRepresentation\">YnBsaXN0MDA=</mutableData>"
        let resources = """
            <resources><image name="logo" width="30" height="20">\(isArchived ? archive : "")</image></resources></document>
            """
        let text = DocumentFixture.view(image, constraints: place("a", without: ["height", "width"]))
            .replacing("</document>", with: resources)
        let scene = try DocumentFixture.scene(text)
        let finding = try #require(scene.diagnostics.first { $0.kind == .missingImage })
        #expect(finding.severity == (isArchived ? .note : .warning))
        #expect(finding.location?.line != nil)
        #expect(finding.message.contains("keyed archive") == isArchived)
        #expect(scene.frame("a")?.size == CGSize(width: 30, height: 20))
    }

    @Test(arguments: [6154, 14490, 22505, 24506, 32700])
    func `documents of every version are read`(tools: Int) throws {
        let text = DocumentFixture.xib(
            "<view contentMode=\"scaleToFill\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>",
            tools: tools)
        #expect(try DocumentFixture.scene(text).layout.root.frame.size == CGSize(width: 10, height: 10))
    }
}
