internal import KeylineGraphics

/// Looks through a font file before any library does. The libraries that shape and draw text trust fonts more than a damaged one
/// deserves, and may end the process.
///
/// Source: OpenType 1.9.1, "The OpenType Font File": the table directory, its checksums, `head`, `maxp`, `hhea`, `hmtx`, `loca`.
struct FontFileCheck {
    /// The fault of a file, in words that follow its name.
    struct Damage: Error, Equatable {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    let bytes: FontBytes

    init(_ data: FontData) { bytes = FontBytes(UnsafeRawBufferPointer(start: data.start, count: data.count)) }

    /// Checks every face of the file.
    ///
    /// - Throws: `Damage` for the first fault found.
    func run() throws(Damage) {
        let faces = try faceOffsets().map { start throws(Damage) in try FontTables(bytes, at: start) }
        // Tables that overlap, in one face or in a thousand, could stand for any amount of work.
        let size = faces.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.range.count } }
        guard size <= OpenTypeSanitizer.maximumMegabytes << 20 else {
            throw Damage("its tables have more than \(OpenTypeSanitizer.maximumMegabytes) MB together")
        }
        for face in faces { try check(face) }
    }

    /// Returns the offsets of the faces' table directories.
    func faceOffsets() throws(Damage) -> [Int] {
        guard let tag = bytes.number32(0) else { throw Damage("it is too short for a font") }
        guard tag == FontTables.tag("ttcf") else { return [0] }
        guard let count = bytes.number32(8), count > 0, count <= 1000 else {
            throw Damage("its collection has no fonts, or more than any")
        }
        return try (0..<count).map { index throws(Damage) in
            guard let offset = bytes.number32(12 + 4 * index) else {
                throw Damage("its list of fonts is cut short")
            }
            return offset
        }
    }

    private func check(_ tables: FontTables) throws(Damage) {
        try tables.verifyChecksums()
        guard let head = tables["head"], head.count >= 54, bytes.number32(head.lowerBound + 12) == 0x5F0F_3CF5,
            let unitsPerEm = bytes.number16(head.lowerBound + 18), (16...16_384).contains(unitsPerEm)
        else { throw Damage("its table \"head\" is missing or damaged") }
        guard let maxp = tables["maxp"], let glyphCount = bytes.number16(maxp.lowerBound + 4), maxp.count >= 6,
            glyphCount > 0
        else { throw Damage("its table \"maxp\" is missing or damaged") }
        try checkMetrics(tables, glyphCount: glyphCount)
        if let glyphs = tables["glyf"] {
            try OutlineCheck(bytes, tables, glyphs: glyphs, head: head, glyphCount: glyphCount).run()
        }
    }

    private func checkMetrics(_ tables: FontTables, glyphCount: Int) throws(Damage) {
        guard let hhea = tables["hhea"], hhea.count >= 36, let count = bytes.number16(hhea.lowerBound + 34),
            let hmtx = tables["hmtx"], count > 0, count <= glyphCount, hmtx.count >= 4 * count
        else { throw Damage("its table \"hhea\" or \"hmtx\" is missing or damaged") }
    }
}

/// The bytes of a font file, of which none beyond the end is read.
struct FontBytes {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The big-endian number of 16 bits at an offset; nil beyond the end.
    func number16(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// The big-endian number of 32 bits at an offset; nil beyond the end.
    func number32(_ offset: Int) -> Int? {
        guard let high = number16(offset), let low = number16(offset + 2) else { return nil }
        return high << 16 | low
    }
}
