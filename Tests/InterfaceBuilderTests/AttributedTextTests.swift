import Foundation
import KeylineGraphics
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

    /// The runs of glyphs that some views draw, with the middle of each from the left.
    private func runs(of views: Set<ViewID?>, in items: [DisplayItem]) -> [(run: GlyphRun, middle: CGFloat)] {
        items.flatMap { item -> [(run: GlyphRun, middle: CGFloat)] in
            switch item.content {
            case .glyphs(let run) where views.contains(item.view): return [(run, run.origin.x + run.advance / 2)]
            case .group(let group):
                return runs(of: views, in: group.items).map { ($0.run, $0.middle + group.transform.tx) }
            default: return []
            }
        }
    }

    /// Expects that the fragments are drawn as one text of 20 points in red.
    private func expectSharedStyle(_ runs: [(run: GlyphRun, middle: CGFloat)], text: String) {
        #expect(runs.map(\.run.text).joined() == text)
        #expect(runs.allSatisfy { $0.run.fontSize == 20 })
        #expect(runs.allSatisfy { $0.run.color == Color(red: 1, green: 0, blue: 0) })
        #expect(Set(runs.map(\.run.font)).count == 1)
    }

    @Test(arguments: ["en", "ar"])
    func `fragments of a label with equal attributes are drawn centered in one font, size and color`(
        locale: String
    ) throws {
        let label = "<label id=\"l\">\(Self.rect)\(fragments("attributedText", "abc", "def", "ghi"))</label>"
        let scene = try DocumentFixture.scene(DocumentFixture.view(label)) { $0.locale = locale }
        #expect(scene.view("l")?.text?.text == "abcdefghi")
        let runs = runs(of: ["l"], in: scene.displayList.items)
        expectSharedStyle(runs, text: "abcdefghi")
        let left = try #require(runs.map { $0.middle - $0.run.advance / 2 }.min())
        let right = try #require(runs.map { $0.middle + $0.run.advance / 2 }.max())
        #expect(abs((left + right) / 2 - 100) < 0.5)
    }

    @Test func `fragments of a text view and of a button with equal attributes are drawn in one font, size and color`()
        throws
    {
        let view = "<textView id=\"t\">\(Self.rect)\(fragments("attributedText", "abc", "def"))</textView>"
        let title = fragments("attributedTitle", "uvw", "xyz")
        let button = "<button id=\"b\">\(Self.rect)<state key=\"normal\">\(title)</state></button>"
        let scene = try DocumentFixture.scene(DocumentFixture.view(view + button))
        #expect(scene.view("t")?.text?.text == "abcdef")
        expectSharedStyle(runs(of: ["t"], in: scene.displayList.items), text: "abcdef")
        // The button's own label draws its title.
        let others = Set(scene.layout.placedViews.map(\.view.id)).subtracting(["t"])
        expectSharedStyle(runs(of: Set(others.map(Optional.some)), in: scene.displayList.items), text: "uvwxyz")
    }

    @Test func `attributedText has a document's runs with their fonts`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let label = UILabel()
        label.styledText = StyledText([.init("a", [.font: font]), .init("b", [.font: UIFont.systemFont(ofSize: 9)])])
        let text = try #require(label.attributedText)
        #expect(text.string == "ab")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    }
}
