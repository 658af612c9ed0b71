/// The clusters of a part of an item, divided where they look different.
struct ClusterList {
    /// Clusters that look alike, with the glyphs from left to right.
    struct Piece {
        /// The characters.
        var range: Range<Int>
        /// The index of the attributes.
        var run: Int
        /// The glyphs among the paragraph's.
        var glyphs: Range<Int>
        /// The clusters' lengths in logical order.
        var clusters: [(textCount: Int, glyphCount: Int)]
        /// The advance from left to right, in points.
        var advance: Double
        /// The space after each cluster, in points, in the clusters' order.
        var spacings: [Double]
    }

    /// The pieces from left to right.
    private(set) var pieces: [Piece] = []

    init(of range: Range<Int>, in shaped: ShapedItem, paragraph: ShapedParagraph, justification: Justification) {
        guard !range.isEmpty else { return }
        var glyph = Self.firstGlyph(of: range, in: shaped, paragraph: paragraph)
        let step = shaped.isRightToLeft ? -1 : 1
        var start = range.lowerBound
        var run = paragraph.runIndex(at: start)
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, !paragraph.marks[end].contains(.clusterStart) { end += 1 }
            while run + 1 < paragraph.runs.count, paragraph.runs[run].range.upperBound <= start { run += 1 }
            var count = 0
            var advance = 0.0
            while shaped.glyphs.contains(glyph + count * step),
                paragraph.glyphs[glyph + count * step].cluster == Int32(start)
            {
                advance += Double(paragraph.glyphs[glyph + count * step].xAdvance) * shaped.scale
                count += 1
            }
            var spacing = advance == 0 ? 0 : shaped.spacing + justification.growth(at: start, of: paragraph)
            if paragraph.hasTabs, count > 0 { spacing += paragraph.tabGrowth(at: start) ?? 0 }
            let first = count == 0 ? glyph : min(glyph, glyph + (count - 1) * step)
            append(
                start..<end, run: run, glyphs: first..<first + count, advance: advance + spacing, spacing: spacing,
                isReversed: step < 0)
            glyph += count * step
            start = end
        }
        if shaped.isRightToLeft { pieces.reverse() }
    }

    private mutating func append(
        _ range: Range<Int>,
        run: Int,
        glyphs: Range<Int>,
        advance: Double,
        spacing: Double,
        isReversed: Bool
    ) {
        let cluster = (textCount: range.count, glyphCount: glyphs.count)
        guard let last = pieces.indices.last, pieces[last].run == run else {
            pieces.append(
                Piece(
                    range: range, run: run, glyphs: glyphs, clusters: [cluster], advance: advance, spacings: [spacing]))
            return
        }
        pieces[last].range = pieces[last].range.lowerBound..<range.upperBound
        let present = pieces[last].glyphs
        if !glyphs.isEmpty {
            let joined = isReversed ? glyphs.lowerBound..<present.upperBound : present.lowerBound..<glyphs.upperBound
            pieces[last].glyphs = present.isEmpty ? glyphs : joined
        }
        pieces[last].clusters.append(cluster)
        pieces[last].spacings.append(spacing)
        pieces[last].advance += advance
    }

    /// The index of the first character's first glyph in reading order; one beyond the glyphs where the item has none. Clusters ascend
    /// from left to right in a left-to-right item and descend in the other kind.
    private static func firstGlyph(of range: Range<Int>, in shaped: ShapedItem, paragraph: ShapedParagraph) -> Int {
        let start = Int32(range.lowerBound)
        let isReversed = shaped.isRightToLeft
        let index = paragraph.glyphs[shaped.glyphs].partitioningIndex { ($0.cluster >= start) != isReversed }
        return isReversed ? index - 1 : index
    }
}
