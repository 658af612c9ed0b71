/// Sets one line of a paragraph.
struct LineSetter {
    /// A line that is set.
    struct Line {
        /// The paragraph that is drawn: the one given, or one made for this line.
        var paragraph: ShapedParagraph
        /// What is drawn of it.
        var visible: Range<Int>
        /// Where the next line starts in the paragraph given.
        var end: Int
        var isHardBreak = false
        var isTruncated = false
    }

    let paragraph: ShapedParagraph
    let shaper: TextShaper
    let start: Int
    /// The room for the line, in points.
    let room: Double
    /// Whether paragraphs follow.
    let hasTextBehind: Bool

    private var end: Int { paragraph.text.count }

    /// The line, with more lines to follow if need be.
    func line() -> Line {
        guard start < end else { return Line(paragraph: paragraph, visible: start..<end, end: end) }
        let found = breaker.line(from: start, width: room)
        return reshapedIfNeeded(found)
    }

    /// The line behind which there is no room for another.
    func lastLine() -> Line {
        let rest = Line(paragraph: paragraph, visible: start..<end, end: end)
        guard start < end else {
            return Line(paragraph: paragraph, visible: start..<end, end: end, isTruncated: hasTextBehind)
        }
        let wrapped = line()
        if wrapped.end == end, !hasTextBehind { return wrapped }
        switch paragraph.style.lineBreakMode {
        case .wordWrapping, .charWrapping:
            return truncated(wrapped)
        case .clipping:
            return truncated(mandatoryEnd.map { visible(start..<$0) } ?? rest)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            let contentEnd = mandatoryEnd ?? end
            let truncation = Truncation(paragraph: paragraph, shaper: shaper, content: start..<contentEnd, room: room)
            return truncation.line(mode: paragraph.style.lineBreakMode)
        }
    }

    /// Where the line must end before the paragraph does.
    private var mandatoryEnd: Int? {
        guard paragraph.hasForcedBreaks else { return nil }
        return shaper.lineBreaks(in: paragraph).mandatory.first { $0 > start }
    }

    private var breaker: LineBreaker {
        let needsBreaks = paragraph.width(of: start..<end) > room || paragraph.hasForcedBreaks
        let breaks = needsBreaks ? shaper.lineBreaks(in: paragraph) : LineBreaks(marks: [])
        let mode = paragraph.style.lineBreakMode
        return LineBreaker(paragraph: paragraph, breaks: mode == .charWrapping ? breaks.betweenClusters : breaks)
    }

    private func truncated(_ line: Line) -> Line {
        var line = line
        line.isTruncated = true
        return line
    }

    private func visible(_ range: Range<Int>) -> Line {
        Line(paragraph: paragraph, visible: range.lowerBound..<breaker.visibleEnd(range), end: range.upperBound)
    }

    /// Shapes the line by itself where a letter at its start or end was shaped for the neighbour that went to another line. If it thereby
    /// becomes too wide, it ends earlier.
    private func reshapedIfNeeded(_ found: LineBreaker.Line) -> Line {
        let line = Line(
            paragraph: paragraph, visible: start..<found.visibleEnd, end: found.range.upperBound,
            isHardBreak: found.isHardBreak)
        guard isUnsafe(start) || (found.visibleEnd == found.range.upperBound && isUnsafe(found.visibleEnd)) else {
            return line
        }
        let own = shaper.shape(LineText.input(of: paragraph, pieces: [.range(line.visible)])).paragraph
        var reshaped = line
        (reshaped.paragraph, reshaped.visible) = (own, 0..<own.text.count)
        let isTooWide = own.width(of: reshaped.visible) > room + LineBreaker.tolerance
        guard isTooWide, let narrower = breaker.lineBefore(found, room: room) else { return reshaped }
        return reshapedIfNeeded(narrower)
    }

    private func isUnsafe(_ offset: Int) -> Bool {
        offset > 0 && offset < end && paragraph.marks[offset].contains(.unsafeToBreak)
    }
}
