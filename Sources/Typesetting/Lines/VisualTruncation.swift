/// The rest of a line of both directions that is cut at its visible end.
struct VisualTruncation {
    private let paragraph: ShapedParagraph
    private let mode: ParagraphStyle.LineBreakMode
    /// The clusters in their order on the line, from the side where the paragraph starts.
    private let clusters: [Range<Int>]
    /// The number of clusters kept at the start and at the end.
    private var first = 0
    private var last = 0

    init(paragraph: ShapedParagraph, content: Range<Int>, mode: ParagraphStyle.LineBreakMode, room: Double) {
        self.paragraph = paragraph
        self.mode = mode
        clusters = Self.clusters(of: content, in: paragraph)
        if mode != .truncatingHead {
            first = count(clusters, room: mode == .truncatingMiddle ? room / 2 : room)
        }
        if mode != .truncatingTail {
            let used = clusters[..<first].reduce(0) { $0 + paragraph.width(of: $1) }
            last = count(clusters[first...].reversed(), room: room - used)
        }
    }

    var isEmpty: Bool { first + last == 0 }

    /// Leaves out one cluster more.
    mutating func shrink() {
        if last >= first { last -= 1 } else { first -= 1 }
    }

    /// The parts that stay, in the text's order, with the ellipsis at its visible position between them.
    var pieces: [LineText.Piece] {
        let before = trimmed(Array(clusters[..<first]))
        let after = Array(trimmed(clusters[(clusters.count - last)...].reversed()).reversed())
        let like = (before.last ?? after.first ?? clusters.first)?.lowerBound ?? 0
        let ellipsis = LineText.Piece.ellipsis(at: like)
        if after.isEmpty { return joined(before) + [ellipsis] }
        if before.isEmpty { return [ellipsis] + joined(after) }
        let firstEnd = before.map(\.upperBound).max() ?? 0
        let lastStart = after.map(\.lowerBound).min() ?? 0
        if firstEnd <= lastStart { return joined(before) + [ellipsis] + joined(after) }
        let lastEnd = after.map(\.upperBound).max() ?? 0
        let firstStart = before.map(\.lowerBound).min() ?? 0
        if lastEnd <= firstStart { return joined(after) + [ellipsis] + joined(before) }
        let cut = before.last?.upperBound ?? 0
        let all = before + after
        return joined(all.filter { $0.upperBound <= cut }) + [ellipsis] + joined(all.filter { $0.lowerBound >= cut })
    }

    /// Clusters in the text's order, neighbours together.
    private func joined(_ clusters: [Range<Int>]) -> [LineText.Piece] {
        var ranges: [Range<Int>] = []
        for cluster in clusters.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, last.upperBound == cluster.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<cluster.upperBound
            } else {
                ranges.append(cluster)
            }
        }
        return ranges.map { .range($0) }
    }

    private func trimmed(_ clusters: [Range<Int>]) -> [Range<Int>] {
        let end = clusters.lastIndex { !paragraph.marks[$0.lowerBound].contains(.whiteSpace) }
        return Array(clusters[..<(end.map { $0 + 1 } ?? 0)])
    }

    private func count(_ clusters: some Sequence<Range<Int>>, room: Double) -> Int {
        var count = 0
        var used = 0.0
        for cluster in clusters {
            used += paragraph.width(of: cluster)
            guard used <= room else { break }
            count += 1
        }
        return count
    }

    private static func clusters(of content: Range<Int>, in paragraph: ShapedParagraph) -> [Range<Int>] {
        let items = Array(paragraph.items(in: content))
        var clusters: [Range<Int>] = []
        for item in VisualOrder.indices(levels: items.map(\.item.level)) {
            let range = items[item].item.range.clamped(to: content)
            let starts = range.filter(paragraph.isBoundary)
            let parts = starts.indices.map { index in
                starts[index]..<(index + 1 < starts.count ? starts[index + 1] : range.upperBound)
            }
            clusters += items[item].isRightToLeft ? parts.reversed() : parts
        }
        return paragraph.baseLevel == 1 ? clusters.reversed() : clusters
    }
}
