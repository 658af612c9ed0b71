import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct VisualTruncationTests {
    private let rect = CGRect(x: 0, y: 0, width: 110, height: 40)

    /// The letters of a truncated line from left to right.
    private func seen(
        _ text: String,
        _ mode: ParagraphStyle.LineBreakMode,
        base: ParagraphStyle.BaseDirection = .leftToRight,
        order: ParagraphStyle.TruncationOrder = .visual
    ) throws -> String {
        let style = Fixtures.style {
            $0.lineBreakMode = mode
            $0.baseDirection = base
            $0.fitting.truncationOrder = order
        }
        let layout = try Fixtures.shape(text, style: style).layout(width: rect.width, maximumLines: 1)
        #expect(layout.isTruncated && layout.size.width <= rect.width + 0.01)
        return layout.glyphRuns(in: rect).sorted { $0.origin.x < $1.origin.x }
            .map { $0.direction == .rightToLeft ? String($0.text.reversed()) : $0.text }.joined()
    }

    @Test func `the ellipsis of a cut end stands at the line's end, whatever direction was cut`() throws {
        let tail = try seen("abcdefgh אבגדהוזחטיכל", .truncatingTail)
        #expect(tail.hasPrefix("abcdefgh ") && tail.hasSuffix("…"))
        #expect(tail.contains("ל") && !tail.contains("א"), "what is seen last is left out: the first letters")
        let logical = try seen("abcdefgh אבגדהוזחטיכל", .truncatingTail, order: .logical)
        #expect(logical.contains("א") && !logical.contains("ל"), "what is read last is left out")
    }

    @Test func `the ellipsis of a cut start stands at the line's start`() throws {
        let head = try seen("אבגדהוזחטיכל abcdefgh", .truncatingHead)
        #expect(head.hasPrefix("…") && head.hasSuffix(" abcdefgh"))
        #expect(head.contains("א") && !head.contains("ל"))
    }

    @Test func `both ends stay where the middle is cut`() throws {
        let middle = try seen("abcdef אבגדהוזחטיכלמ ghijkl", .truncatingMiddle)
        #expect(middle.hasPrefix("abc") && middle.hasSuffix("jkl") && middle.contains("…"))
    }

    @Test func `a line that runs right to left is cut on its left`() throws {
        let tail = try seen("אבגדהוזח abcdefghijkl", .truncatingTail, base: .rightToLeft)
        #expect(tail.hasPrefix("…") && tail.hasSuffix("א"))
        #expect(tail.contains("l") && !tail.contains("a"))
    }

    @Test func `text of one direction is cut alike in both orders`() throws {
        for text in ["The quick brown fox jumps", "שלום לכל העולם הגדול והיפה"] {
            for mode in [ParagraphStyle.LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
                let base: ParagraphStyle.BaseDirection = text.hasPrefix("T") ? .leftToRight : .rightToLeft
                #expect(try seen(text, mode, base: base) == seen(text, mode, base: base, order: .logical))
            }
        }
    }
}
