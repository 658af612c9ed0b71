import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct TextGeometryTests {
    private let rect = CGRect(x: 10, y: 20, width: 200, height: 200)

    private func layout(_ text: String, width: CGFloat = 200, _ change: (inout ParagraphStyle) -> Void = { _ in })
        throws -> TextLayout
    {
        let style = Fixtures.style {
            $0.lineBreakMode = .wordWrapping
            change(&$0)
        }
        return try Fixtures.shape(text, style: style).layout(width: width)
    }

    @Test func `carets stand between letters from edge to edge`() throws {
        let layout = try layout("abc")
        let xs = (0...3).map { layout.caret(at: $0, in: rect).minX }
        #expect(xs == xs.sorted() && Set(xs).count == 4)
        #expect(abs(xs[0] - 10) < 0.01 && abs(xs[3] - 10 - layout.size.width) < 0.01)
        #expect(layout.caret(at: 1, in: rect).height == layout.lines[0].height)
    }

    @Test func `carets run leftwards in text that runs right to left`() throws {
        let layout = try layout("אבג")
        let xs = (0...3).map { layout.caret(at: $0, in: rect).minX }
        #expect(xs == xs.sorted(by: >) && abs(xs[0] - 210) < 0.01)
    }

    @Test func `where directions meet a place has two carets`() throws {
        let layout = try layout("abאב") { $0.baseDirection = .leftToRight }
        let upstream = layout.caret(at: 2, affinity: .upstream, in: rect).minX
        let downstream = layout.caret(at: 2, in: rect).minX
        let end = layout.caret(at: 4, affinity: .upstream, in: rect).minX
        #expect(abs(upstream - end) < 0.01, "the end of the right-to-left letters is where they meet the others")
        #expect(abs(downstream - 10 - layout.size.width) < 0.01)
    }

    @Test func `a ligature has a caret inside for each character`() throws {
        let layout = try layout("لا")
        let xs = (0...2).map { layout.caret(at: $0, in: rect).minX }
        #expect(xs[0] > xs[1] && xs[1] > xs[2])
    }

    @Test func `at a line's end the caret's affinity decides on the line`() throws {
        let layout = try layout("aaaa bbbb", width: 50)
        #expect(layout.lines.count == 2)
        #expect(layout.caret(at: 5, affinity: .upstream, in: rect).minY == 20)
        #expect(abs(layout.caret(at: 5, in: rect).minY - 20 - layout.lines[1].top) < 0.01)
    }

    @Test func `points lead to the nearest place and back`() throws {
        for text in ["Hello, world", "שלום עולם", "abc אבג def", "नमस्ते दुनिया", "👩‍👩‍👧 ok", "e\u{301}a"] {
            let layout = try layout(text)
            var offset = 0
            for character in text {
                for affinity in [TextLayout.Affinity.downstream, .upstream] {
                    let caret = layout.caret(at: offset, affinity: affinity, in: rect)
                    let offset = layout.offset(closestTo: CGPoint(x: caret.minX, y: caret.midY), in: rect)
                    let again = [TextLayout.Affinity.downstream, .upstream].map {
                        layout.caret(at: offset, affinity: $0, in: rect).minX
                    }
                    #expect(again.contains { abs($0 - caret.minX) < 0.01 }, "\(text) \(offset)")
                }
                offset += String(character).utf16.count
            }
        }
    }

    @Test func `a selection covers what lies between its carets, in several parts where directions meet`() throws {
        let layout = try layout("ab אב cd") { $0.baseDirection = .leftToRight }
        #expect(layout.rectangles(of: 0..<8, in: rect).count == 1)
        #expect(layout.rectangles(of: 0..<4, in: rect).count == 2)
        let whole = layout.rectangles(of: 0..<8, in: rect)[0]
        #expect(abs(whole.width - layout.size.width) < 0.01 && abs(whole.minX - 10) < 0.01)
        let parts = layout.rectangles(of: 0..<4, in: rect) + layout.rectangles(of: 4..<8, in: rect)
        #expect(abs(parts.reduce(0) { $0 + $1.width } - whole.width) < 0.01)
    }

    @Test func `offsets of a truncated line are those of the text`() throws {
        let text = "The quick brown fox jumps"
        let style = Fixtures.style { $0.lineBreakMode = .truncatingHead }
        let layout = try Fixtures.shape(text, style: style).layout(width: 100, maximumLines: 1)
        let end = layout.caret(at: text.utf16.count, affinity: .upstream, in: rect).minX
        #expect(abs(end - 10 - layout.size.width) < 0.01)
        #expect(layout.offset(closestTo: CGPoint(x: 1000, y: 25), in: rect) == text.utf16.count)
    }

    @Test func `an empty line has a caret where it starts`() throws {
        let layout = try layout("a\n\nb")
        #expect(abs(layout.caret(at: 2, in: rect).minX - 10) < 0.01)
        #expect(abs(layout.caret(at: 2, in: rect).minY - 20 - layout.lines[1].top) < 0.01)
    }
}
