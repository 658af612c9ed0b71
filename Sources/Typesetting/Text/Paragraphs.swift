/// Divides text where it must: at the characters of bidi class B (UAX #9) that people type.
enum Paragraphs {
    /// The paragraphs' contents and, with each, the offset after its separator; the last one may be empty.
    static func ranges(in text: [UInt16]) -> [(content: Range<Int>, next: Int)] {
        var ranges: [(content: Range<Int>, next: Int)] = []
        var (start, offset) = (0, 0)
        while offset < text.count {
            guard isSeparator(text[offset]) else {
                offset += 1
                continue
            }
            let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
            let next = offset + (isPair ? 2 : 1)
            ranges.append((start..<offset, next))
            (start, offset) = (next, next)
        }
        ranges.append((start..<text.count, text.count))
        return ranges
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }
}
