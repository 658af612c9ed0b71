import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Texts in fragments with attributes, which Foundation's attributed strings on Linux do not survive.
@Suite @MainActor struct AttributedTextTests {
    private static let attributes = """
        <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="20" name="HelveticaNeue"/>\
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
        """

    private func fragments(_ key: String, _ texts: String...) -> String {
        let parts = texts.map { "<fragment content=\"\($0)\"><attributes>\(Self.attributes)</attributes></fragment>" }
        return "<attributedString key=\"\(key)\">\(parts.joined())</attributedString>"
    }

    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"50\"/>"

    @Test(arguments: ["en", "ar"])
    func `a label's fragments may share style, colour and font`(locale: String) throws {
        let label = "<label id=\"l\">\(Self.rect)\(fragments("attributedText", "abc", "def", "ghi"))</label>"
        let scene = try DocumentFixture.scene(DocumentFixture.view(label)) { $0.locale = locale }
        #expect(scene.view("l")?.text?.text == "abcdefghi")
    }

    @Test func `a text view's and a button's fragments may, too`() throws {
        let view = "<textView id=\"t\">\(Self.rect)\(fragments("attributedText", "abc", "def"))</textView>"
        let title = fragments("attributedTitle", "uvw", "xyz")
        let button = "<button id=\"b\">\(Self.rect)<state key=\"normal\">\(title)</state></button>"
        let scene = try DocumentFixture.scene(DocumentFixture.view(view + button))
        #expect(scene.view("t")?.text?.text == "abcdef")
        #expect(scene.layout.placedViews.contains { $0.view.text?.text == "uvwxyz" })
    }

    @Test func `code gets a document's runs as an attributed string`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let label = UILabel()
        label.styledText = StyledText([.init("a", [.font: font]), .init("b", [.font: UIFont.systemFont(ofSize: 9)])])
        let text = try #require(label.attributedText)
        #expect(text.string == "ab")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    }
}
