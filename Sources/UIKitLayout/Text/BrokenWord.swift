/// Finds words that are divided between lines because no line is long enough for them.
enum BrokenWord {
    /// The first divided word of a text; nil where lines end between words only.
    ///
    /// Scripts that write no spaces, or divide words anywhere, have no such words: between Chinese, Japanese, Korean, Thai, Lao,
    /// Khmer and Burmese letters lines may end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - lines: What stands on each line, in UTF-16 code units.
    /// - Returns: The whole word.
    static func first(in text: String, lines: [Range<Int>]) -> String? {
        guard lines.count > 1 else { return nil }
        let units = Array(text.utf16)
        for line in lines.dropLast() {
            let end = line.upperBound
            guard end > 0, end < units.count, joins(units[end - 1]), joins(units[end]) else { continue }
            let start = units[..<end].lastIndex { !joins($0) }.map { $0 + 1 } ?? 0
            let stop = units[end...].firstIndex { !joins($0) } ?? units.count
            return String(decoding: units[start..<stop], as: UTF16.self)
        }
        return nil
    }

    /// Whether a line should not end beside a character where another such stands on the other side.
    private static func joins(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return (scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal)
            && !breaksAnywhere(unit)
    }

    private static func breaksAnywhere(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC: true
        default: false
        }
    }
}
