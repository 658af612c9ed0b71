import Foundation
import KeylineTypesetting

/// The lines of a text in a container, in the container's coordinates.
@MainActor
struct LaidOutText {
    let container: NSTextContainer
    private let drawn: AttributedTextDrawing
    private let layout: TextLayout
    /// Where lines stand: the container without the padding at their ends, in points.
    private let rect: CGRect

    init(_ text: NSAttributedString, in container: NSTextContainer) {
        self.container = container
        drawn = AttributedTextDrawing(
            text, lineBreakMode: container.lineBreakMode, maximumLines: container.maximumNumberOfLines)
        let padding = container.lineFragmentPadding
        let room = container.size.width
        let isOpen = room <= 0 || room >= 1e7
        layout = drawn.content.layout(width: isOpen ? .infinity : max(room - 2 * padding, 0))
        rect = CGRect(
            x: padding, y: 0, width: isOpen ? layout.size.width : max(room - 2 * padding, 0), height: layout.size.height
        )
    }

    /// The lines that the container's height has room for.
    var lines: [TextLayout.Line] {
        let height = container.size.height
        guard height > 0 else { return layout.lines }
        return Array(layout.lines.prefix { $0.top + $0.height <= height + 0.001 })
    }

    /// The characters that are set, as code units of UTF-16.
    var range: Range<Int> { 0..<(lines.last?.range.upperBound ?? 0) }

    /// The line of a character; the last one for what lies behind the text.
    func line(at index: Int) -> TextLayout.Line? {
        lines.first { $0.range.contains(index) } ?? lines.last
    }

    /// The whole width of the container, as high as a line.
    func fragment(of line: TextLayout.Line) -> CGRect {
        CGRect(x: 0, y: line.top, width: rect.width + 2 * container.lineFragmentPadding, height: line.height)
    }

    /// What a line covers, with the padding at both ends.
    func used(by line: TextLayout.Line) -> CGRect {
        let ink = layout.rectangles(of: line.range, in: rect).reduce(CGRect.null) { $0.union($1) }
        guard !ink.isNull else { return CGRect(x: 0, y: line.top, width: 2 * rect.minX, height: line.height) }
        return ink.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    var used: CGRect { lines.map(used(by:)).reduce(CGRect.null) { $0.union($1) } }

    func rectangles(of part: Range<Int>) -> [CGRect] { layout.rectangles(of: part.clamped(to: range), in: rect) }

    /// Where a character's baseline begins, from the corner of its line.
    func location(of index: Int) -> CGPoint {
        guard let line = line(at: index) else { return .zero }
        return CGPoint(x: layout.caret(at: index, in: rect).minX, y: line.ascent)
    }

    /// The character at a point, and how much of its width lies before the point, 0…1.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let last = range.last, let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last
        else { return (0, 0) }
        for index in line.range where index <= last {
            guard let box = layout.rectangles(of: index..<index + 1, in: rect).first, box.width > 0 else { continue }
            if point.x >= box.minX, point.x < box.maxX {
                let before = (point.x - box.minX) / box.width
                return (index, line.isRightToLeft ? 1 - before : before)
            }
        }
        let nearest = min(layout.offset(closestTo: point, in: rect), last)
        return (nearest, point.x > used(by: line).midX ? 1 : 0)
    }

    /// Draws the characters of a range, from the container's corner.
    func draw(_ part: Range<Int>, at origin: CGPoint) {
        let part = part.clamped(to: range)
        guard !part.isEmpty, let context = CurrentCanvas.context else { return }
        let place = rect.offsetBy(dx: origin.x, dy: origin.y)
        if part == range, lines.count == layout.lines.count {
            return CurrentCanvas.draw { $0.draw(layout, in: place, images: drawn.content.images) }
        }
        context.saveGState()
        context.clip(to: layout.rectangles(of: part, in: place))
        CurrentCanvas.draw { $0.draw(layout, in: place, images: drawn.content.images) }
        context.restoreGState()
    }
}
