/// A stretch of a paragraph that is shaped at once: one direction, script, language, font and spacing.
struct TextItem: Sendable {
    /// The UTF-16 code units, from the paragraph's start.
    var range: Range<Int>
    /// The embedding level; odd ones run right to left.
    let level: UInt8
    let script: Script
    /// The index of the attributes that the item starts with.
    let attributes: Int
    let font: ResolvedFont
    /// Nil where no font file remains; the item then has no glyphs and no width.
    let instance: FontInstance?
    /// Whether the attributes' attachment stands in place of the item's character.
    var isAttachment = false
}

/// A character that no font has.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let character: Unicode.Scalar
    /// Where it stands, in UTF-16 code units from the text's start.
    public let offset: Int

    /// The character's name in the Unicode standard, such as `LATIN SMALL LETTER A`.
    public var name: String { UnicodeProperties.name(character.value) ?? "" }
}
