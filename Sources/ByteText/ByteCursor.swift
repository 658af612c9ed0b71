/// A place in a text of UTF-8 bytes that knows its line and column.
///
///     var cursor = ByteCursor(Array("<a>\n<b>".utf8))
///     cursor.skip(past: ">")
///     cursor.starts(with: "\n")   // true
public struct ByteCursor: Sendable {
    /// The text.
    public let bytes: [UInt8]
    /// The number of bytes before the cursor.
    public private(set) var index = 0
    /// The line, counted from 1.
    public private(set) var line = 1
    /// The column, counted from 1 in characters (Unicode scalar values) rather than bytes.
    public private(set) var column = 1

    /// A cursor at the start of a text.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing is left.
    public var isAtEnd: Bool { index >= bytes.count }

    /// The byte behind the cursor; nil at the end.
    public var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Goes on by a byte, of which there must be one.
    public mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    /// Goes on to a byte, which is not before the cursor.
    public mutating func advance(to end: Int) {
        while index < end { advance() }
    }

    /// Goes on while bytes meet a condition, at most to the end.
    public mutating func skip(while isMeant: (UInt8) -> Bool) {
        while let byte = next, isMeant(byte) { advance() }
    }

    /// Goes on until behind the next occurrence of some bytes; to the end where there is none.
    public mutating func skip(past end: StaticString) {
        while !isAtEnd, !starts(with: end) { advance() }
        for _ in 0..<min(end.utf8CodeUnitCount, bytes.count - index) { advance() }
    }

    /// Whether the text goes on with some bytes.
    public func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in buffer.indices.allSatisfy { bytes[index + $0] == buffer[$0] } }
    }
}
