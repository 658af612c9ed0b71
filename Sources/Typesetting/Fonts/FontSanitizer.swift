internal import KeylineGraphics

/// Makes a font file of an app fit for the libraries that draw it: the OpenType Sanitizer reads its tables in a process without rights and
/// writes them anew, and what it leaves out or refuses no library sees.
///
/// HarfBuzz checks the tables for shaping by itself before it follows them, and it is laxer there than the sanitizer, which leaves out the
/// kerning of old fonts and whole fonts for one odd substitution. They are taken over as they are, so that text is as wide as on a device.
struct FontSanitizer {
    /// Answers with a font file of the tables that may be used, given one of all tables.
    private let sanitize: ([UInt8]) -> OpenTypeSanitizer.Answer

    init(_ sanitize: @escaping ([UInt8]) -> OpenTypeSanitizer.Answer = OpenTypeSanitizer.run) {
        self.sanitize = sanitize
    }

    /// The tables that HarfBuzz alone reads.
    ///
    /// Source: OpenType 1.9.1, "Advanced Typographic Tables", and Apple's TrueType Reference Manual, "Font Tables".
    private static let shapingTables: Set<Int> = [
        FontTables.tag("BASE"), FontTables.tag("GDEF"), FontTables.tag("GPOS"), FontTables.tag("GSUB"),
        FontTables.tag("JSTF"),
        FontTables.tag("ankr"), FontTables.tag("feat"), FontTables.tag("kern"), FontTables.tag("kerx"),
        FontTables.tag("ltag"),
        FontTables.tag("mort"), FontTables.tag("morx"), FontTables.tag("trak"),
    ]

    /// The file with the tables that may be used.
    ///
    /// - Parameter data: A file that `FontFileCheck` has passed.
    /// - Returns: A file with the same faces in the same order; `data` where the sanitizer is not installed.
    /// - Throws: `Damage` for the first face that is refused.
    func run(_ data: FontData) throws(FontFileCheck.Damage) -> FontData {
        let check = FontFileCheck(data)
        let starts = try check.faceOffsets()
        var faces: [SFNT] = []
        for start in starts {
            let face = SFNT(try FontTables(check.bytes, at: start), check.bytes)
            guard let clean = try sanitized(face) else { return data }
            faces.append(clean)
        }
        return FontData(copying: starts == [0] ? faces[0].file : SFNT.collection(faces))
    }

    /// A face with tables that may be used; nil where the sanitizer does not run here.
    private func sanitized(_ face: SFNT) throws(FontFileCheck.Damage) -> SFNT? {
        let shaping = face.tables.filter { Self.shapingTables.contains($0.tag) }
        var drawn = face
        drawn.tables.removeAll { Self.shapingTables.contains($0.tag) }
        switch sanitize(drawn.file) {
        case .absent: return nil
        case .refused(let reason): throw FontFileCheck.Damage(reason)
        case .font(let answer):
            // What another process answers is read as carefully as the file itself.
            defer { withExtendedLifetime(answer) {} }
            let bytes = FontFileCheck(answer).bytes
            var clean = SFNT(try FontTables(bytes, at: 0), bytes)
            clean.tables = (clean.tables + shaping).sorted { $0.tag < $1.tag }
            return clean
        }
    }
}

/// One face's tables, and how a file of them is written.
///
/// Source: OpenType 1.9.1, "The OpenType Font File".
struct SFNT {
    struct Table: Equatable {
        let tag: Int
        let checksum: Int
        let content: [UInt8]
    }

    private let version: Int
    var tables: [Table]

    init(_ directory: FontTables, _ bytes: FontBytes) {
        version = directory.version
        tables = directory.entries.map {
            Table(tag: $0.tag, checksum: $0.checksum, content: Array(bytes.bytes[$0.range]))
        }
    }

    /// The bytes of a file with this face alone.
    var file: [UInt8] {
        var file = Writer()
        let places = file.reserveDirectory(self)
        file.write(self, at: places)
        return file.bytes
    }

    /// The bytes of a collection; tables that are equal are written once.
    static func collection(_ faces: [SFNT]) -> [UInt8] {
        var file = Writer()
        file.append32(FontTables.tag("ttcf"))
        file.append32(0x0001_0000)
        file.append32(faces.count)
        let list = file.bytes.count
        for _ in faces { file.append32(0) }
        let directories = faces.map { file.reserveDirectory($0) }
        for (index, (face, directory)) in zip(faces, directories).enumerated() {
            file.put32(directory, at: list + 4 * index)
            file.write(face, at: directory)
        }
        return file.bytes
    }

    private struct Writer {
        var bytes: [UInt8] = []
        /// The tables so far with their offsets, by tag, sum and length.
        private var written: [SIMD3<Int>: [(table: Table, offset: Int)]] = [:]

        mutating func append16(_ number: Int) {
            bytes.append(UInt8(truncatingIfNeeded: number >> 8))
            bytes.append(UInt8(truncatingIfNeeded: number))
        }

        mutating func append32(_ number: Int) {
            append16(number >> 16)
            append16(number)
        }

        mutating func put32(_ number: Int, at offset: Int) {
            for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * index)) }
        }

        /// Leaves room for the directory of a face, and returns where it is.
        mutating func reserveDirectory(_ face: SFNT) -> Int {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: 12 + 16 * face.tables.count))
            return start
        }

        mutating func write(_ face: SFNT, at directory: Int) {
            let count = face.tables.count
            let exponent = max(0, Int.bitWidth - 1 - count.leadingZeroBitCount)
            put32(face.version, at: directory)
            put32(count << 16 | 16 << exponent, at: directory + 4)
            put32(exponent << 16 | (16 * count - 16 << exponent), at: directory + 8)
            for (index, table) in face.tables.enumerated() {
                let entry = directory + 12 + 16 * index
                put32(table.tag, at: entry)
                put32(table.checksum, at: entry + 4)
                put32(place(table), at: entry + 8)
                put32(table.content.count, at: entry + 12)
            }
        }

        /// The offset of a table, which is written unless an equal one was.
        private mutating func place(_ table: Table) -> Int {
            let key = SIMD3(table.tag, table.checksum, table.content.count)
            if let same = written[key]?.first(where: { $0.table == table }) { return same.offset }
            let offset = bytes.count
            bytes.append(contentsOf: table.content)
            bytes.append(contentsOf: repeatElement(0, count: -table.content.count & 3))
            written[key, default: []].append((table, offset))
            return offset
        }
    }
}
