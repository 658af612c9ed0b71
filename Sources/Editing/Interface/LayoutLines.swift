import KeylineScenes

/// The lines of a text in UTF-8, which lead from lines and columns to bytes.
struct LayoutLines: Sendable {
    let bytes: [UInt8]
    /// Where each line begins.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A mark at the beginning that says the text is in UTF-8 belongs to no column.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var index = starts[0]
        while index < bytes.count {
            let length = Self.lineBreak(in: bytes, at: index)
            index += max(length, 1)
            if length > 0 { starts.append(index) }
        }
        self.starts = starts
    }

    /// The length of the line break at an offset, 0 where there is none: YAML 1.1 has five.
    private static func lineBreak(in bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: 1
        case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            index + 2 < bytes.count && bytes[index + 1] == 0x80 && [0xA8, 0xA9].contains(bytes[index + 2]) ? 3 : 0
        default: 0
        }
    }

    /// The byte at which a place lies; columns count characters from 1.
    func offset(of location: SourceLocation) -> Int {
        guard let line = location.line, line >= 1, line <= starts.count else { return bytes.count }
        var index = starts[line - 1]
        var column = 1
        while column < location.column ?? 1, index < bytes.count {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            column += 1
        }
        return index
    }

    /// The place of a byte.
    func location(of offset: Int, in file: String) -> SourceLocation {
        let start = lineStart(offset)
        let column = bytes[start..<max(offset, start)].count { $0 & 0xC0 != 0x80 } + 1
        return SourceLocation(file: file, line: line(offset) + 1, column: column)
    }

    /// The bytes between two places, without the white space at the end.
    func range(from start: SourceLocation, to end: SourceLocation) -> Range<Int> {
        let lower = offset(of: start)
        var upper = max(offset(of: end), lower)
        while upper > lower, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// Where the line of an offset begins.
    func lineStart(_ offset: Int) -> Int { starts[line(offset)] }

    /// Where the line after that of an offset begins; the end of the text for the last one.
    func nextLine(_ offset: Int) -> Int {
        let next = line(offset) + 1
        return next < starts.count ? starts[next] : bytes.count
    }

    private func line(_ offset: Int) -> Int {
        let after = starts.partitioningIndex { $0 > offset }
        return max(after - 1, 0)
    }

    /// How the text ends its lines.
    var newline: String {
        guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else { return "\n" }
        return "\r\n"
    }

    /// The line from which an item of a list without brackets stands: that of its dash, which may lie above it.
    func itemStart(_ offset: Int) -> Int {
        var start = lineStart(offset)
        while firstSign(from: start) != UInt8(ascii: "-"), start > starts[0] { start = lineStart(start - 1) }
        return start
    }

    private func firstSign(from start: Int) -> UInt8? {
        bytes[start...].first { $0 != 0x20 && $0 != 0x09 }
    }

    /// The white space with which a line begins.
    func indentation(from lineStart: Int) -> String {
        String(decoding: bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}

extension Array {
    /// The first place whose element passes a test, of elements of which all that pass follow all that do not.
    fileprivate func partitioningIndex(where passes: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
