/// Breaks a shaped paragraph into lines, greedily: as much on each line as its width takes.
struct LineBreaker {
    /// A line as found, before it is aligned.
    struct Line {
        /// The characters of the line, from the paragraph's start.
        var range: Range<Int>
        /// The offset at which white space that hangs over the line's end begins.
        var visibleEnd: Int
        /// Whether the line ends because it must.
        var isHardBreak: Bool
        /// Whether the line ends inside a word, with a hyphen that is not in the text.
        var isHyphenated = false
    }

    /// Lines may exceed their width by this many points, so that a width that was measured and added up again is enough.
    static let tolerance = 1.0 / 1024

    let paragraph: ShapedParagraph
    let breaks: LineBreaks

    /// The line that starts at an offset.
    ///
    /// - Parameters:
    ///   - start: Where the line starts; below the text's length.
    ///   - width: The room, in points.
    /// - Returns: The line, at least one cluster long.
    func line(from start: Int, width: Double) -> Line {
        let end = paragraph.text.count
        let mustEnd = breaks.mandatoryBreak(after: start)
        let limit = paragraph.positions[start] + width + Self.tolerance
        let overflow = firstOffset(after: start, beyond: limit)
        if let mustEnd {
            let visibleEnd = paragraph.trimmedEnd(of: start..<mustEnd)
            if visibleEnd < overflow { return Line(range: start..<mustEnd, visibleEnd: visibleEnd, isHardBreak: true) }
        }
        if overflow > end { return Line(range: start..<end, visibleEnd: end, isHardBreak: false) }
        let next = lastBreak(from: start, fittingBefore: overflow) ?? emergencyBreak(from: start, before: overflow)
        // White space at the paragraph's end counts as far as there is room, then hangs.
        return Line(
            range: start..<next, visibleEnd: paragraph.trimmedEnd(of: start..<next), isHardBreak: next == mustEnd)
    }

    /// A shorter line than one that turned out too wide once it was shaped by itself; nil where it cannot be shorter.
    func lineBefore(_ line: Line, room: Double) -> Line? {
        let start = line.range.lowerBound
        guard line.visibleEnd > start else { return nil }
        let end =
            lastBreak(from: start, fittingBefore: line.visibleEnd)
            ?? emergencyBreak(from: start, before: line.visibleEnd)
        guard end < line.range.upperBound, end > start else { return nil }
        return Line(range: start..<end, visibleEnd: paragraph.trimmedEnd(of: start..<end), isHardBreak: false)
    }

    /// The first offset after `start` whose position is beyond a limit; more than the text's length where all fits.
    private func firstOffset(after start: Int, beyond limit: Double) -> Int {
        paragraph.positions[(start + 1)...].partitioningIndex { $0 > limit }
    }

    /// The last opportunity whose line, without hanging white space, ends before an offset that is too far.
    private func lastBreak(from start: Int, fittingBefore overflow: Int) -> Int? {
        var offset = overflow - 1
        // White space that overflows hangs: the opportunity may be after it.
        while offset < paragraph.text.count, paragraph.marks[offset].contains(.whiteSpace) { offset += 1 }
        while offset > start {
            if isOpportunity(offset), paragraph.trimmedEnd(of: start..<offset) < overflow { return offset }
            offset -= 1
        }
        return nil
    }

    /// Whether a line may end at an offset.
    func isOpportunity(_ offset: Int) -> Bool {
        if breaks.marks.isEmpty { return paragraph.isBoundary(offset) }
        return breaks.marks[offset] != BreakIterator.Mark.none
    }

    /// No opportunity fits: the line ends between clusters, after at least one and the white space that follows it.
    ///
    /// Source: measured on Apple's engine. In a width of 0 to 5 points a sentence of 37 letters has 37 lines: no space has a line of its own.
    private func emergencyBreak(from start: Int, before overflow: Int) -> Int {
        var offset = overflow - 1
        while offset > start, !paragraph.isBoundary(offset) { offset -= 1 }
        if offset > start { return offset }
        let end = breaks.mandatoryBreak(after: start) ?? paragraph.text.count
        offset = start + 1
        while offset < end, !paragraph.isBoundary(offset) || paragraph.marks[offset].contains(.whiteSpace) {
            offset += 1
        }
        return offset
    }
}
