/// Divides text where it must: at the characters of bidi class B (UAX #9) that people type.
enum Paragraphs {
    /// The content of the paragraph that starts at an offset, and the offset after its separator.
    static func range(from start: Int, in text: UnsafeBufferPointer<UInt16>) -> (content: Range<Int>, next: Int) {
        var end = start
        while end < text.count, !isSeparator(text[end]) { end += 1 }
        guard end < text.count else { return (start..<end, end) }
        let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
        return (start..<end, end + (isPair ? 2 : 1))
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
        // Most characters are beyond all of them, or between.
        unit <= 0x2029 && (unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029)
    }
}
