/// How a font sets single characters and pairs of them, each found out when it first turns up.
///
/// What a pair changes is the advance of its first glyph, as kerning does. A text of which the font's rules ask no more than its pairs is
/// set from the table; its glyphs are those that HarfBuzz gives for the whole text.
struct LetterTable {
    /// What glyphs depend on besides characters.
    struct Context: Equatable {
        /// Widths of letters that are not the font's own.
        let letters: SystemFont.Letters?
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

    /// Sets characters each by itself from left to right.
    ///
    /// - Parameters:
    ///   - units: The characters, in reading order.
    ///   - cluster: What clusters are counted from.
    ///   - glyphs: Memory for as many glyphs as there are characters.
    ///   - shape: Shapes characters that are not in the table yet.
    /// - Returns: Whether that could be done; not where a character is not one glyph.
    @inline(__always)
    mutating func setSingles(
        _ units: UnsafeBufferPointer<UInt16>,
        cluster: Int,
        into glyphs: UnsafeMutablePointer<ShapedGlyph>,
        shape: Shape
    ) -> Bool {
        var done = setKnownSingles(units, from: 0, cluster: cluster, into: glyphs)
        while done < units.count {
            guard glyph(units[place(done, in: units)], shape: shape) != nil else { return false }
            done = setKnownSingles(units, from: done, cluster: cluster, into: glyphs)
        }
        return true
    }

    /// Where the character is that stands at a place from the left.
    @inline(__always)
    private func place(_ index: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
        context.isRightToLeft ? units.count - 1 - index : index
    }

    /// Sets characters as far as the table knows them, and answers how far that is.
    @inline(__always)
    private func setKnownSingles(
        _ units: UnsafeBufferPointer<UInt16>,
        from start: Int,
        cluster: Int,
        into glyphs: UnsafeMutablePointer<ShapedGlyph>
    ) -> Int {
        pages.withUnsafeBufferPointer { pages in
            singles.withUnsafeBufferPointer { singles in
                for index in start..<units.count {
                    let place = place(index, in: units)
                    let unit = units[place]
                    let page = pages[Int(unit >> 8)]
                    guard page >= 0 else { return index }
                    var known = singles[Int(page) + Int(unit & 255)]
                    guard known.cluster == Known.isGlyph else { return index }
                    known.cluster = Int32(truncatingIfNeeded: cluster + place)
                    (glyphs + index).initialize(to: known)
                }
                return units.count
            }
        }
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

    /// Sets a text of `PlainLetters` from left to right.
    ///
    /// - Parameters:
    ///   - units: The characters.
    ///   - cluster: What clusters are counted from.
    ///   - sink: Where the glyphs go, each once and in order.
    ///   - shape: Shapes characters that are not in the table yet.
    /// - Returns: Whether that could be done; not where a pair is special.
    @inline(__always)
    mutating func set(
        _ units: UnsafeBufferPointer<UInt16>,
        cluster: Int,
        into sink: some LetterSink,
        shape: Shape
    ) -> Bool {
        var done = setKnown(units, from: 0, cluster: cluster, into: sink)
        while done < units.count {
            guard learn(units, at: done, shape: shape) else { return false }
            done = setKnown(units, from: done, cluster: cluster, into: sink)
        }
        return true
    }

    /// Sets characters as far as the table knows them and what they change of each other, and answers how far that is.
    @inline(__always)
    private func setKnown(
        _ units: UnsafeBufferPointer<UInt16>,
        from start: Int,
        cluster: Int,
        into sink: some LetterSink
    ) -> Int {
        guard pages[0] >= 0, !pairs.isEmpty else { return start }
        return singles.withUnsafeBufferPointer { singles in
            pairs.withUnsafeBufferPointer { pairs in
                let page = Int(pages[0])
                var isUnsafe = start > 0 && pairs[Self.place(units[start - 1], units[start])] & 1 != 0
                for index in start..<units.count {
                    let known = singles[page + Int(units[index] & 127)]
                    let change = index + 1 < units.count ? pairs[Self.place(units[index], units[index + 1])] : 0
                    guard known.cluster == Known.isGlyph, change > Self.specialPair else { return index }
                    sink.put(
                        known.placed(at: cluster + index, widenedBy: Int32(change >> 1), isUnsafeToBreak: isUnsafe),
                        at: index)
                    isUnsafe = change & 1 != 0
                }
                return units.count
            }
        }
    }

    /// Finds out what is not known at an offset; false where there is more to it than a glyph and an advance.
    private mutating func learn(_ units: UnsafeBufferPointer<UInt16>, at index: Int, shape: Shape) -> Bool {
        if pairs.isEmpty { pairs = [Int16](repeating: Self.unknownPair, count: 128 * 128) }
        guard units[index] < 128, glyph(units[index], shape: shape) != nil else { return false }
        guard index + 1 < units.count else { return true }
        return pair(units[index], units[index + 1], shape: shape) != Self.specialPair
    }

    private static func place(_ first: UInt16, _ second: UInt16) -> Int { Int(first & 127) << 7 | Int(second & 127) }

    private mutating func pair(_ first: UInt16, _ second: UInt16, shape: Shape) -> Int16 {
        guard first < 128, second < 128 else { return Self.specialPair }
        let place = Self.place(first, second)
        if pairs[place] == Self.unknownPair {
            pairs[place] = change(shape([first, second]), glyph(first, shape: shape), glyph(second, shape: shape))
        }
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

/// Where set letters go.
protocol LetterSink {
    /// Takes the glyph of the character at an index.
    func put(_ glyph: ShapedGlyph, at index: Int)
}

extension UnsafeMutablePointer<ShapedGlyph>: LetterSink {
    @inline(__always)
    func put(_ glyph: ShapedGlyph, at index: Int) { (self + index).initialize(to: glyph) }
}
