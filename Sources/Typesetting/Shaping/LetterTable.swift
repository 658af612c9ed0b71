/// How a font sets single characters and pairs of them, each found out when it first turns up.
///
/// What a pair changes is the advance of its first glyph, as kerning does. A text of which the font's rules ask no more than its pairs is
/// set from the table; its glyphs are those that HarfBuzz gives for the whole text.
struct LetterTable {
    /// What glyphs depend on besides characters.
    struct Context: Equatable {
        let script: Script
        let language: HarfBuzzLanguage
        let isRightToLeft: Bool
    }

    /// Shapes some characters by themselves.
    typealias Shape = ([UInt16]) -> [ShapedGlyph]

    let context: Context
    /// For each 256 characters where they begin among the singles; -1 where none was asked for.
    private var pages = [Int32](repeating: -1, count: 256)
    /// Glyphs of characters, their cluster telling what is known of them.
    private var singles: [ShapedGlyph] = []
    /// For each two characters of ASCII what is added to the first one's advance, doubled, and in the lowest bit whether no line may break
    /// between them without shaping again.
    private var pairs: [Int16] = []

    /// What is known of a character, in place of its cluster.
    private enum Known {
        static let isGlyph: Int32 = 0
        static let nothing: Int32 = -1
        /// The character by itself is more or less than one glyph.
        static let isNoGlyph: Int32 = -2
    }

    private static let unknownPair = Int16.min
    /// The pair is set in another way than by an advance.
    private static let specialPair = Int16.min + 1

    init(_ context: Context) { self.context = context }

    /// The glyph that a character is by itself, of cluster 0; nil where it is not one glyph.
    @inline(__always)
    mutating func glyph(_ unit: UInt16, shape: Shape) -> ShapedGlyph? {
        let start = pages[Int(unit >> 8)]
        if start >= 0 {
            let known = singles[Int(start) + Int(unit & 255)]
            if known.cluster == Known.isGlyph { return known }
            if known.cluster == Known.isNoGlyph { return nil }
        }
        return find(unit, shape: shape)
    }

    private mutating func find(_ unit: UInt16, shape: Shape) -> ShapedGlyph? {
        let page = Int(unit >> 8)
        if pages[page] < 0 {
            pages[page] = Int32(singles.count)
            let nothing = ShapedGlyph(
                id: 0, cluster: Known.nothing, xAdvance: 0, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
            singles.append(contentsOf: repeatElement(nothing, count: 256))
        }
        let found = shape([unit])
        let isGlyph = found.count == 1 && found[0].cluster == 0 && !found[0].isUnsafeToBreak
        let place = Int(pages[page]) + Int(unit & 255)
        if isGlyph { singles[place] = found[0] } else { singles[place].cluster = Known.isNoGlyph }
        return isGlyph ? found[0] : nil
    }

    /// Appends the glyphs of a text of `PlainLetters` from left to right; false, having appended nothing, where a pair is special.
    ///
    /// - Parameters:
    ///   - units: The characters.
    ///   - cluster: What clusters are counted from.
    ///   - glyphs: Where the glyphs go.
    ///   - shape: Shapes characters that are not in the table yet.
    mutating func append(
        _ units: UnsafeBufferPointer<UInt16>,
        cluster: Int,
        to glyphs: inout [ShapedGlyph],
        shape: Shape
    ) -> Bool {
        let start = glyphs.count
        var isUnsafe = false
        for index in units.indices {
            let next = index + 1 < units.count ? pair(units[index], units[index + 1], shape: shape) : 0
            guard var glyph = glyph(units[index], shape: shape), next != Self.specialPair else {
                glyphs.removeLast(glyphs.count - start)
                return false
            }
            glyph.cluster = Int32(cluster + index)
            glyph.xAdvance += Int32(next >> 1)
            if isUnsafe { glyph = glyph.unsafeToBreak }
            isUnsafe = next & 1 != 0
            glyphs.append(glyph)
        }
        return true
    }

    @inline(__always)
    private mutating func pair(_ first: UInt16, _ second: UInt16, shape: Shape) -> Int16 {
        let place = Int(first) << 7 | Int(second)
        if place < pairs.count, pairs[place] != Self.unknownPair { return pairs[place] }
        return findPair(first, second, at: place, shape: shape)
    }

    private mutating func findPair(_ first: UInt16, _ second: UInt16, at place: Int, shape: Shape) -> Int16 {
        guard first < 128, second < 128 else { return Self.specialPair }
        if pairs.isEmpty { pairs = [Int16](repeating: Self.unknownPair, count: 128 * 128) }
        pairs[place] = change(shape([first, second]), glyph(first, shape: shape), glyph(second, shape: shape))
        return pairs[place]
    }

    /// What a pair changes of its glyphs.
    private func change(_ pair: [ShapedGlyph], _ first: ShapedGlyph?, _ second: ShapedGlyph?) -> Int16 {
        guard pair.count == 2, let first, var second else { return Self.specialPair }
        let (left, right) = (pair[0], pair[1])
        second.cluster = 1
        if right.isUnsafeToBreak { second = second.unsafeToBreak }
        var moved = first
        moved.xAdvance = left.xAdvance
        let change = left.xAdvance - first.xAdvance
        guard right == second, left == moved, abs(change) < 1 << 14 else { return Self.specialPair }
        return Int16(change) << 1 | (right.isUnsafeToBreak ? 1 : 0)
    }
}

/// Texts of which the rules of Inter ask no more than pairs, as `fonts/shaping-reach` finds.
enum PlainLetters {
    private static let letter: UInt8 = 1
    private static let digit: UInt8 = 2
    private static let cross: UInt8 = 4

    /// Whether a text has ASCII's letters, digits and commonest signs alone, and no x that might stand between digits.
    static func are(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
        var seen: UInt8 = 0
        for unit in units {
            guard unit < 128 else { return false }
            let kind = kinds[Int(unit)]
            guard kind != 0 else { return false }
            seen |= kind
        }
        return seen & (digit | cross) != digit | cross
    }

    private static let kinds: [UInt8] = (0..<128).map { unit in
        switch UInt8(unit) {
        case UInt8(ascii: "x"): cross
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): letter
        case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "!"),
            UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "%"):
            letter
        default: 0
        }
    }
}
