/// The grapheme clusters that a font's rules treat together with their neighbours.
struct ClusterRules: Sendable, BitwiseCopyable {
    /// The upper bits of the characters that leave their cluster open, and a bit for each of the 128 below.
    private let block: UInt16
    private let low: UInt64
    private let high: UInt64
    /// Whether a space belongs with the cluster before it.
    private let joinsSpaces: Bool

    /// No character has such upper bits.
    private static let noBlock = UInt16.max

    /// Clusters that belong with the next one if they have some characters, all of one block of 128.
    init(openAfter characters: [ClosedRange<UInt16>], joinsSpaces: Bool = false) {
        let first = characters.first?.lowerBound ?? 0
        var low: UInt64 = 0
        var high: UInt64 = 0
        for unit in characters.joined() {
            precondition(unit >> 7 == first >> 7, "the characters are of one block")
            if unit & 64 == 0 { low |= 1 << UInt64(unit & 63) } else { high |= 1 << UInt64(unit & 63) }
        }
        block = characters.isEmpty ? Self.noBlock : first >> 7
        self.low = low
        self.high = high
        self.joinsSpaces = joinsSpaces
    }

    /// Whether a cluster with a character belongs with the next one, unless that is a space.
    @inline(__always)
    func isOpen(after unit: UInt16) -> Bool {
        if unit >> 7 == block { return (unit & 64 == 0 ? low : high) >> UInt64(unit & 63) & 1 != 0 }
        // The joiners: letters take other forms beside them.
        return unit & ~1 == 0x200C
    }

    /// Whether a cluster that begins with a character belongs with the one before, which may be open.
    @inline(__always)
    func continues(_ unit: UInt16, _ isOpen: Bool) -> Bool { unit == 0x20 ? joinsSpaces : isOpen }
}
