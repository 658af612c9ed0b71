/// An item with the range of its glyphs in the paragraph and its measures in points.
struct ShapedItem: Sendable {
    let item: TextItem
    /// The item's glyphs, from left to right, among the paragraph's.
    let glyphs: Range<Int>
    /// The size of the em of the item's glyphs, in points.
    let fontSize: Double
    /// Points per design unit.
    let scale: Double
    /// Extra space after each cluster, in points.
    let spacing: Double
    let extent: VerticalExtent

    /// The ascent and descent of an item from the line's baseline, in points.
    struct VerticalExtent: Equatable, BitwiseCopyable {
        var ascent = 0.0
        var descent = 0.0
        var lineGap = 0.0
    }

    init(
        _ item: TextItem,
        glyphs: Range<Int>,
        of allGlyphs: borrowing [ShapedGlyph],
        runs: borrowing [AttributedText.Run]
    ) {
        let font = item.font
        let isPrimary = item.instance === font.primary
        let run = item.attributes
        let tracking = runs[run].attributes.tracking.map { Double($0) } ?? (isPrimary ? font.tracking : 0)
        let raise = Double(runs[run].attributes.baselineOffset)
        let tall = item.instance.flatMap { isPrimary || $0.lineFit == .withinLine ? nil : $0 }
        self.item = item
        self.glyphs = glyphs
        if item.isAttachment, let attachment = runs[run].attributes.attachment {
            fontSize = font.size
            scale = ShapedGlyph.attachmentUnit
            spacing = 0
            extent = VerticalExtent(ascent: attachment.ascent, descent: attachment.descent)
            return
        }
        fontSize = item.instance?.isEmoji == true ? EmojiSize.size(beside: font.size) : font.size
        scale = item.instance.map { [fontSize] in fontSize / $0.unitsPerEm } ?? 0
        spacing = item.script.isCursive ? 0 : tracking + Double(runs[run].attributes.kern)
        let ink = tall?.ink.verticalBounds(of: allGlyphs[glyphs]) ?? (top: 0, bottom: 0)
        let above = max((tall?.line.ascender ?? 0) * font.size, ink.top * scale)
        let below = max((tall?.line.descender ?? 0) * font.size, -ink.bottom * scale)
        extent = VerticalExtent(
            ascent: max(Double(font.metrics.ascender), above) + raise,
            descent: max(Double(font.metrics.descender), below) - raise, lineGap: Double(font.metrics.lineGap))
    }

    var isRightToLeft: Bool { item.level & 1 == 1 }
}

extension ShapedItem.VerticalExtent {
    /// The extent that all of some items have; nil where they differ or there are none.
    init?(commonTo items: SmallArray<ShapedItem>) {
        guard let first = items.first?.extent else { return nil }
        for index in 1..<items.count where items[index].extent != first { return nil }
        self = first
    }

    /// The larger of both in each direction.
    mutating func formUnion(_ other: Self) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        lineGap = max(lineGap, other.lineGap)
    }
}
