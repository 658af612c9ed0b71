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
    private var all: [SourceEdit] = []
    private var isSorted = true

    mutating func add(_ edit: SourceEdit) {
        all.append(edit)
        isSorted = false
    }

    /// Brings the edits into the order in which they are applied, as `applied` would each time.
    mutating func sort() {
        guard !isSorted else { return }
        let order = all.enumerated().sorted {
            let a = $0.element.bytes
            let b = $1.element.bytes
            // What is inserted at a byte comes before what takes its place.
            return (a.lowerBound, a.isEmpty ? 0 : 1, -a.upperBound, $0.offset)
                < (b.lowerBound, b.isEmpty ? 0 : 1, -b.upperBound, $1.offset)
        }
        all = order.map(\.element)
        isSorted = true
    }

    /// Blanks parts of the file, with the edits inside them.
    ///
    /// - Parameters:
    ///   - parts: The parts in their order; none is inside another.
    ///   - source: The file.
    mutating func blank(_ parts: [Range<Int>], in source: AppSource) {
        all.removeAll { edit in
            var low = 0
            var high = parts.count
            while low < high {
                let middle = (low + high) / 2
                if parts[middle].lowerBound <= edit.bytes.lowerBound { low = middle + 1 } else { high = middle }
            }
            return low > 0 && edit.bytes.upperBound <= parts[low - 1].upperBound
        }
        for part in parts { add(.blank(part, in: source)) }
    }

    /// The place of the first edit, in order, at a byte or behind it.
    private func index(from offset: Int) -> Int {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].bytes.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The text of a part of the file with the edits inside it. Where edits overlap, the earlier and longer one counts.
    func applied(to source: AppSource, in part: Range<Int>? = nil, _ steps: StepCount) -> String {
        guard isSorted else {
            var sorted = self
            sorted.sort()
            steps.add(all.count)
            return sorted.applied(to: source, in: part, steps)
        }
        let part = part ?? source.bytes.indices
        var result: [UInt8] = []
        var place = part.lowerBound
        for edit in all[index(from: place)...].prefix(while: { $0.bytes.lowerBound <= part.upperBound }) {
            steps.add()
            guard edit.bytes.lowerBound >= place, edit.bytes.upperBound <= part.upperBound else { continue }
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
