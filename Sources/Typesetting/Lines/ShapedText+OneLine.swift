internal import Foundation

extension ShapedText {
    /// The layout of a text that is one paragraph and fits a line of some width as it was shaped, which most labels are; nil where there
    /// is more to it. It is the one that `LineComposer` would make.
    func layoutOnOneLine(width: Double) -> TextLayout? {
        guard parts.count == 1, let part = parts.first else { return nil }
        let paragraph = part.paragraph
        let room = LineComposer.room(width, spacing: paragraph.spacing, startsParagraph: true).room
        guard paragraph.isOneLine(from: 0, in: room) else { return nil }
        let all = 0..<paragraph.text.count
        let metrics = LineMetrics(of: all, in: paragraph)
        let line = TextLayout.Line(
            range: part.range.lowerBound..<part.next, width: CGFloat(paragraph.width(of: all)), top: 0,
            ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent), isTruncated: false,
            paragraph: paragraph, visible: all, endsParagraph: true, startsParagraph: true,
            paragraphStart: part.range.lowerBound, sources: nil)
        let wide = max(Double(line.width) + LineComposer.indents(of: line).sum, 0)
        return TextLayout(
            lines: [line], size: CGSize(width: wide, height: Double(line.ascent + line.descent)), missing: missing)
    }
}

extension ShapedParagraph {
    /// Whether all from an offset on fits a line of some room in points as it was shaped, whatever its style.
    func isOneLine(from start: Int, in room: Double) -> Bool {
        guard !hasTabs, !hasForcedBreaks, start == 0 || !marks[start].contains(.unsafeToBreak) else { return false }
        return (start == 0 ? length : length - positions[start]) <= room + LineBreaker.tolerance
    }
}
