internal import CUnicode

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

    init(_ text: [UInt16]) {
        var found: [Bracket] = []
        classes = [BidiClass](unsafeUninitializedCapacity: text.count) { buffer, count in
            buffer.withMemoryRebound(to: UInt8.self) { bytes in
                guard let start = bytes.baseAddress else { return }
                cu_bidi_classes(text, Int32(text.count), start)
                for index in 0..<text.count where bytes[index] & UInt8(cu_bidi_bracket) != 0 {
                    bytes[index] &= ~UInt8(cu_bidi_bracket)
                    if let bracket = Self.bracket(UInt32(text[index]), at: index) { found.append(bracket) }
                }
            }
            count = text.count
        }
        brackets = found
    }

    private static func bracket(_ character: UInt32, at position: Int) -> Bracket? {
        guard let (partner, isOpening) = UnicodeProperties.bracket(character) else { return nil }
        let closing = isOpening ? partner : character
        // U+232A is canonically equivalent to U+3009 (rule BD16).
        return Bracket(position: position, pair: closing == 0x232A ? 0x3009 : closing, isOpening: isOpening)
    }
}
