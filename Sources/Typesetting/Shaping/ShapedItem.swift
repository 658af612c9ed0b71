/// An item with its glyphs' place in the paragraph and its measures in points.
struct ShapedItem: Sendable {
    let item: TextItem
    /// The item's glyphs, from left to right, among the paragraph's.
    let glyphs: Range<Int>
    /// Points in a design unit.
    let scale: Double
    /// Extra space after each cluster, in points.
    let spacing: Double
    /// What the item needs above and below the line's baseline, in points.
    let ascent: Double
    let descent: Double
    let lineGap: Double

    var isRightToLeft: Bool { item.level & 1 == 1 }
}
