/// Finds where each start tag of an XML text begins.
///
/// A parser says where a tag ends; editors want to be sent to where it begins. The text need not be well-formed: positions are
/// only used as far as the parser agrees.
struct TagLocator {
    struct Position {
        var line = 1
        var column = 1
    }

    /// The positions of the start tags, in order.
    static func positions(in bytes: [UInt8]) -> [Position] {
        // UTF-16 is rare enough to do with the lines that the parser knows.
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return [] }
        var locator = TagLocator(bytes: bytes)
        locator.scan()
        return locator.found
    }

    private let bytes: [UInt8]
    private var index = 0
    private var position = Position()
    private var found: [Position] = []

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            if starts(with: "<!--") {
                skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                skip(past: "]]>")
            } else if starts(with: "<?") {
                skip(past: "?>")
            } else {
                if !starts(with: "</"), !starts(with: "<!") { found.append(position) }
                skipTag()
            }
        }
    }

    /// Columns count characters: bytes that continue one are skipped.
    private mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            position = Position(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
            position.column += 1
        }
    }

    private func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in buffer.indices.allSatisfy { bytes[index + $0] == buffer[$0] } }
    }

    private mutating func skip(past end: StaticString) {
        while index < bytes.count, !starts(with: end) { advance() }
        for _ in 0..<min(end.utf8CodeUnitCount, bytes.count - index) { advance() }
    }

    private mutating func skipTag() {
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }
}
