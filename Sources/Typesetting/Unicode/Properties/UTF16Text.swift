/// Reads and makes UTF-16 code units.
enum UTF16Text {
    /// Nothing, or a hyphen where a line ends at it: U+00AD.
    static let softHyphen: UInt16 = 0xAD

    /// Hands over the code units of a string.
    @inline(__always)
    static func withUnits<Result>(of text: String, _ use: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
        var text = text
        return text.withUTF8 { bytes in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.count) { units in
                var offset = 0
                var count = 0
                let raw = UnsafeRawBufferPointer(bytes)
                while offset + 8 <= bytes.count {
                    let eight = raw.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt8>.self)
                    guard eight.max() < 0x80 else { break }
                    UnsafeMutableRawPointer(units.baseAddress.unsafelyUnwrapped + offset)
                        .storeBytes(of: SIMD8<UInt16>(truncatingIfNeeded: eight), as: SIMD8<UInt16>.self)
                    offset += 8
                    count += 8
                }
                while offset < bytes.count {
                    decodeThrees(bytes, &offset, into: units, &count)
                    if offset < bytes.count { decode(bytes, &offset, into: units, &count) }
                }
                return use(UnsafeBufferPointer(rebasing: units[..<count]))
            }
        }
    }

    /// The number of code units of a string.
    static func count(of text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            // One for each first byte of a character, and one more where that is of four. Eight at a time, a bit for each byte; a
            // product adds them up.
            let raw = UnsafeRawBufferPointer(bytes)
            let lowest: UInt64 = 0x0101_0101_0101_0101
            var count = bytes.count
            var offset = 0
            while offset + 8 <= bytes.count {
                let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if word & lowest << 7 != 0 {
                    let following = word >> 7 & ~(word >> 6) & lowest
                    let ofFour = word >> 7 & word >> 6 & word >> 5 & word >> 4 & lowest
                    count += Int((ofFour &* lowest) >> 56) - Int((following &* lowest) >> 56)
                }
                offset += 8
            }
            while offset < bytes.count {
                count += (bytes[offset] & 0xC0 == 0x80 ? -1 : 0) + (bytes[offset] >= 0xF0 ? 1 : 0)
                offset += 1
            }
            return count
        }
    }

    /// Decodes characters of three bytes, as most scripts have, up to one that is not; a Swift string is always valid.
    @inline(__always)
    private static func decodeThrees(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ offset: inout Int,
        into units: UnsafeMutableBufferPointer<UInt16>,
        _ count: inout Int
    ) {
        while offset < bytes.count, bytes[offset] & 0xF0 == 0xE0 {
            let second = UInt16(bytes[offset + 1] & 0x3F)
            let third = UInt16(bytes[offset + 2] & 0x3F)
            units.initializeElement(at: count, to: UInt16(bytes[offset]) << 12 | second << 6 | third)
            offset += 3
            count += 1
        }
    }

    /// Decodes one character; a Swift string is always valid.
    @inline(__always)
    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ offset: inout Int,
        into units: UnsafeMutableBufferPointer<UInt16>,
        _ count: inout Int
    ) {
        func rest(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
        let first = UInt32(bytes[offset])
        var character = first
        var length = 1
        if first >= 0xF0 {
            character = (first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
            length = 4
        } else if first >= 0xE0 {
            character = (first & 0x0F) << 12 | rest(1) << 6 | rest(2)
            length = 3
        } else if first >= 0xC0 {
            character = (first & 0x1F) << 6 | rest(1)
            length = 2
        }
        offset += length
        if length == 4 {
            units.initializeElement(at: count, to: UInt16(truncatingIfNeeded: 0xD7C0 + character >> 10))
            units.initializeElement(at: count + 1, to: UInt16(truncatingIfNeeded: 0xDC00 | character & 0x3FF))
            count += 2
        } else {
            units.initializeElement(at: count, to: UInt16(truncatingIfNeeded: character))
            count += 1
        }
    }

    /// The string of code units.
    static func string(of units: UnsafeBufferPointer<UInt16>) -> String {
        guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
        return String(unsafeUninitializedCapacity: units.count) { bytes in
            for offset in units.indices { bytes[offset] = UInt8(truncatingIfNeeded: units[offset]) }
            return units.count
        }
    }

    /// Whether two code units make one character.
    @inline(__always)
    static func isPair(_ high: UInt16, _ low: UInt16) -> Bool { high & 0xFC00 == 0xD800 && low & 0xFC00 == 0xDC00 }

    /// The character at an offset and the offset after it; a lone surrogate stands for itself.
    @inline(__always)
    static func character(in text: UnsafeBufferPointer<UInt16>, at offset: Int) -> (character: UInt32, next: Int) {
        let unit = text[offset]
        if offset + 1 < text.count, isPair(unit, text[offset + 1]) {
            let low = UInt32(text[offset + 1]) & 0x3FF
            return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + low, offset + 2)
        }
        return (UInt32(unit), offset + 1)
    }

    /// The number of UTF-8 bytes that code units take.
    static func utf8Count(of units: Slice<UnsafeBufferPointer<UInt16>>) -> Int {
        units.reduce(0) { count, unit in
            // Each half of a pair counts two of the four bytes.
            count + (unit < 0x80 ? 1 : unit < 0x800 || unit & 0xF800 == 0xD800 ? 2 : 3)
        }
    }
}
