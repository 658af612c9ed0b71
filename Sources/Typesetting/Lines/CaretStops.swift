internal import Foundation

/// The grapheme clusters of a line with the room that each takes: where carets go and what selections cover.
struct CaretStops {
    /// One grapheme cluster.
    struct Stop {
        /// The characters, in UTF-16 code units of the whole text; empty for glyphs beside the text, such as an ellipsis.
        var range: Range<Int>
        /// From the left to the right, in points.
        var left: Double
        var right: Double
        var isRightToLeft: Bool

        /// The edge at which its first character starts.
        var leading: Double { isRightToLeft ? right : left }
        /// The edge at which its last character ends.
        var trailing: Double { isRightToLeft ? left : right }
    }

    /// The stops from left to right.
    let stops: [Stop]

    init(of line: TextLayout.Line, in rect: CGRect) {
        stops = LineDrawing(line, in: rect, scale: 0).visualFragments.flatMap { Self.stops(of: $0, line: line) }
    }

    private static func stops(of fragment: LineFragment, line: TextLayout.Line) -> [Stop] {
        var stops: [Stop] = []
        var x = fragment.left
        for cluster in fragment.visualClusters {
            // A ligature is divided evenly among the characters that it represents.
            let starts = cluster.range.filter { line.paragraph.marks[$0].contains(.graphemeStart) }
            let parts = max(starts.count, 1)
            let width = cluster.advance / Double(parts)
            for position in 0..<parts {
                let index = fragment.isRightToLeft ? parts - 1 - position : position
                let start = index == 0 ? cluster.range.lowerBound : starts[index]
                let end = index + 1 < starts.count ? starts[index + 1] : cluster.range.upperBound
                let left = x + Double(position) * width
                stops.append(
                    Stop(
                        range: line.textRange(start..<end), left: left, right: left + width,
                        isRightToLeft: fragment.isRightToLeft))
            }
            x += cluster.advance
        }
        return stops
    }
}

extension TextLayout.Line {
    /// A range of the line's own paragraph in UTF-16 code units of the whole text; empty where it is not in the text.
    func textRange(_ range: Range<Int>) -> Range<Int> {
        guard let sources else { return range.lowerBound + paragraphStart..<range.upperBound + paragraphStart }
        guard !range.isEmpty, let first = sources[range.lowerBound], let last = sources[range.upperBound - 1] else {
            return paragraphStart..<paragraphStart
        }
        return first + paragraphStart..<last + 1 + paragraphStart
    }
}
