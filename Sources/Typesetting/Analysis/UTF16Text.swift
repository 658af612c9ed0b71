/// Reads characters from UTF-16 code units.
enum UTF16Text {
    /// The character at an offset and the offset after it; a lone surrogate stands for itself.
    @inline(__always)
    static func character(in text: [UInt16], at offset: Int) -> (character: UInt32, next: Int) {
        let unit = text[offset]
        if unit & 0xFC00 == 0xD800, offset + 1 < text.count, text[offset + 1] & 0xFC00 == 0xDC00 {
            let low = UInt32(text[offset + 1]) & 0x3FF
            return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + low, offset + 2)
        }
        return (UInt32(unit), offset + 1)
    }

    /// The number of UTF-8 bytes that code units take.
    static func utf8Count(of units: ArraySlice<UInt16>) -> Int {
        units.reduce(0) { count, unit in
            // Each half of a pair counts two of the four bytes.
            count + (unit < 0x80 ? 1 : unit < 0x800 || unit & 0xF800 == 0xD800 ? 2 : 3)
        }
    }
}
