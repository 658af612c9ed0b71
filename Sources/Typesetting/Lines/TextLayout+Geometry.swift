public import Foundation

extension TextLayout {
    /// The neighbour that an offset belongs to: at a line's end, and where directions meet, its two neighbours are apart.
    public enum Affinity: String, Hashable, Sendable {
        /// To the character before.
        case upstream
        /// To the character after.
        case downstream
    }

    /// The rectangle of a caret.
    ///
    /// - Parameters:
    ///   - offset: An offset in the text, in UTF-16 code units.
    ///   - affinity: Which neighbour the caret is at.
    ///   - rect: Where the text is, in points.
    /// - Returns: A rectangle without width, as high as its line; null without lines.
    public func caret(at offset: Int, affinity: Affinity = .downstream, in rect: CGRect) -> CGRect {
        guard let line = line(at: offset, affinity: affinity) else { return .null }
        let stops = CaretStops(of: line, in: rect).stops
        let before = stops.first { !$0.range.isEmpty && $0.range.upperBound == offset }
        let after = stops.first { !$0.range.isEmpty && $0.range.lowerBound == offset }
        let inside = stops.first { $0.range.contains(offset) }
        let x =
            switch affinity {
            case .upstream: before?.trailing ?? after?.leading ?? inside?.leading
            case .downstream: after?.leading ?? before?.trailing ?? inside?.leading
            }
        let usual = offset > line.range.lowerBound ? stops.map(end(line)).first : stops.map(start(line)).first
        return CGRect(
            x: CGFloat(x ?? usual ?? LineDrawing(line, in: rect, scale: 0).start), y: rect.minY + line.top, width: 0,
            height: line.height)
    }

    /// The offset in the text that is nearest to a point, in UTF-16 code units.
    ///
    /// - Parameters:
    ///   - point: A point.
    ///   - rect: Where the text is, in points.
    /// - Returns: An offset between grapheme clusters; 0 without lines.
    public func offset(closestTo point: CGPoint, in rect: CGRect) -> Int {
        let y = point.y - rect.minY
        guard let line = lines.first(where: { y < $0.top + $0.height }) ?? lines.last else { return 0 }
        let stops = CaretStops(of: line, in: rect).stops.filter { !$0.range.isEmpty }
        let x = Double(point.x)
        func distance(_ stop: CaretStops.Stop) -> Double { max(stop.left - x, x - stop.right, 0) }
        guard let stop = stops.min(by: { distance($0) < distance($1) }) else { return line.range.lowerBound }
        let isLeading = abs(x - stop.leading) <= abs(x - stop.trailing)
        return isLeading ? stop.range.lowerBound : stop.range.upperBound
    }

    /// The rectangles that a selection covers, several on a line where directions meet.
    ///
    /// - Parameters:
    ///   - range: A range of the text, in UTF-16 code units.
    ///   - rect: Where the text is, in points.
    /// - Returns: The rectangles as high as their lines, from left to right, lines from top to bottom.
    public func rectangles(of range: Range<Int>, in rect: CGRect) -> [CGRect] {
        lines.filter { $0.range.overlaps(range) }.flatMap { line in
            var spans: [(left: Double, right: Double)] = []
            for stop in CaretStops(of: line, in: rect).stops where stop.range.overlaps(range) {
                if let last = spans.last, abs(last.right - stop.left) < LineBreaker.tolerance {
                    spans[spans.count - 1].right = stop.right
                } else {
                    spans.append((stop.left, stop.right))
                }
            }
            return spans.map { span in
                CGRect(
                    x: CGFloat(span.left), y: rect.minY + line.top, width: CGFloat(span.right - span.left),
                    height: line.height)
            }
        }
    }

    /// The line that an offset is on; at a line's end, where the next one starts, affinity decides.
    private func line(at offset: Int, affinity: Affinity) -> Line? {
        let index = lines.firstIndex { line in
            let isAtEnd = affinity == .upstream && offset > line.range.lowerBound && offset == line.range.upperBound
            return line.range.contains(offset) || isAtEnd && !line.endsWithSeparator
        }
        return index.map { lines[$0] } ?? lines.last
    }

    private func start(_ line: Line) -> (CaretStops.Stop) -> Double {
        { line.isRightToLeft ? $0.right : $0.left }
    }

    private func end(_ line: Line) -> (CaretStops.Stop) -> Double {
        { line.isRightToLeft ? $0.left : $0.right }
    }
}

extension TextLayout.Line {
    /// Whether the line ends with a separator, after which it has no caret.
    fileprivate var endsWithSeparator: Bool {
        endsParagraph && range.upperBound > paragraphStart + paragraph.text.count
    }
}
