/// A glyph as HarfBuzz placed it, in the font's design units.
struct ShapedGlyph: Hashable, Sendable, BitwiseCopyable {
    /// The glyph's index in the font, of at most 31 bits, and in the lowest bit whether a break is unsafe.
    private var idAndFlag: UInt32
    /// The offset of the first UTF-16 code unit that the glyph represents.
    var cluster: Int32
    /// The movement of the pen to the right.
    var xAdvance: Int32
    /// The distance of the glyph to the right of the pen.
    var xOffset: Int32
    /// The distance of the glyph above the pen.
    var yOffset: Int32

    /// The glyph's index in the font.
    var id: UInt32 { idAndFlag >> 1 }
    /// Whether a line may not begin with this cluster without shaping both sides again.
    var isUnsafeToBreak: Bool { idAndFlag & 1 != 0 }

    /// Points per unit of the advance where a glyph represents an attachment.
    static let attachmentUnit = 1.0 / 1024

    /// Nothing visible, as wide as an attachment.
    init(attachment: TextAttachment, cluster: Int) {
        let advance = Int32((attachment.width / Self.attachmentUnit).rounded())
        self.init(id: 0, cluster: Int32(cluster), xAdvance: advance, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
    }

    init(id: UInt32, cluster: Int32, xAdvance: Int32, xOffset: Int32, yOffset: Int32, isUnsafeToBreak: Bool) {
        idAndFlag = id << 1 | (isUnsafeToBreak ? 1 : 0)
        self.cluster = cluster
        self.xAdvance = xAdvance
        self.xOffset = xOffset
        self.yOffset = yOffset
    }
}
