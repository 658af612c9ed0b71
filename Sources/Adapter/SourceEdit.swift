/// Bytes of a file with what takes their place.
struct SourceEdit: Equatable {
    let bytes: Range<Int>
    let text: String

    /// Puts a text in place of bytes.
    static func replace(_ bytes: Range<Int>, with text: String) -> Self { Self(bytes: bytes, text: text) }

    /// Puts a text in front of a byte.
    static func insert(_ text: String, at offset: Int) -> Self { Self(bytes: offset..<offset, text: text) }

    /// Puts spaces in place of bytes but for the ends of lines, so that what follows keeps its line and column.
    static func blank(_ bytes: Range<Int>, in source: AppSource) -> Self {
        let kept = source.bytes[bytes].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        return Self(bytes: bytes, text: String(decoding: kept, as: UTF8.self))
    }
}

/// The edits of one file.
struct SourceEdits {
    private(set) var all: [SourceEdit] = []

    mutating func add(_ edit: SourceEdit) { all.append(edit) }

    /// Takes the edits inside some bytes away.
    mutating func remove(in bytes: Range<Int>) {
        all.removeAll { bytes.lowerBound <= $0.bytes.lowerBound && $0.bytes.upperBound <= bytes.upperBound }
    }

    /// The text of a part of the file with the edits inside it. Where edits overlap, the earlier and longer one counts.
    func applied(to source: AppSource, in part: Range<Int>? = nil) -> String {
        let part = part ?? source.bytes.indices
        var result: [UInt8] = []
        var place = part.lowerBound
        let order = all.enumerated().sorted {
            let a = $0.element.bytes
            let b = $1.element.bytes
            // What is inserted at a byte comes before what takes its place.
            return (a.lowerBound, a.isEmpty ? 0 : 1, -a.upperBound, $0.offset)
                < (b.lowerBound, b.isEmpty ? 0 : 1, -b.upperBound, $1.offset)
        }
        for (_, edit) in order
        where edit.bytes.lowerBound >= place && edit.bytes.upperBound <= part.upperBound {
            result += source.bytes[place..<edit.bytes.lowerBound]
            result += edit.text.utf8
            // What stood on several lines takes as many, so that those below stay.
            let end = UInt8(ascii: "\n")
            let lost = source.bytes[edit.bytes].count { $0 == end } - edit.text.utf8.count { $0 == end }
            result += [UInt8](repeating: end, count: max(0, lost))
            place = edit.bytes.upperBound
        }
        return String(decoding: result + source.bytes[place..<part.upperBound], as: UTF8.self)
    }
}
