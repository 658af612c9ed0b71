/// A script, named by its ISO 15924 code.
struct Script: RawRepresentable, Hashable, Sendable, Comparable {
    /// The four letters of the code, packed big-endian, as OpenType tags are.
    let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Packs a code of four ASCII letters such as `Latn`.
    init(_ code: StaticString) {
        precondition(code.utf8CodeUnitCount == 4, "an ISO 15924 code has four letters")
        rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32(code.utf8Start[$1]) }
    }

    static func < (left: Script, right: Script) -> Bool { left.rawValue < right.rawValue }

    /// Used with many scripts.
    static let common = Script("Zyyy")
    /// Takes the script of what stands before.
    static let inherited = Script("Zinh")
    static let unknown = Script("Zzzz")
    static let latin = Script("Latn")
    static let arabic = Script("Arab")
    static let han = Script("Hani")
    static let hiragana = Script("Hira")
    static let katakana = Script("Kana")
    static let hangul = Script("Hang")
    static let bopomofo = Script("Bopo")

    /// Whether the script says nothing about which one a text is in.
    var isNeutral: Bool { self == .common || self == .inherited || self == .unknown }

    /// Whether the script is one of those that Chinese, Japanese and Korean are written in.
    var isEastAsian: Bool { Self.eastAsian.contains(self) }

    /// Whether letters join, so that extra space between them would tear words apart (CSS Text 3, "Cursive Scripts").
    var isCursive: Bool { Self.cursive.contains(self) }

    private static let eastAsian: Set<Script> = [.han, .hiragana, .katakana, .hangul, .bopomofo]
    private static let cursive: Set<Script> = [
        .arabic, Script("Syrc"), Script("Mong"), Script("Nkoo"), Script("Mand"), Script("Phag"), Script("Rohg"),
        Script("Adlm"),
    ]
}

extension Script: CustomStringConvertible {
    var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        return String(decoding: letters, as: UTF8.self)
    }
}
