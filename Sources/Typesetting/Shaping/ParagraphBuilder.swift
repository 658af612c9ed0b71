/// Collects the glyphs of a paragraph's items.
struct ParagraphBuilder: ~Copyable {
    private(set) var items = SmallArray<ShapedItem>()

    /// Shapes an item and appends its glyphs.
    mutating func add(
        _ item: TextItem,
        runs: borrowing [AttributedText.Run],
        language: TextLanguage,
        shaper: borrowing ItemShaper,
        to glyphs: inout [ShapedGlyph]
    ) {
        let first = glyphs.count
        if item.isAttachment, let attachment = runs[item.attributes].attributes.attachment {
            glyphs.append(ShapedGlyph(attachment: attachment, cluster: item.range.lowerBound))
        } else {
            shaper.shape(item, language: language, into: &glyphs)
        }
        items.append(ShapedItem(item, glyphs: first..<glyphs.count, of: glyphs, runs: runs))
    }
}
