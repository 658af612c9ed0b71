/// How a font sets grapheme clusters of a script whose shapes depend on nothing beside them, each found out when it first turns up.
///
/// A syllable of an Indic script is a cluster here. The glyphs are those that HarfBuzz gives for the whole text.
struct ClusterTable {
    /// Shapes some characters by themselves; nil where that does not tell how they are set in a text.
    typealias Shape = ([UInt16]) -> [ShapedGlyph]?

    private static let countLimit = 1 << 13
    private static let glyphLimit = 1 << 15

    /// Up to seven characters, of which none is 0, behind them the one that stood before, and where their glyphs are; nothing where the
    /// first is 0.
    private struct Slot {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var start: Int32 = 0
        /// The number of glyphs; -1 where the table cannot tell.
        var count: Int32 = 0
    }

    /// Their number is a power of two, at least twice that of the clusters.
    private var slots = [Slot](repeating: Slot(), count: 64)
    private var glyphs: [ShapedGlyph] = []
    private(set) var count = 0

    /// Sets a stretch of clusters from left to right.
    ///
    /// - Parameters:
    ///   - range: The stretch.
    ///   - text: Where clusters begin.
    ///   - units: The characters.
    ///   - rules: Which clusters belong together.
    ///   - result: Memory for the glyphs, twice as many as there are characters.
    ///   - shape: Shapes characters that are not in the table yet.
    /// - Returns: The number of glyphs; nil where the table cannot tell them.
    @inline(__always)
    mutating func set(
        _ range: Range<Int>,
        of text: ParagraphText,
        as units: UnsafeBufferPointer<UInt16>,
        rules: ClusterRules,
        into result: UnsafeMutablePointer<ShapedGlyph>,
        shape: Shape
    ) -> Int? {
        var run = ClusterRun(text: text, units: units, rules: rules, range: range)
        var filled = setKnown(&run, 0, into: result)
        while !run.isAtEnd {
            guard run.isTellable else { return nil }
            keep(Self.shaped(run.cluster, behind: run.before, shape), run.first, run.second)
            filled = setKnown(&run, filled, into: result)
        }
        return run.isTellable ? filled : nil
    }

    /// Sets clusters as far as the table knows them, and answers with the number of glyphs so far.
    @inline(__always)
    private func setKnown(
        _ run: inout ClusterRun,
        _ count: Int,
        into result: UnsafeMutablePointer<ShapedGlyph>
    ) -> Int {
        var filled = count
        slots.withUnsafeBufferPointer { slots in
            glyphs.withUnsafeBufferPointer { glyphs in
                while !run.isAtEnd, run.isTellable {
                    let slot = slots[Self.place(run.first, run.second, in: slots)]
                    guard slot.first != 0 else { return }
                    for index in Int(slot.start)..<Int(slot.start) + Int(max(slot.count, 0)) {
                        var glyph = glyphs[index]
                        glyph.cluster &+= Int32(truncatingIfNeeded: run.start)
                        (result + filled).initialize(to: glyph)
                        filled += 1
                    }
                    run.advance(isKnown: slot.count >= 0)
                }
            }
        }
        return filled
    }

    /// The glyphs of a cluster, without the one of the letter before; nil where that becomes part of the cluster.
    private static func shaped(
        _ units: UnsafeBufferPointer<UInt16>,
        behind before: UInt16?,
        _ shape: Shape
    ) -> [ShapedGlyph]? {
        guard let before else { return shape(Array(units)) }
        guard let shaped = shape([before] + units), let first = shaped.first, first.cluster == 0, !first.isUnsafeToBreak
        else { return nil }
        var glyphs = Array(shaped.dropFirst())
        guard glyphs.allSatisfy({ $0.cluster > 0 }) else { return nil }
        for index in glyphs.indices { glyphs[index].cluster -= 1 }
        return glyphs
    }

    /// Where a cluster is, or the free place where it would be.
    @inline(__always)
    private static func place(_ first: UInt64, _ second: UInt64, in slots: UnsafeBufferPointer<Slot>) -> Int {
        // The upper half of the product depends on all bits.
        let mixed = (first ^ second << 7 ^ second >> 57) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
        while slots[place].first != 0, slots[place].first != first || slots[place].second != second {
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func place(_ first: UInt64, _ second: UInt64) -> Int {
        slots.withUnsafeBufferPointer { Self.place(first, second, in: $0) }
    }

    private mutating func keep(_ shaped: [ShapedGlyph]?, _ first: UInt64, _ second: UInt64) {
        // More glyphs than that have no room in what is asked of a table.
        let shaped = shaped.flatMap { $0.count <= ClusterRun.leastCount(first, second) * 2 ? $0 : nil }
        let needed = shaped?.count ?? 0
        if count >= Self.countLimit || glyphs.count + needed > Self.glyphLimit { self = ClusterTable() }
        if (count + 1) * 2 > slots.count { grow() }
        let slot = Slot(
            first: first, second: second, start: Int32(glyphs.count), count: shaped.map { Int32($0.count) } ?? -1)
        slots[place(first, second)] = slot
        glyphs += shaped ?? []
        count += 1
    }

    private mutating func grow() {
        let known = slots
        slots = [Slot](repeating: Slot(), count: known.count * 2)
        for slot in known where slot.first != 0 { slots[place(slot.first, slot.second)] = slot }
    }
}
