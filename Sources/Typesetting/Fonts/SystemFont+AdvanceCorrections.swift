extension SystemFont {
    /// The widths of San Francisco's letters less the widths of Inter's, beyond the effect of tracking.
    ///
    /// Fitted by ridge regression on one-line labels and button titles of public Interface Builder files, whose widths Apple's engine
    /// recorded: a character that is in few of them stays near Inter's own width. LabelWidthTests measures on other files.
    enum AdvanceCorrections: Hashable, Sendable {
        /// The design below 20 points.
        case text
        /// The same, with figures as wide as each other.
        case textWithTabularFigures
        /// The design from 20 points.
        case display
    }
}

extension SystemFont.AdvanceCorrections {
    /// The corrections of the design that is drawn.
    init(isDisplay: Bool, features: [FontFeature]) {
        self = isDisplay ? .display : SystemFont.hasTabularFigures(features) ? .textWithTabularFigures : .text
    }

    /// Thousandths of an em by which the character of a UTF-16 code unit is wider.
    func growth(of unit: UInt16) -> Int { unit < table.count ? Int(table[Int(unit)]) : 0 }

    /// Widens the shaped clusters from an index on by the growth of their first characters. What takes no room is left alone.
    func apply(
        to glyphs: inout [ShapedGlyph], from start: Int, of units: UnsafeBufferPointer<UInt16>, unitsPerEm: Double
    ) {
        let table = table
        let unitsPerEm = Int32(unitsPerEm)
        glyphs.withUnsafeMutableBufferPointer { glyphs in
            var first = start
            while first < glyphs.count {
                let cluster = glyphs[first].cluster
                var end = first + 1
                var advance = glyphs[first].xAdvance
                while end < glyphs.count, glyphs[end].cluster == cluster {
                    advance += glyphs[end].xAdvance
                    end += 1
                }
                let unit = Int(units[Int(cluster)])
                if advance != 0, unit < table.count {
                    let growth = Int32(table[unit]) * unitsPerEm
                    // After the last glyph, so that marks stay where they are above their letter.
                    glyphs[end - 1].xAdvance += (growth + growth.signum() * 500) / 1000
                }
                first = end
            }
        }
    }
}

extension SystemFont.AdvanceCorrections {
    private var table: [Int8] {
        switch self {
        case .text: Self.textGrowth
        case .textWithTabularFigures: Self.tabularGrowth
        case .display: Self.displayGrowth
        }
    }

    private static let textGrowth = table { measured[$0] ?? 0 }
    private static let tabularGrowth = table { "0"..."9" ~= $0 ? 0 : measured[$0] ?? 0 }

    /// Few labels are that large: they only say how wide lower-case letters, and figures, are as a whole.
    private static let displayGrowth = table { letter in
        if "a"..."z" ~= letter { return -9 }
        return "0"..."9" ~= letter ? 21 : 0
    }

    /// One value for each code unit of the blocks that letters of the Latin script are in; a letter with marks grows as it does without.
    private static func table(_ growth: (Unicode.Scalar) -> Int8) -> [Int8] {
        (UInt32(0)..<0x1F00).map { character in
            let base = character == 0xA0 ? 0x20 : LetterDecompositions.base(of: character)
            return base < 0x80 ? growth(Unicode.Scalar(UInt8(base))) : 0
        }
    }

    private static let measured: [Unicode.Scalar: Int8] = [
        " ": 7, "\"": 11, "$": 9, "%": 6, "&": 6, "(": 5, ")": 5, "+": 2, "-": 12, ".": 21, "/": -13, ":": 12,
        "0": 2, "1": 5, "3": -3, "4": -2, "5": 4, "6": 6, "8": 7, "9": 9,
        "A": 1, "B": 8, "C": 6, "D": 10, "E": 4, "F": -1, "G": -7, "H": 2, "I": -5, "J": 3, "K": 2, "M": -9, "N": -2,
        "O": 5, "P": 3, "Q": 4, "S": 3, "T": -12, "V": -2, "W": 7, "X": 3,
        "a": -11, "b": 1, "c": 7, "d": -10, "e": -7, "f": 4, "g": 5, "h": -4, "i": 7, "k": -7, "l": 14, "n": -3,
        "o": -4, "p": -2, "q": 4, "r": 6, "s": -5, "t": 3, "u": -4, "v": -4, "w": -27, "x": -2, "y": -17, "z": -1,
    ]
}
