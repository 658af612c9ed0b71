/// The vertical measures of a line, in points.
struct LineMetrics {
    /// From the line's top to its baseline.
    var ascent: Double
    /// From the baseline to the line's bottom.
    var descent: Double

    /// The measures of a line: the largest of what stands on it, then the paragraph's wishes.
    ///
    /// A font that stands in for the asked one enlarges the line only if it is of a script with tall marks (Arabic, Thai, Khmer…).
    /// So a line of Chinese or with an emoji has the height of a Latin one, as on Apple's systems, and no mark is cut off.
    init(of range: Range<Int>, in paragraph: ShapedParagraph) {
        var (ascent, descent, gap) = (0.0, 0.0, 0.0)
        for index in paragraph.itemIndices(in: range) {
            ascent = max(ascent, paragraph.items[index].ascent)
            descent = max(descent, paragraph.items[index].descent)
            gap = max(gap, paragraph.items[index].lineGap)
        }
        if range.isEmpty {
            let metrics = paragraph.emptyFont.metrics
            (ascent, descent) = (Double(metrics.ascender), Double(metrics.descender))
            gap = Double(metrics.lineGap)
        }
        (self.ascent, self.descent) = (ascent, descent + gap)
        apply(paragraph.spacing)
    }

    var height: Double { ascent + descent }

    /// What a line gains or loses in height it gains or loses above the baseline, as in TextKit.
    private mutating func apply(_ spacing: ParagraphSpacing) {
        var wanted = height
        if spacing.lineHeightMultiple > 0 { wanted *= spacing.lineHeightMultiple }
        wanted = max(wanted, spacing.minimumLineHeight)
        if spacing.maximumLineHeight > 0 { wanted = min(wanted, spacing.maximumLineHeight) }
        ascent += wanted - height
    }
}
