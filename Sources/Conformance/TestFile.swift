internal import Foundation

/// A test file, line by line.
struct TestFile {
    let path: String
    private let contents: Data

    init(path: String, contents: Data) {
        self.path = path
        self.contents = contents
    }

    /// Hands each non-empty line, without its comment unless that is wanted, and its number from 1.
    func forEachLine(
        keepingComments: Bool = false,
        _ body: (Substring, _ number: Int) throws(ConformanceError) -> Void
    ) throws(ConformanceError) {
        var number = 0
        for bytes in contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let end = keepingComments ? nil : bytes.firstIndex(of: UInt8(ascii: "#"))
            let line = Self.trimmed(bytes[..<(end ?? bytes.endIndex)])
            if !line.isEmpty { try body(Substring(decoding: line, as: UTF8.self), number) }
        }
    }

    func malformed(_ line: Int) -> ConformanceError { .malformedLine(path: path, line: line) }

    private static func trimmed(_ line: Data) -> Data {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 || byte == 0x0D }
        let start = line.firstIndex { !isSpace($0) } ?? line.endIndex
        let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.endIndex
        return line[start..<max(start, end)]
    }

    /// Characters given as hexadecimal numbers, as UTF-16, with the offset of each and of the end; nil where one is no number.
    static func text(hexadecimal numbers: [Substring]) -> (units: [UInt16], offsets: [Int])? {
        var units: [UInt16] = []
        var offsets: [Int] = []
        for number in numbers {
            guard let value = UInt32(number, radix: 16), value <= 0x10_FFFF else { return nil }
            offsets.append(units.count)
            if let scalar = Unicode.Scalar(value) {
                units += UTF16.encode(scalar).map(Array.init) ?? []
            } else {
                units.append(UInt16(value))
            }
        }
        return (units, offsets + [units.count])
    }
}
