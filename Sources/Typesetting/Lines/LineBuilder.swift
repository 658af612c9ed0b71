/// Sets one line of a paragraph.
struct LineBuilder {
    /// A line that is set.
    struct Line {
        /// The paragraph that is drawn: the one given, or one made for this line.
        var paragraph: ShapedParagraph
        /// The items that are drawn.
        var visible: Range<Int>
        /// The start of the next line in the given paragraph.
        var end: Int
        var isHardBreak = false
        var isTruncated = false
        /// For each code unit of a paragraph made for this line the offset in the one given, nil for added characters; nil where it is the
        /// one given.
        var sources: [Int?]?
    }

    let paragraph: ShapedParagraph
    let shaper: TextShaper
    let start: Int
    /// The distance of the line from the edge where lines start, in points.
    let head: Double
    /// The room for the line, in points.
    let room: Double
    /// Whether paragraphs follow.
    let hasTextAfter: Bool

    init(
        paragraph: ShapedParagraph,
        shaper: TextShaper,
        start: Int,
        head: Double,
        room: Double,
        hasTextAfter: Bool
    ) {
        self.paragraph = paragraph.hasTabs ? TabSetter(paragraph, start: start, head: head).result : paragraph
        self.shaper = shaper
        self.start = start
        self.head = head
        self.room = room
        self.hasTextAfter = hasTextAfter
    }

    private var end: Int { paragraph.text.count }

    /// All that is left of the paragraph, as it was shaped.
    private var rest: Line { Line(paragraph: paragraph, visible: start..<end, end: end) }

    /// The line, with more lines to follow if need be.
    func line() -> Line {
        guard start < end, !paragraph.isOneLine(from: start, in: room) else { return rest }
        let breaker = breaker
        var broken = breaker.line(from: start, width: room)
        if paragraph.style.breaking.avoidsWidows {
            broken = WidowControl(paragraph: paragraph, breaker: breaker, room: room).line(broken)
        }
        if paragraph.style.breaking.hyphenationFactor > 0 {
            let hyphenated = HyphenatedLine(paragraph: paragraph, breaker: breaker, shaper: shaper, room: room)
            broken = hyphenated.line(broken) ?? broken
        }
        return reshapedIfNeeded(broken)
    }

    /// The line after which there is no room for another.
    func lastLine() -> Line {
        let wrapped = line()
        if wrapped.end == end, !hasTextAfter { return wrapped }
        guard start < end else { return truncated(wrapped) }
        switch paragraph.style.lineBreakMode {
        case .wordWrapping, .charWrapping:
            return truncated(wrapped)
        case .clipping:
            return truncated(mandatoryEnd.map { visible(start..<$0) } ?? rest)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            let content = start..<(mandatoryEnd ?? end)
            let truncation = Truncation(
                paragraph: paragraph, shaper: shaper, content: content, head: head, room: room)
            let isWhole = content.upperBound == end && !hasTextAfter
            return (isWhole ? truncation.tightened : nil) ?? truncation.line(mode: paragraph.style.lineBreakMode)
        }
    }

    /// The offset of a mandatory break before the paragraph's end.
    private var mandatoryEnd: Int? {
        guard paragraph.hasForcedBreaks else { return nil }
        return shaper.lineBreaks(in: paragraph).mandatoryBreak(after: start)
    }

    private var breaker: LineBreaker {
        let needsBreaks = paragraph.width(of: start..<end) > room || paragraph.hasForcedBreaks
        let breaks = needsBreaks ? shaper.lineBreaks(in: paragraph) : LineBreaks.anywhere
        let mode = paragraph.style.lineBreakMode
        return LineBreaker(paragraph: paragraph, breaks: mode == .charWrapping ? breaks.betweenClusters : breaks)
    }

    private func truncated(_ line: Line) -> Line {
        var line = line
        line.isTruncated = true
        return line
    }

    private func visible(_ range: Range<Int>) -> Line {
        Line(paragraph: paragraph, visible: range.lowerBound..<paragraph.trimmedEnd(of: range), end: range.upperBound)
    }

    /// Shapes the line by itself where a letter at its start or end was shaped for the neighbour that went to another line, and where it
    /// ends with a hyphen. If it thereby becomes too wide, it ends earlier.
    private func reshapedIfNeeded(_ found: LineBreaker.Line) -> Line {
        let line = Line(
            paragraph: paragraph, visible: start..<found.visibleEnd, end: found.range.upperBound,
            isHardBreak: found.isHardBreak)
        let hyphen = hyphenOffset(of: found)
        let needsReshaping =
            isUnsafe(start) || (found.visibleEnd == found.range.upperBound && isUnsafe(found.visibleEnd))
        guard needsReshaping || hyphen != nil else { return line }
        var pieces: [LineText.Piece] = [.range(start..<(hyphen ?? found.visibleEnd))]
        if let hyphen { pieces.append(.hyphen(at: max(hyphen - 1, start))) }
        let shaped = LineText.shape(pieces, of: paragraph, head: head, with: shaper)
        var reshaped = line
        reshaped.paragraph = shaped
        reshaped.visible = 0..<shaped.text.count
        reshaped.sources = LineText.sources(of: pieces)
        let isTooWide = shaped.width(of: reshaped.visible) > room + LineBreaker.tolerance
        guard isTooWide, let narrower = breaker.lineBefore(found, room: room) else { return reshaped }
        return reshapedIfNeeded(narrower)
    }

    /// Returns the offset of the line's hyphen: in place of a soft hyphen, or after the letters that a dictionary names.
    private func hyphenOffset(of line: LineBreaker.Line) -> Int? {
        let offset = line.range.upperBound
        guard !line.isHardBreak, offset < end, line.visibleEnd == offset else { return nil }
        if line.isHyphenated { return offset }
        return offset - 1 > start && paragraph.text[offset - 1] == UTF16Text.softHyphen ? offset - 1 : nil
    }

    private func isUnsafe(_ offset: Int) -> Bool {
        offset > 0 && offset < end && paragraph.marks[offset].contains(.unsafeToBreak)
    }
}
