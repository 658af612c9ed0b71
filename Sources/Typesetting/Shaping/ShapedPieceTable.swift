/// A hash table of pieces of text and their glyphs, all in a few arrays.
struct ShapedPieceTable {
    /// A piece of text in a context.
    struct Key {
        let context: UInt32
        let units: UnsafeBufferPointer<UInt16>
        let hash: UInt32

        init(context: UInt32, units: UnsafeBufferPointer<UInt16>) {
            self.context = context
            self.units = units
            // FNV-1a over code units, and a last mixing since the table looks at the lowest bits.
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(context)
            for unit in units { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
            self.hash = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
        }
    }

    private struct Entry {
        let hash: UInt32
        let context: UInt32
        let unitStart: Int32
        let unitCount: Int32
        let glyphStart: Int32
        let glyphCount: Int32
    }

    /// For each slot the index of an entry plus one; 0 where it is free. Their number is a power of two.
    private var slots: [Int32] = []
    private var entries: [Entry] = []
    private var units: [UInt16] = []
    private var glyphs: [ShapedGlyph] = []

    var count: Int { entries.count }

    /// The number of code units and glyphs.
    var cost: Int { units.count + glyphs.count }

    /// The index of a piece; nil where it is not known.
    func index(of key: Key) -> Int? {
        guard !slots.isEmpty else { return nil }
        var slot = Int(key.hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if matches(entries[index], key) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Appends the glyphs of a piece, their clusters counted from an offset.
    func append(_ index: Int, cluster: Int, to result: inout [ShapedGlyph]) {
        let entry = entries[index]
        let start = Int(entry.glyphStart)
        for position in start..<start + Int(entry.glyphCount) {
            var glyph = glyphs[position]
            glyph.cluster += Int32(cluster)
            result.append(glyph)
        }
    }

    /// Keeps a piece that is not known, with its glyphs, whose clusters are counted from an offset.
    mutating func insert(_ key: Key, _ shaped: ArraySlice<ShapedGlyph>, cluster: Int) {
        if (entries.count + 1) * 2 > slots.count { grow() }
        entries.append(
            Entry(
                hash: key.hash, context: key.context, unitStart: Int32(units.count), unitCount: Int32(key.units.count),
                glyphStart: Int32(glyphs.count), glyphCount: Int32(shaped.count)))
        units.append(contentsOf: key.units)
        for glyph in shaped {
            var glyph = glyph
            glyph.cluster -= Int32(cluster)
            glyphs.append(glyph)
        }
        take(entries.count)
    }

    private func matches(_ entry: Entry, _ key: Key) -> Bool {
        guard entry.hash == key.hash, entry.context == key.context, Int(entry.unitCount) == key.units.count else {
            return false
        }
        let start = Int(entry.unitStart)
        for offset in 0..<key.units.count where units[start + offset] != key.units[offset] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(slots.count * 2, 64))
        for index in entries.indices { take(index + 1) }
    }

    /// Gives a slot to an entry, by its index plus one.
    private mutating func take(_ number: Int) {
        var slot = Int(entries[number - 1].hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }
}
