import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct TabTests {
    private func lefts(_ text: String, width: CGFloat = .infinity, _ change: (inout ParagraphStyle) -> Void) throws
        -> [(text: String, left: CGFloat, right: CGFloat)]
    {
        let style = Fixtures.style {
            $0.lineBreakMode = .wordWrapping
            change(&$0)
        }
        let layout = try Fixtures.shape(text, style: style).layout(width: width)
        let offsets = text.utf16.indices.map { text.utf16.distance(from: text.utf16.startIndex, to: $0) }
        let rect = CGRect(x: 0, y: 0, width: width.isFinite ? width : 1000, height: 100)
        return zip(text, offsets).compactMap { character, offset in
            let box = layout.rectangles(of: offset..<offset + 1, in: rect).first ?? .zero
            return character == "\t" ? nil : (String(character), box.minX, box.maxX)
        }
    }

    @Test func `a tab leads to the next of the usual places, 28 points apart`() throws {
        let letters = try lefts("a\tb\tc") { _ in }
        #expect(abs(letters[1].left - 28) < 0.01 && abs(letters[2].left - 56) < 0.01)
    }

    @Test func `text before a place that is too long goes to the one behind`() throws {
        let letters = try lefts("mmmm\tb") { _ in }
        #expect(abs((letters.last?.left ?? 0) - 84) < 0.01)
    }

    @Test func `behind the last place the interval counts, and without one a tab is a space`() throws {
        let style = ParagraphStyle.TabStop(10)
        let even = try lefts("a\tb\tc") {
            $0.tabs.stops = [style]
            $0.tabs.defaultInterval = 40
        }
        #expect(abs(even[2].left - 40) < 0.01)
        let none = try lefts("a\tb") { $0.tabs.stops = [] }
        let space = try Fixtures.shape(" ").layout().lines[0].paragraph.width(of: 0..<1)
        #expect(abs(none[1].left - none[0].right - space) < 0.01)
    }

    @Test func `text stands at its place as the tab says`() throws {
        func place(_ text: String, _ alignment: ParagraphStyle.TabStop.Alignment) throws -> [(
            left: CGFloat, right: CGFloat
        )] {
            try lefts(text) { $0.tabs.stops = [.init(100, alignment: alignment)] }.dropFirst().map {
                ($0.left, $0.right)
            }
        }
        let trailing = try place("a\tbcd", .trailing)
        #expect(abs((trailing.last?.right ?? 0) - 100) < 0.01)
        let centered = try place("a\tbcd", .center)
        #expect(abs(((centered.first?.left ?? 0) + (centered.last?.right ?? 0)) / 2 - 100) < 0.01)
        let decimal = try place("a\t12.5", .decimal)
        #expect(abs(decimal[2].left - 100) < 0.01)
    }

    @Test func `places count from the right in a paragraph that runs right to left`() throws {
        let letters = try lefts("א\tב", width: 200) { $0.baseDirection = .rightToLeft }
        #expect(abs((letters.last?.right ?? 0) - (200 - 28)) < 0.01)
    }

    @Test func `a tab on a later line counts from that line's indent`() throws {
        let letters = try lefts("word\na\tb") { $0.indents.head = 0 }
        #expect(abs((letters.last?.left ?? 0) - 28) < 0.01)
    }

    @Test func `tabs stand at their places on every line of many`() throws {
        let layout = try Fixtures.shape(
            String(repeating: "a\t", count: 400), style: Fixtures.style { $0.lineBreakMode = .wordWrapping }
        ).layout(width: 100)
        #expect(layout.lines.count > 90)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 10_000)
        for line in layout.lines {
            for offset in line.range where offset % 2 == 0 {
                let left = layout.rectangles(of: offset..<offset + 1, in: rect).first?.minX ?? -1
                #expect(abs(left / 28 - (left / 28).rounded()) < 0.001, "\(offset): \(left)")
            }
        }
    }
}
