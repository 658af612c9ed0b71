import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct AttachmentTests {
    private let rect = CGRect(x: 0, y: 0, width: 300, height: 100)

    private func text(_ attachment: TextAttachment) -> AttributedText {
        var text = AttributedText("ab\u{FFFC}cd", font: .system(size: 17))
        text.modifyAttributes(in: 2..<3) { $0.attachment = attachment }
        return text
    }

    @Test func `an attachment takes its room in the line and is reported where it stands`() throws {
        let attachment = TextAttachment(size: CGSize(width: 30, height: 12), name: "star")
        let layout = try Fixtures.typesetter().shape(text(attachment), locale: "en").layout()
        let plain = try Fixtures.shape("ab").layout().size.width
        let placed = try #require(layout.attachments(in: rect).first)
        #expect(placed.attachment.name == "star" && placed.offset == 2)
        #expect(abs(placed.rect.minX - plain) < 0.01 && placed.rect.size == attachment.size)
        #expect(abs(placed.rect.maxY - layout.lines[0].baseline) < 0.01)
        #expect(layout.missingCharacters.isEmpty)
        #expect(layout.glyphRuns(in: rect).map(\.text) == ["ab", "cd"])
    }

    @Test func `a tall attachment makes its line higher`() throws {
        let attachment = TextAttachment(size: CGSize(width: 10, height: 50), baselineOffset: -10)
        let line = try #require(try Fixtures.typesetter().shape(text(attachment), locale: "en").layout().lines.first)
        #expect(abs(line.ascent - 40) < 0.01 && abs(line.descent - 10) < 0.01)
    }

    @Test func `a link is reported with the places that it covers`() throws {
        var text = AttributedText("see the manual now", font: .system(size: 17))
        text.modifyAttributes(in: 4..<14) { $0.link = "https://example.org" }
        let layout = try Fixtures.typesetter().shape(
            text, style: Fixtures.style { $0.lineBreakMode = .wordWrapping }, locale: "en"
        ).layout(width: 70)
        let links = layout.links(in: rect)
        #expect(links.count == 2 && links.allSatisfy { $0.target == "https://example.org" })
        #expect(links.map(\.range) == [4..<7, 8..<14])
        #expect(links[0].rect.maxY <= links[1].rect.minY + 0.01)
    }
}
