/// Texts of which the rules of Inter ask no more than pairs, as `fonts/shaping-reach` finds: ASCII's letters, digits and commonest signs.
struct PlainLetters {
    private struct Kinds: OptionSet {
        let rawValue: UInt8

        static let letter = Kinds(rawValue: 1)
        static let digit = Kinds(rawValue: 2)
        static let sign = Kinds(rawValue: 4)
    }

    private let kinds: Kinds

    /// Whether some character is a letter.
    var haveLetters: Bool { kinds.contains(.letter) }

    /// Whether every character is a digit.
    var areDigits: Bool { kinds == .digit }

    /// Whether pairs in a script tell all of the text: HarfBuzz turns around what stands in a script that runs right to left, but for
    /// texts with a digit and no letter.
    func areSet(in script: Script) -> Bool { script == .latin || areDigits || HarfBuzzBuffer.runsLeftToRight(script) }

    /// Looks through a text; nil for one with other characters, with an x that stands between digits, and for no text.
    init?(_ units: UnsafeBufferPointer<UInt16>) {
        guard let first = units.first, first < 128 else { return nil }
        var seen: UInt64 = 0
        var (low, high): (UInt64, UInt64) = (0, 0)
        for unit in units {
            seen |= UInt64(unit)
            if unit & 64 == 0 { low |= 1 << UInt64(unit & 63) } else { high |= 1 << UInt64(unit & 63) }
        }
        guard seen < 128, low & ~(Self.digits | Self.signs) == 0, high & ~Self.letters == 0 else { return nil }
        var kinds: Kinds = high == 0 ? [] : .letter
        if low & Self.digits != 0 { kinds.insert(.digit) }
        if low & Self.signs != 0 { kinds.insert(.sign) }
        if high & Self.cross != 0, low & Self.digits != 0, Self.hasCross(units) { return nil }
        self.kinds = kinds
    }

    /// Whether an x has digits on both sides, beside it or beyond spaces: the fonts make it a multiplication sign.
    private static func hasCross(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
        var before: UInt16 = 0x20
        var followsDigit = false
        for unit in units where unit != 0x20 {
            if before == 0x78, followsDigit, isDigit(unit) { return true }
            (followsDigit, before) = (isDigit(before), unit)
        }
        return false
    }

    private static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 <= 9 }

    // Sets of ASCII's characters, a bit for each: the first half and the second.

    /// `0` to `9`.
    private static var digits: UInt64 { 0x03FF_0000_0000_0000 }
    /// ` `, `!`, `"`, `%`, `&`, `'`, `,`, `.`, `;` and `?`.
    private static var signs: UInt64 { 0x8800_50E7_0000_0000 }
    /// `A` to `Z` and `a` to `z`.
    private static var letters: UInt64 { 0x07FF_FFFE_07FF_FFFE }
    private static var cross: UInt64 { 1 << (0x78 - 0x40) }
}
