internal import Foundation

/// Makes lines of shaped text, one paragraph after the other, until the text or the room ends.
struct LineComposer {
    /// The start of a line.
    private struct Position {
        var part: Int
        var offset: Int
    }

    private let text: ShapedText
    private let width: Double
    private let maximumLines: Int
    private let maximumHeight: Double
    private let reservedLines: Int
    private var lines: [TextLayout.Line] = []
    private var starts: [Position] = []

    init(_ text: ShapedText, width: Double, maximumLines: Int, maximumHeight: Double, reservedLines: Int) {
        self.text = text
        self.width = width
        self.maximumLines = maximumLines
        self.maximumHeight = maximumHeight
        self.reservedLines = reservedLines
    }

    /// The lines.
    mutating func compose() -> TextLayout {
        lines.reserveCapacity(likelyLineCount)
        var position = Position(part: 0, offset: 0)
        while position.part < text.parts.count {
            let isLast = maximumLines > 0 && lines.count + 1 == maximumLines
            let next = appendLine(at: position, isLast: isLast)
            if bottom > maximumHeight + LineBreaker.tolerance, lines.count > 1 {
                replaceWithLastLine()
                break
            }
            if isLast { break }
            position = next
        }
        var wide = 0.0
        for index in lines.indices { wide = max(wide, Double(lines[index].width) + Self.indents(of: lines[index]).sum) }
        return TextLayout(
            lines: lines, size: CGSize(width: wide, height: bottom + reserve), missing: text.missing)
    }

    /// About how many lines there will be, so that memory for them is asked for once.
    private var likelyLineCount: Int {
        guard text.parts.count == 1 else { return text.parts.count }
        let length = text.parts[0].paragraph.length
        let most = maximumLines > 0 ? min(maximumLines, 1000) : 1000
        return length > width ? min(Int((length / max(width, 1)).rounded(.up)) + 1, most) : 1
    }

    private var bottom: Double {
        guard let last = lines.indices.last else { return 0 }
        return Double(lines[last].top + lines[last].ascent + lines[last].descent)
    }

    /// The height of lines that are kept free below the last one.
    private var reserve: Double {
        guard let last = lines.last, lines.count < reservedLines else { return 0 }
        let empty = LineMetrics(of: 0..<0, in: last.paragraph)
        return Double(reservedLines - lines.count) * (empty.height + last.paragraph.spacing.lineSpacing)
    }

    /// The line that does not fit goes, and the one before it becomes the last.
    private mutating func replaceWithLastLine() {
        lines.removeLast(2)
        starts.removeLast()
        let position = starts.removeLast()
        _ = appendLine(at: position, isLast: true)
    }

    /// Appends the line that starts at a position and answers where the next one starts.
    private mutating func appendLine(at position: Position, isLast: Bool) -> Position {
        let part = text.parts[position.part]
        let spacing = part.paragraph.spacing
        let (head, room) = Self.room(width, spacing: spacing, startsParagraph: position.offset == 0)
        let builder = LineBuilder(
            paragraph: part.paragraph, shaper: text.shaper, start: position.offset, head: head, room: room,
            hasTextAfter: position.part + 1 < text.parts.count)
        let set = isLast ? builder.lastLine() : builder.line()
        let endsPart = set.end >= part.paragraph.text.count
        let start = part.range.lowerBound
        let metrics = LineMetrics(of: set.visible, in: set.paragraph)
        lines.append(
            TextLayout.Line(
                range: start + position.offset..<(endsPart ? part.next : start + set.end),
                width: CGFloat(set.paragraph.width(of: set.visible)),
                top: CGFloat(top(of: position, spacing: spacing)),
                ascent: CGFloat(metrics.ascent),
                descent: CGFloat(metrics.descent),
                isTruncated: set.isTruncated,
                paragraph: set.paragraph,
                visible: set.visible,
                endsParagraph: endsPart || set.isHardBreak,
                startsParagraph: position.offset == 0,
                paragraphStart: start,
                sources: set.sources
            ))
        if maximumHeight < .infinity { starts.append(position) }
        return endsPart ? Position(part: position.part + 1, offset: 0) : Position(part: position.part, offset: set.end)
    }

    /// A line's indent, and the room between it and the other one, where there is some width for both.
    static func room(
        _ width: Double,
        spacing: ParagraphSpacing,
        startsParagraph: Bool
    ) -> (head: Double, room: Double) {
        let head = startsParagraph ? spacing.firstLineHeadIndent : spacing.headIndent
        let end = spacing.tailIndent > 0 ? min(spacing.tailIndent, width) : width + spacing.tailIndent
        return (head, max(end - head, 0))
    }

    private func top(of position: Position, spacing: ParagraphSpacing) -> Double {
        guard let last = lines.indices.last else { return 0 }
        let above = lines[last].paragraph.spacing
        guard position.offset == 0 else { return bottom + above.lineSpacing }
        return bottom + above.lineSpacing + above.paragraphSpacing + spacing.paragraphSpacingBefore
    }

    /// The indents of a line where they are distances from the edges, in points.
    static func indents(of line: TextLayout.Line) -> (head: Double, tail: Double, sum: Double) {
        let spacing = line.paragraph.spacing
        let head = line.startsParagraph ? spacing.firstLineHeadIndent : spacing.headIndent
        let tail = spacing.tailIndent > 0 ? 0 : -spacing.tailIndent
        return (head, tail, head + tail)
    }
}
