import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct FittingTests {
    private func width(_ text: String) throws -> CGFloat { try Fixtures.shape(text).layout().size.width }

    private func tightened(_ text: String, ratio: CGFloat, factor: CGFloat = 0.05) throws -> (TextLayout, room: CGFloat)
    {
        let room = try width(text) / ratio
        let style = Fixtures.style { $0.fitting.tighteningFactor = factor }
        return (try Fixtures.shape(text, style: style).layout(width: room, maximumLines: 1), room)
    }

    @Test func `a line a little too wide is set tighter and nothing is cut`() throws {
        let (layout, room) = try tightened("Settings and privacy", ratio: 1.03)
        #expect(!layout.isTruncated && abs(layout.size.width - room) < 0.01)
        #expect(layout.shownLines == ["Settings and privacy"])
    }

    @Test func `a line much too wide is truncated at its usual spacing`() throws {
        let (layout, _) = try tightened("Settings and privacy", ratio: 1.06)
        #expect(layout.isTruncated && layout.shownLines[0].hasSuffix("…"))
    }

    @Test func `letters that join are never pulled together`() throws {
        let (layout, _) = try tightened("الإعدادات", ratio: 1.03)
        #expect(layout.isTruncated)
    }

    @Test func `fonts shrink until one line fits, and no further than they may`() throws {
        let text = AttributedText("A rather long label", font: .system(size: 17))
        let natural = try width("A rather long label")
        let typesetter = try Fixtures.typesetter()
        let room = CGSize(width: natural * 0.8, height: .infinity)
        let fitted = typesetter.fit(text, locale: "en", into: room, maximumLines: 1, minimumScale: 0.5)
        #expect(!fitted.layout.isTruncated && fitted.layout.size.width <= room.width + 0.01)
        #expect(fitted.layout.size.width > room.width * 0.98, "no smaller than need be")
        let limited = typesetter.fit(text, locale: "en", into: room, maximumLines: 1, minimumScale: 0.95)
        #expect(limited.scale == 0.95 && limited.layout.isTruncated)
    }

    @Test func `several lines shrink into a rectangle`() throws {
        let text = AttributedText(String(repeating: "some words to set ", count: 8), font: .system(size: 20))
        let room = CGSize(width: 150, height: 90)
        let fitted = try Fixtures.typesetter().fit(
            text, style: Fixtures.style { $0.lineBreakMode = .wordWrapping }, locale: "en", into: room,
            minimumScale: 0.2)
        #expect(fitted.scale < 1 && !fitted.layout.isTruncated && fitted.layout.size.height <= room.height + 0.01)
    }

    @Test func `text that fits keeps its size`() throws {
        let text = AttributedText("short", font: .system(size: 17))
        let fitted = try Fixtures.typesetter().fit(
            text, locale: "en", into: CGSize(width: 200, height: 100), maximumLines: 1, minimumScale: 0.1)
        #expect(fitted.scale == 1)
    }

    @Test func `reserved lines have room below the text`() throws {
        let shaped = try Fixtures.shape("one", style: Fixtures.style { $0.spacing.line = 3 })
        let one = shaped.layout().size.height
        let three = shaped.layout(maximumLines: 3, reservedLines: 3).size.height
        #expect(abs(three - (3 * one + 2 * 3)) < 0.01)
        #expect(try Fixtures.shape("a\nb").layout(reservedLines: 2).size == Fixtures.shape("a\nb").layout().size)
    }
}
