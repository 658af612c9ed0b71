/// An item with its glyphs' place in the paragraph and its measures in points.
struct ShapedItem: Sendable {
    let item: TextItem
    /// The item's glyphs, from left to right, among the paragraph's.
    let glyphs: Range<Int>
    /// The size of the em of the item's glyphs, in points.
    let fontSize: Double
    /// Points in a design unit.
    let scale: Double
    /// Extra space after each cluster, in points.
    let spacing: Double
    /// What the item needs above and below the line's baseline, in points.
    let ascent: Double
    let descent: Double
    let lineGap: Double

    init(
        _ item: TextItem,
        glyphs: Range<Int>,
        of allGlyphs: borrowing [ShapedGlyph],
        attributes: borrowing TextAttributes
    ) {
        let font = item.font
        let isPrimary = item.instance === font.primary
        let tracking = attributes.tracking.map { Double($0) } ?? (isPrimary ? font.tracking : 0)
        let raise = Double(attributes.baselineOffset)
        let tall = item.instance.flatMap { isPrimary || $0.lineFit == .withinLine ? nil : $0 }
        self.item = item
        self.glyphs = glyphs
        if item.isAttachment, let attachment = attributes.attachment {
            fontSize = font.size
            (scale, spacing, lineGap) = (ShapedGlyph.attachmentUnit, 0, 0)
            (ascent, descent) = (attachment.ascent, attachment.descent)
            return
        }
        fontSize = item.instance?.isEmoji == true ? EmojiSize.size(beside: font.size) : font.size
        scale = item.instance.map { [fontSize] in fontSize / $0.unitsPerEm } ?? 0
        spacing = item.script.isCursive ? 0 : tracking + Double(attributes.kern)
        let ink = tall?.ink.reach(of: allGlyphs[glyphs]) ?? (top: 0, bottom: 0)
        let above = max((tall?.ascender ?? 0) * font.size, ink.top * scale)
        let below = max((tall?.descender ?? 0) * font.size, -ink.bottom * scale)
        ascent = max(Double(font.metrics.ascender), above) + raise
        descent = max(Double(font.metrics.descender), below) - raise
        lineGap = Double(font.metrics.lineGap)
    }

    var isRightToLeft: Bool { item.level & 1 == 1 }
}
