/// Damages inputs, each time in another way and every time in the same order.
struct Mutator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// What numbers, names and delimiters are often wrong about.
    private static let words: [String] = [
        "nan", "1e308", "-1", "0", "99999999999999999999", "\u{600}<", "\r\n", "&#0;", "&x;", "\"", "'", "<", ">",
        "]]>",
        "<!--", "%@", "%1$#@x@", "{", "}", "[", "\u{0}", "\u{FFFE}", "YES", "inf", "1:0", "*id", "&id", "~",
        "\\u{D800}", ";",
    ]

    /// An input with one to four faults.
    mutating func damaged(_ input: [UInt8]) -> [UInt8] {
        var bytes = input
        for _ in 0..<Int.random(in: 1...4, using: &self) { damage(&bytes) }
        return bytes
    }

    private mutating func damage(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let range = run(in: bytes)
        switch Int.random(in: 0..<7, using: &self) {
        case 0: bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 1: bytes[range.lowerBound] = UInt8.random(in: 0...255, using: &self)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
        case 4: bytes.replaceSubrange(range, with: Self.words.randomElement(using: &self)?.utf8.map { $0 } ?? [])
        case 5:
            bytes.insert(
                contentsOf: Self.words.randomElement(using: &self)?.utf8.map { $0 } ?? [], at: range.lowerBound)
        default: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &self) / 8)
        }
    }

    private mutating func run(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0..<bytes.count, using: &self)
        return start..<min(start + Int.random(in: 1...24, using: &self), bytes.count)
    }
}
