/// Looks through the outlines of a TrueType face: the offset of each, and the components of composite ones.
///
/// Source: OpenType 1.9.1, "glyf" and "loca".
struct OutlineCheck {
    private let bytes: FontBytes
    private let places: Range<Int>
    private let glyphs: Range<Int>
    private let isLong: Bool
    private let glyphCount: Int

    init(
        _ bytes: FontBytes, _ tables: FontTables, glyphs: Range<Int>, head: Range<Int>, glyphCount: Int
    ) throws(FontFileCheck.Damage) {
        guard let places = tables["loca"], let format = bytes.number16(head.lowerBound + 50), format <= 1,
            places.count >= (glyphCount + 1) * (format == 1 ? 4 : 2)
        else { throw FontFileCheck.Damage("its table \"loca\" is missing or damaged") }
        self.bytes = bytes
        self.places = places
        self.glyphs = glyphs
        self.isLong = format == 1
        self.glyphCount = glyphCount
    }

    func run() throws(FontFileCheck.Damage) {
        for glyph in 0..<glyphCount {
            guard let outline = outline(of: glyph) else {
                throw FontFileCheck.Damage("its glyph \(glyph) lies outside its table \"glyf\"")
            }
            for part in parts(of: outline) where part >= glyphCount {
                throw FontFileCheck.Damage("its glyph \(glyph) is made of a glyph that it does not have")
            }
        }
    }

    /// The range of a glyph's outline; nil where it is outside the table.
    private func outline(of glyph: Int) -> Range<Int>? {
        guard let start = place(glyph), let end = place(glyph + 1), start <= end, end <= glyphs.count else {
            return nil
        }
        return (glyphs.lowerBound + start)..<(glyphs.lowerBound + end)
    }

    private func place(_ glyph: Int) -> Int? {
        isLong
            ? bytes.number32(places.lowerBound + 4 * glyph)
            : bytes.number16(places.lowerBound + 2 * glyph).map { 2 * $0 }
    }

    private static let moreParts = 0x20
    private static let wideArguments = 0x01

    /// The glyphs that an outline is made of; none for one that has contours of its own.
    private func parts(of outline: Range<Int>) -> [Int] {
        guard outline.count >= 10, let contours = bytes.number16(outline.lowerBound), contours & 0x8000 != 0 else {
            return []
        }
        var parts: [Int] = []
        var offset = outline.lowerBound + 10
        while offset + 4 <= outline.upperBound, let flags = bytes.number16(offset),
            let part = bytes.number16(offset + 2)
        {
            parts.append(part)
            guard flags & Self.moreParts != 0 else { break }
            offset += 4 + (flags & Self.wideArguments != 0 ? 4 : 2) + Self.transformLength(flags)
        }
        return parts
    }

    /// Returns the number of bytes of a component's scale, two scales or matrix.
    private static func transformLength(_ flags: Int) -> Int {
        flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    }
}
