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

    // Written as numbers, since they are compared with every character's.

    /// Used with many scripts: `Zyyy`.
    static var common: Script { Script(rawValue: 0x5A79_7979) }
    /// Takes the script of the character before: `Zinh`.
    static var inherited: Script { Script(rawValue: 0x5A69_6E68) }
    /// `Zzzz`.
    static var unknown: Script { Script(rawValue: 0x5A7A_7A7A) }
    /// `Latn`.
    static var latin: Script { Script(rawValue: 0x4C61_746E) }
    /// `Arab`.
    static var arabic: Script { Script(rawValue: 0x4172_6162) }
    /// `Hani`.
    static var han: Script { Script(rawValue: 0x4861_6E69) }
    /// `Hira`.
    static var hiragana: Script { Script(rawValue: 0x4869_7261) }
    /// `Kana`.
    static var katakana: Script { Script(rawValue: 0x4B61_6E61) }
    /// `Hang`.
    static var hangul: Script { Script(rawValue: 0x4861_6E67) }
    /// `Bopo`.
    static var bopomofo: Script { Script(rawValue: 0x426F_706F) }

    /// Whether the script says nothing about which one a text is in.
    var isNeutral: Bool { self == .common || self == .inherited || self == .unknown }

    /// Whether the script is one of those that Chinese, Japanese and Korean are written in.
    var isEastAsian: Bool {
        self == .han || self == .katakana || self == .hiragana || self == .hangul || self == .bopomofo
    }

    /// Whether letters join, so that extra space between them would tear words apart (CSS Text 3, "Cursive Scripts").
    var isCursive: Bool {
        switch rawValue {
        // Arab, Syrc, Mong, Nkoo, Mand, Phag, Rohg, Adlm
        case 0x4172_6162, 0x5379_7263, 0x4D6F_6E67, 0x4E6B_6F6F, 0x4D61_6E64, 0x5068_6167, 0x526F_6867, 0x4164_6C6D:
            true
        default: false
        }
    }
}

extension Script: CustomStringConvertible {
    var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        return String(decoding: letters, as: UTF8.self)
    }
}
