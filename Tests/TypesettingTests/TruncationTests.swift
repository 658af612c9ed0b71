import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct TruncationTests {
    private let sentence = "The quick brown fox jumps over the lazy dog"

    private func layout(
        _ text: String,
        _ mode: ParagraphStyle.LineBreakMode,
        width: CGFloat = 120,
        lines: Int = 1
    ) throws -> TextLayout {
        let style = Fixtures.style { $0.lineBreakMode = mode }
        return try Fixtures.shape(text, style: style).layout(width: width, maximumLines: lines)
    }

    private func shown(
        _ text: String,
        _ mode: ParagraphStyle.LineBreakMode,
        width: CGFloat = 120,
        lines: Int = 1
    ) throws -> [String] {
        try layout(text, mode, width: width, lines: lines).shownLines
    }

    @Test func `the tail gives way to an ellipsis`() throws {
        let line = try #require(try shown(sentence, .truncatingTail).first)
        #expect(line.hasSuffix("…") && sentence.hasPrefix(line.dropLast()) && line.count > 8)
    }

    @Test func `the head gives way to an ellipsis`() throws {
        let line = try #require(try shown(sentence, .truncatingHead).first)
        #expect(line.hasPrefix("…") && sentence.hasSuffix(line.dropFirst()) && line.count > 8)
    }

    @Test func `the middle gives way to an ellipsis and both ends are about as long`() throws {
        let line = try #require(try shown(sentence, .truncatingMiddle).first)
        let ends = line.split(separator: "…")
        #expect(ends.count == 2)
        #expect(sentence.hasPrefix(ends[0]) && sentence.hasSuffix(ends[1]))
        #expect(abs(ends[0].count - ends[1].count) <= 4)
    }

    @Test func `no white space stands beside the ellipsis`() throws {
        for width in stride(from: CGFloat(20), to: 320, by: 3) {
            for mode in [ParagraphStyle.LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
                let line = try #require(try shown(sentence, mode, width: width).first)
                #expect(!line.contains(" …") && !line.contains("… "))
            }
        }
    }

    @Test func `only the last of several lines is truncated and begins where it would anyway`() throws {
        let all = try shown(sentence, .wordWrapping, width: 130, lines: 0)
        let two = try shown(sentence, .truncatingTail, width: 130, lines: 2)
        #expect(two.count == 2 && two[0] == all[0])
        #expect(two[1].hasPrefix(all[1]) && two[1].hasSuffix("…"))
    }

    @Test func `text that fits is left alone`() throws {
        let layout = try layout("short", .truncatingTail)
        #expect(!layout.isTruncated)
        #expect(layout.shownLines == ["short"])
    }

    @Test func `a paragraph that follows asks for an ellipsis`() throws {
        #expect(try shown("one\ntwo", .truncatingTail) == ["one…"])
        #expect(try layout("one\ntwo", .truncatingTail).isTruncated)
    }

    @Test func `wrapping shows what fits on the last line and says that more was there`() throws {
        let layout = try layout(sentence, .wordWrapping)
        #expect(layout.shownLines == ["The quick"])
        #expect(layout.isTruncated)
    }

    @Test func `clipping runs over the edge`() throws {
        let layout = try layout(sentence, .clipping)
        #expect(layout.shownLines == [sentence])
        #expect(layout.size.width > 120 && layout.isTruncated)
    }

    @Test func `the ellipsis of a right-to-left line stands on the left`() throws {
        let style = Fixtures.style { $0.lineBreakMode = .truncatingTail }
        let layout = try Fixtures.shape("שלום לכל העולם הגדול", style: style).layout(width: 90, maximumLines: 1)
        let runs = layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 90, height: 30))
        #expect(runs.min { $0.origin.x < $1.origin.x }?.text.contains("…") == true)
        #expect(layout.size.width <= 90)
    }

    @Test func `a family of emoji is never cut`() throws {
        let text = String(repeating: "👩‍👩‍👧‍👦", count: 10)
        for width in stride(from: CGFloat(30), to: 200, by: 7) {
            let line = try #require(try shown(text, .truncatingTail, width: width).first)
            #expect(line.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" })
        }
    }

    @Test func `an ellipsis alone stands where nothing fits`() throws {
        #expect(try shown(sentence, .truncatingTail, width: 3) == ["…"])
    }

    @Test func `a height that is too small ends the text at the line that fits`() throws {
        let style = Fixtures.style { $0.lineBreakMode = .truncatingTail }
        let shaped = try Fixtures.shape(sentence, style: style)
        let layout = shaped.layout(width: 100, maximumHeight: 45)
        #expect(layout.lines.count == 2 && layout.isTruncated)
        #expect(shaped.layout(width: 100, maximumHeight: 5).lines.count == 1)
    }

    @Test func `the range of a truncated line reaches to the end of what it stands for`() throws {
        let line = try #require(try layout(sentence, .truncatingTail).lines.last)
        #expect(line.range == 0..<sentence.utf16.count)
    }
}
