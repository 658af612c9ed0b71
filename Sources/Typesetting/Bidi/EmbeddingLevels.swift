/// The direction of a paragraph, and the embedding level of each of its code units.
struct EmbeddingLevels {
    /// 0 where the paragraph runs left to right, 1 where right to left.
    let base: UInt8
    /// The levels; empty where all are `base`.
    private let levels: [UInt8]

    init(of text: ParagraphText, base: ParagraphStyle.BaseDirection) {
        if base != .rightToLeft, text.bidiClasses.isDisjoint(with: .mayRunRightToLeft) {
            self.base = 0
            levels = []
        } else if Self.runsRightToLeft(text, base: base, of: .rightToLeftOrNeutral) {
            self.base = 1
            levels = []
        } else if Self.runsRightToLeft(text, base: base, of: .rightToLeftOrNumber) {
            self.base = 1
            levels = text.properties.map { $0.bidiClass.isOne(of: .number) ? 2 : 1 }
        } else {
            let paragraph = BidiParagraph(BidiText(text), base: base)
            self.base = paragraph.baseLevel
            levels = paragraph.levels
        }
    }

    /// Whether the paragraph runs right to left and has characters of some classes alone. Nothing runs the other way or is embedded then:
    /// neutral characters take the paragraph's direction (rules W1 to N2), among numbers as well, which are a level higher (rule I2).
    private static func runsRightToLeft(
        _ text: ParagraphText,
        base: ParagraphStyle.BaseDirection,
        of classes: BidiClassSet
    ) -> Bool {
        guard text.bidiClasses.isSubset(of: classes) else { return false }
        switch base {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural: return !text.bidiClasses.isDisjoint(with: .strong)
        }
    }

    /// Whether all code units have the paragraph's level.
    var areAlike: Bool { levels.isEmpty }

    @inline(__always)
    subscript(offset: Int) -> UInt8 { levels.isEmpty ? base : levels[offset] }
}
