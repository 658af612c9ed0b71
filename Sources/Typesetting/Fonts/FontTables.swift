/// The directory of the tables of one face.
struct FontTables {
    /// A table: where it is in the file, and its sum.
    struct Entry {
        let tag: Int
        let checksum: Int
        let range: Range<Int>
    }

    /// The number that the face begins with; it tells the kind of its outlines.
    let version: Int
    let entries: [Entry]
    private let bytes: FontBytes

    /// Reads the directory at an offset.
    init(_ bytes: FontBytes, at start: Int) throws(FontFileCheck.Damage) {
        guard let version = bytes.number32(start), let count = bytes.number16(start + 4),
            Self.versions.contains(version), count > 0
        else { throw FontFileCheck.Damage("it does not begin as a font does") }
        self.bytes = bytes
        self.version = version
        entries = try (0..<count).map { index throws(FontFileCheck.Damage) in
            let entry = start + 12 + 16 * index
            guard let tag = bytes.number32(entry), let checksum = bytes.number32(entry + 4),
                let offset = bytes.number32(entry + 8), let length = bytes.number32(entry + 12)
            else { throw FontFileCheck.Damage("its list of tables is cut short") }
            guard offset + length <= bytes.count else {
                throw FontFileCheck.Damage("its table \"\(Self.name(tag))\" ends beyond the file: it was cut short")
            }
            return Entry(tag: tag, checksum: checksum, range: offset..<(offset + length))
        }
    }

    /// The bytes of a table; nil where the face has none of that name.
    subscript(name: StaticString) -> Range<Int>? {
        let tag = Self.tag(name)
        return entries.first { $0.tag == tag }?.range
    }

    /// Compares the tables with their checksums, except for `head`: it holds the whole file's, which tools write in two ways.
    func verifyChecksums() throws(FontFileCheck.Damage) {
        let head = Self.tag("head")
        for entry in entries where entry.tag != head {
            guard Self.checksum(of: bytes.bytes[entry.range]) == UInt32(truncatingIfNeeded: entry.checksum) else {
                throw FontFileCheck.Damage("its table \"\(Self.name(entry.tag))\" is not what its checksum says")
            }
        }
    }

    /// The sum of a table's big-endian words of 32 bits; the last one is filled up with zeros.
    private static func checksum(of table: Slice<UnsafeRawBufferPointer>) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(rebasing: table)
        var sum: UInt32 = 0
        let whole = bytes.count & ~3
        for offset in stride(from: 0, to: whole, by: 4) {
            sum &+= UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        for offset in whole..<bytes.count { sum &+= UInt32(bytes[offset]) << UInt32(24 - 8 * (offset - whole)) }
        return sum
    }

    /// TrueType outlines, by Microsoft's and by Apple's number, and CFF outlines.
    private static let versions: Set<Int> = [0x0001_0000, tag("true"), tag("OTTO")]

    /// The number of a tag's four letters.
    static func tag(_ name: StaticString) -> Int {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func name(_ tag: Int) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
