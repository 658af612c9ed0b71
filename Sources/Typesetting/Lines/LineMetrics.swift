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
        for shaped in paragraph.items(in: range) {
            ascent = max(ascent, shaped.ascent)
            descent = max(descent, shaped.descent)
            gap = max(gap, shaped.lineGap)
        }
        if range.isEmpty {
            let metrics = paragraph.emptyFont.metrics
            (ascent, descent) = (Double(metrics.ascender), Double(metrics.descender))
            gap = Double(metrics.lineGap)
        }
        (self.ascent, self.descent) = (ascent, descent + gap)
        apply(paragraph.style)
    }

    var height: Double { ascent + descent }

    /// What a line gains or loses in height it gains or loses above the baseline, as in TextKit.
    private mutating func apply(_ style: ParagraphStyle) {
        var wanted = height
        if style.lineHeightMultiple > 0 { wanted *= Double(style.lineHeightMultiple) }
        wanted = max(wanted, Double(style.minimumLineHeight))
        if style.maximumLineHeight > 0 { wanted = min(wanted, Double(style.maximumLineHeight)) }
        ascent += wanted - height
    }
}
