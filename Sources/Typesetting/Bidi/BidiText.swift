/// The classes and brackets of a text: all that UAX #9 asks of its characters.
struct BidiText {
    /// A bracket that has a partner.
    struct Bracket: Equatable {
        var position: Int
        /// The closing bracket of the pair, the same for canonically equivalent ones.
        var pair: UInt32
        var isOpening: Bool
    }

    /// The class of each code unit's character.
    let classes: [BidiClass]
    /// The brackets in order.
    let brackets: [Bracket]

    /// Text of which the classes alone are known.
    init(classes: [BidiClass]) {
        self.classes = classes
        brackets = []
    }

    init(_ text: ParagraphText) {
        classes = text.properties.map(\.bidiClass)
        guard text.flags.contains(.bracket) else {
            brackets = []
            return
        }
        brackets = text.properties.indices.compactMap { offset in
            text.properties[offset].has(.bracket) ? Self.bracket(UInt32(text.units[offset]), at: offset) : nil
        }
    }

    private static func bracket(_ character: UInt32, at position: Int) -> Bracket? {
        guard let (partner, isOpening) = UnicodeProperties.bracket(character) else { return nil }
        let closing = isOpening ? partner : character
        // U+232A is canonically equivalent to U+3009 (rule BD16).
        return Bracket(position: position, pair: closing == 0x232A ? 0x3009 : closing, isOpening: isOpening)
    }
}
