internal import CKeylineUnicode

extension CharacterProperties.Flags {
    static let emoji = Self(rawValue: UInt32(cu_emoji))
    static let emojiPresentation = Self(rawValue: UInt32(cu_emoji_presentation))
    static let emojiModifier = Self(rawValue: UInt32(cu_emoji_modifier))
    static let regionalIndicator = Self(rawValue: UInt32(cu_regional_indicator))
    static let extendedPictographic = Self(rawValue: UInt32(cu_extended_pictographic))
    static let defaultIgnorable = Self(rawValue: UInt32(cu_default_ignorable))
    static let whiteSpace = Self(rawValue: UInt32(cu_white_space))
    static let control = Self(rawValue: UInt32(cu_control))
    static let letter = Self(rawValue: UInt32(cu_letter))
    /// The character has a partner of the other kind (Bidi_Paired_Bracket).
    static let bracket = Self(rawValue: UInt32(cu_bracket))
    /// Script_Extensions says more than Script.
    static let scriptExtended = Self(rawValue: UInt32(cu_script_extended))
    /// The character takes two code units in UTF-16.
    static let supplementary = Self(rawValue: UInt32(cu_supplementary))
    /// The character is white space that may hang over the end of a line (UAX #14: spaces are ignored at a line's end).
    static let hangs = Self(rawValue: UInt32(cu_hangs))
    /// A line must end after the character, inside a paragraph.
    static let endsLine = Self(rawValue: UInt32(cu_ends_line))
    static let tab = Self(rawValue: UInt32(cu_tab))
    /// A grapheme cluster begins with the code unit. Depends on what comes before: `GraphemeClusters` takes the flag away.
    static let graphemeStart = Self(rawValue: UInt32(cu_starts_cluster))
}

extension CharacterProperties {
    init(_ character: UInt32) { self.init(rawValue: cu_character(character)) }
}
