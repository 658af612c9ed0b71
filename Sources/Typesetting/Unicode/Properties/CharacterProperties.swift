/// The Unicode properties of a character, in one word.
struct CharacterProperties: RawRepresentable, Sendable {
    /// The properties as `CKeylineUnicode` packs them: Grapheme_Cluster_Break, Bidi_Class, flags, script.
    private(set) var rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Properties that a character has or lacks.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt32
    }

    var graphemeBreak: GraphemeBreak {
        // ICU knows no values beyond these; one of a later standard would count as an ordinary character.
        GraphemeBreak(rawValue: UInt8(truncatingIfNeeded: rawValue & 31)) ?? .other
    }

    /// The number of the property Grapheme_Cluster_Break.
    @inline(__always)
    var graphemeBreakBits: UInt32 { UInt32(truncatingIfNeeded: rawValue & 31) }

    var bidiClass: BidiClass { BidiClass(rawValue: UInt8(truncatingIfNeeded: rawValue >> 5 & 31)) ?? .otherNeutral }

    var flags: Flags { Flags(rawValue: UInt32(truncatingIfNeeded: rawValue)) }

    /// The character's script, neutral where it is used with several.
    var script: Script { Script(rawValue: UInt32(truncatingIfNeeded: rawValue >> 32)) }

    mutating func remove(_ flags: Flags) { rawValue &= ~UInt64(flags.rawValue) }

    @inline(__always)
    func has(_ flags: Flags) -> Bool { UInt32(truncatingIfNeeded: rawValue) & flags.rawValue != 0 }
}

/// The property Grapheme_Cluster_Break (UAX #29, table 2), in ICU's order.
enum GraphemeBreak: UInt8, Sendable {
    case other
    case control
    case carriageReturn
    case extend
    case leadingJamo
    case lineFeed
    case syllableLV
    case syllableLVT
    case trailingJamo
    case vowelJamo
    case spacingMark
    case prepend
    case regionalIndicator
    // ICU still numbers four values that the standard gave up.
    case eBase
    case eBaseGAZ
    case eModifier
    case glueAfterZWJ
    case zeroWidthJoiner

    var bit: UInt32 { 1 << UInt32(rawValue) }
}
