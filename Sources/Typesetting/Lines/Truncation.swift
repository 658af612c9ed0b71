/// Leaves out a part of a line that is too long and shapes what remains with an ellipsis in its place.
///
/// Cuts are between grapheme clusters. In logical order they are made in the text, so that in a right-to-left line the ellipsis of a cut
/// end is on the left, and in a line of both directions where the text is cut; in visual order always at the line's end. White
/// space beside the ellipsis is dropped.
struct Truncation {
    let paragraph: ShapedParagraph
    let shaper: TextShaper
    /// The text that would be on the line if it fitted.
    let content: Range<Int>
    /// The distance of the line from the edge where lines start, in points.
    let head: Double
    /// The room for the line, in points.
    let room: Double

    /// The line set tighter, where that is enough for it to fit and the style allows as much; nil otherwise.
    ///
    /// The limit is `NSParagraphStyle.tighteningFactorForTruncation`: the ratio of the text's width to the line's.
    var tightened: LineBuilder.Line? {
        let visible = content.lowerBound..<paragraph.trimmedEnd(of: content)
        let natural = paragraph.width(of: visible)
        let limit = room * (1 + Double(paragraph.style.fitting.tighteningFactor))
        let count = paragraph.items(in: visible).reduce(0) { count, shaped in
            guard !shaped.item.script.isCursive, !shaped.item.isAttachment else { return count }
            let range = shaped.item.range.clamped(to: visible)
            return count + range.count { paragraph.marks[$0].contains(.clusterStart) }
        }
        guard natural > room, natural <= limit, count > 1 else { return nil }
        let pieces = [LineText.Piece.range(visible)]
        let shaped = LineText.shape(
            pieces, of: paragraph, head: head, tightenedBy: (natural - room) / Double(count), with: shaper)
        guard shaped.width(of: 0..<shaped.text.count) <= room + LineBreaker.tolerance else { return nil }
        return LineBuilder.Line(
            paragraph: shaped, visible: 0..<shaped.text.count, end: paragraph.text.count,
            sources: LineText.sources(of: pieces))
    }

    /// The line with an ellipsis.
    ///
    /// - Parameter mode: One of the modes that truncate.
    /// - Returns: A line of a paragraph of its own.
    func line(mode: ParagraphStyle.LineBreakMode) -> LineBuilder.Line {
        let room = self.room - width(of: [.ellipsis(at: content.lowerBound)])
        if paragraph.style.fitting.truncationOrder == .visual, hasSeveralLevels {
            return visualLine(mode: mode, room: room)
        }
        var (prefix, suffix) = ends(mode: mode, room: room)
        while true {
            let line = set(pieces(prefix: prefix, suffix: suffix))
            if fits(line) || (prefix.isEmpty && suffix.isEmpty) { return line }
            // Kerning with the ellipsis may have taken a little more than the sum.
            if suffix.count >= prefix.count, !suffix.isEmpty {
                suffix = nextBoundary(after: suffix.lowerBound)..<suffix.upperBound
            } else {
                prefix = prefix.lowerBound..<previousBoundary(before: prefix.upperBound)
            }
        }
    }

    private var hasSeveralLevels: Bool {
        paragraph.items(in: content).contains { $0.item.level != paragraph.baseLevel }
    }

    private func visualLine(mode: ParagraphStyle.LineBreakMode, room: Double) -> LineBuilder.Line {
        var cut = VisualTruncation(paragraph: paragraph, content: content, mode: mode, room: room)
        while true {
            let line = set(cut.pieces)
            if fits(line) || cut.isEmpty { return line }
            cut.shrink()
        }
    }

    /// A line of pieces.
    private func set(_ pieces: [LineText.Piece]) -> LineBuilder.Line {
        let shaped = LineText.shape(pieces, of: paragraph, head: head, with: shaper)
        return LineBuilder.Line(
            paragraph: shaped, visible: 0..<shaped.text.count, end: paragraph.text.count, isTruncated: true,
            sources: LineText.sources(of: pieces))
    }

    private func fits(_ line: LineBuilder.Line) -> Bool {
        line.paragraph.width(of: line.visible) <= room + LineBreaker.tolerance
    }

    /// The beginning and the end that stay.
    private func ends(mode: ParagraphStyle.LineBreakMode, room: Double) -> (prefix: Range<Int>, suffix: Range<Int>) {
        let none = content.upperBound..<content.upperBound
        switch mode {
        case .truncatingHead:
            return (content.lowerBound..<content.lowerBound, suffix(room: room, from: content.lowerBound))
        case .truncatingMiddle:
            let prefix = prefix(room: room / 2)
            return (prefix, suffix(room: room - paragraph.width(of: prefix), from: prefix.upperBound))
        default:
            return (prefix(room: room), none)
        }
    }

    private func pieces(prefix: Range<Int>, suffix: Range<Int>) -> [LineText.Piece] {
        let before = prefix.lowerBound..<paragraph.trimmedEnd(of: prefix)
        let after = trimmedStart(of: suffix)..<suffix.upperBound
        let like = before.isEmpty ? min(after.lowerBound, content.upperBound - 1) : before.upperBound - 1
        var pieces: [LineText.Piece] = [.ellipsis(at: max(like, content.lowerBound))]
        if !before.isEmpty { pieces.insert(.range(before), at: 0) }
        if !after.isEmpty { pieces.append(.range(after)) }
        return pieces
    }

    private func width(of pieces: [LineText.Piece]) -> Double {
        let shaped = LineText.shape(pieces, of: paragraph, head: head, with: shaper)
        return shaped.width(of: 0..<shaped.text.count)
    }

    private func prefix(room: Double) -> Range<Int> {
        var end = content.lowerBound
        while end < content.upperBound {
            let next = nextBoundary(after: end)
            guard paragraph.width(of: content.lowerBound..<next) <= room else { break }
            end = next
        }
        return content.lowerBound..<end
    }

    private func suffix(room: Double, from least: Int) -> Range<Int> {
        var start = content.upperBound
        while start > least {
            let previous = previousBoundary(before: start)
            guard previous >= least, paragraph.width(of: previous..<content.upperBound) <= room else { break }
            start = previous
        }
        return start..<content.upperBound
    }

    private func nextBoundary(after offset: Int) -> Int {
        var offset = offset + 1
        while offset < content.upperBound, !paragraph.isBoundary(offset) { offset += 1 }
        return min(offset, content.upperBound)
    }

    private func previousBoundary(before offset: Int) -> Int {
        var offset = offset - 1
        while offset > content.lowerBound, !paragraph.isBoundary(offset) { offset -= 1 }
        return max(offset, content.lowerBound)
    }

    private func trimmedStart(of range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound, paragraph.marks[start].contains(.whiteSpace) { start += 1 }
        return start
    }
}
