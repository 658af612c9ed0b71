/// A run of a paragraph that is shaped in one go: one direction, script, language, font and spacing.
///
/// An item does not retain its fonts, so that it is cheap to copy: whoever keeps items keeps the paragraph's fonts as well.
struct TextItem: Sendable {
    /// The UTF-16 code units, from the paragraph's start.
    var range: Range<Int>
    /// The embedding level; odd ones run right to left.
    let level: UInt8
    let script: Script
    /// The index of the attributes that the item starts with.
    let attributes: Int
    private let unretainedFont: Unmanaged<ResolvedFont>
    private let unretainedInstance: Unmanaged<FontInstance>?
    /// Whether the attributes' attachment takes the place of the item's character.
    let isAttachment: Bool

    init(
        range: Range<Int>,
        level: UInt8,
        script: Script,
        attributes: Int,
        font: ResolvedFont,
        instance: FontInstance?,
        isAttachment: Bool = false
    ) {
        self.range = range
        self.level = level
        self.script = script
        self.attributes = attributes
        unretainedFont = .passUnretained(font)
        // Every font keeps the store of all instances.
        unretainedInstance = instance.map { .passUnretained($0) }
        self.isAttachment = isAttachment
    }

    @inline(__always)
    var font: ResolvedFont { unretainedFont.takeUnretainedValue() }

    /// Nil where no font file remains; the item then has no glyphs and no width.
    @inline(__always)
    var instance: FontInstance? { unretainedInstance?.takeUnretainedValue() }
}

/// A character that no font has.
public struct MissingCharacter: Hashable, Sendable {
    /// The character.
    public let character: Unicode.Scalar
    /// Its offset, in UTF-16 code units from the text's start.
    public let offset: Int

    /// The character's name in the Unicode standard, such as `LATIN SMALL LETTER A`.
    public var name: String { UnicodeProperties.name(character.value) ?? "" }

    /// The characters of a paragraph that starts at an offset.
    static func list(_ found: [(character: UInt32, offset: Int)], from start: Int) -> [MissingCharacter] {
        found.compactMap { character, offset in
            Unicode.Scalar(character).map { MissingCharacter(character: $0, offset: start + offset) }
        }
    }
}
