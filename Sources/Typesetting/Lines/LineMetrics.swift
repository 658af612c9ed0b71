/// The vertical measures of a line, in points.
struct LineMetrics {
    /// From the line's top to its baseline.
    var ascent: Double
    /// From the baseline to the line's bottom.
    var descent: Double

    /// The measures of a line: the largest of its runs and attachments, then the paragraph's limits.
    ///
    /// A font that stands in for the asked one enlarges the line only if it is of a script with tall marks (Arabic, Thai, Khmer…).
    /// So a line of Chinese or with an emoji has the height of a Latin one, as on Apple's systems, and no mark is cut off.
    init(of range: Range<Int>, in paragraph: ShapedParagraph) {
        let extent = Self.extent(of: range, in: paragraph)
        ascent = extent.ascent
        descent = extent.descent + extent.lineGap
        apply(paragraph.spacing)
    }

    private static func extent(of range: Range<Int>, in paragraph: ShapedParagraph) -> ShapedItem.VerticalExtent {
        var extent = ShapedItem.VerticalExtent()
        if range.isEmpty {
            guard let metrics = paragraph.emptyFont?.metrics else { return extent }
            return ShapedItem.VerticalExtent(
                ascent: Double(metrics.ascender), descent: Double(metrics.descender), lineGap: Double(metrics.lineGap))
        }
        if let common = paragraph.commonExtent {
            extent.formUnion(common)
            return extent
        }
        for index in paragraph.itemIndices(in: range) { extent.formUnion(paragraph.items[index].extent) }
        return extent
    }

    var height: Double { ascent + descent }

    /// A line grows and shrinks above the baseline, as in TextKit.
    private mutating func apply(_ spacing: ParagraphSpacing) {
        var wanted = height
        if spacing.lineHeightMultiple > 0 { wanted *= spacing.lineHeightMultiple }
        wanted = max(wanted, spacing.minimumLineHeight)
        if spacing.maximumLineHeight > 0 { wanted = min(wanted, spacing.maximumLineHeight) }
        ascent += wanted - height
    }
}
