/// A glyph as HarfBuzz placed it, in the font's design units.
struct ShapedGlyph: Hashable, Sendable {
    /// The glyph's index in the font.
    var id: UInt32
    /// The offset of the first UTF-16 code unit that the glyph stands for.
    var cluster: Int32
    /// How far the pen moves to the right.
    var xAdvance: Int32
    /// How far the glyph stands to the right of the pen.
    var xOffset: Int32
    /// How far the glyph stands above the pen.
    var yOffset: Int32
    /// Whether a line may not begin with this cluster without shaping both sides again.
    var isUnsafeToBreak: Bool
}
