/// How a font sets grapheme clusters of a script whose shapes depend on nothing beside them, each found out when it first turns up.
///
/// A syllable of an Indic script is a cluster here. The glyphs are those that HarfBuzz gives for the whole text.
struct ClusterTable {
    /// Shapes some characters by themselves; nil where that does not tell how they are set in a text.
    typealias Shape = ([UInt16]) -> [ShapedGlyph]?

    /// Longer clusters are not kept, so that characters fit two words.
    static let longest = 7
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

    /// Appends the glyphs of a cluster.
    ///
    /// - Parameters:
    ///   - units: The characters; at least one.
    ///   - before: A letter that the cluster is set differently behind; nil where that does not matter.
    ///   - cluster: What clusters are counted from.
    ///   - result: Where the glyphs go.
    ///   - shape: Shapes characters that are not in the table yet.
    /// - Returns: Whether that could be done.
    mutating func append(
        _ units: UnsafeBufferPointer<UInt16>,
        behind before: UInt16?,
        cluster: Int,
        to result: inout [ShapedGlyph],
        shape: Shape
    ) -> Bool {
        guard units.count <= Self.longest else { return false }
        let (first, second) = Self.words(units, before ?? 0)
        var place = place(first, second)
        if slots[place].first == 0 {
            keep(Self.shaped(units, behind: before, shape), first, second)
            place = self.place(first, second)
        }
        let slot = slots[place]
        guard slot.count >= 0 else { return false }
        for index in Int(slot.start)..<Int(slot.start + slot.count) {
            var glyph = glyphs[index]
            glyph.cluster += Int32(truncatingIfNeeded: cluster)
            result.append(glyph)
        }
        return true
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

    @inline(__always)
    private static func words(_ units: UnsafeBufferPointer<UInt16>, _ before: UInt16) -> (UInt64, UInt64) {
        var (first, second): (UInt64, UInt64) = (0, UInt64(before) << 48)
        for index in 0..<min(units.count, 4) { first |= UInt64(units[index]) << UInt64(16 * index) }
        for index in 4..<max(units.count, 4) { second |= UInt64(units[index]) << UInt64(16 * index - 64) }
        return (first, second)
    }

    /// Where a cluster is, or the free place where it would be.
    @inline(__always)
    private func place(_ first: UInt64, _ second: UInt64) -> Int {
        // The upper half of the product depends on all bits.
        let mixed = (first ^ second << 7 ^ second >> 57) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
        while slots[place].first != 0, slots[place].first != first || slots[place].second != second {
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private mutating func keep(_ shaped: [ShapedGlyph]?, _ first: UInt64, _ second: UInt64) {
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
