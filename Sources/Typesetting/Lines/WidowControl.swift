/// Keeps a paragraph's last line from being one word alone, where the line before can spare one.
struct WidowControl {
    let paragraph: ShapedParagraph
    let breaker: LineBreaker
    /// The room for lines, in points.
    let room: Double

    /// The line, without its last word where that goes to a last line that would be one word.
    func line(_ found: LineBreaker.Line) -> LineBreaker.Line {
        guard !found.isHardBreak, isFollowedByWidow(found) else { return found }
        guard let shorter = breaker.lineBefore(found, room: room), breaker.isOpportunity(shorter.range.upperBound),
            fits(shorter.range.upperBound)
        else { return found }
        return shorter
    }

    private func isFollowedByWidow(_ line: LineBreaker.Line) -> Bool {
        let start = line.range.upperBound
        guard start < paragraph.text.count, !breaker.breaks.marks.isEmpty, fits(start) else { return false }
        return !(start + 1..<restEnd(start)).contains { breaker.isOpportunity($0) }
    }

    /// Whether all text from an offset on fits on one line.
    private func fits(_ start: Int) -> Bool {
        start < restEnd(start) && paragraph.width(of: start..<restEnd(start)) <= room + LineBreaker.tolerance
    }

    private func restEnd(_ start: Int) -> Int { paragraph.trimmedEnd(of: start..<paragraph.text.count) }
}
