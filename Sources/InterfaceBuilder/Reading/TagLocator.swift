import KeylineByteText

/// Finds where each start tag of an XML text begins.
///
/// A parser says where a tag ends; editors want to be sent to where it begins. The text need not be well-formed: positions are
/// only used as far as the parser agrees.
struct TagLocator {
    struct Position {
        let line: Int
        let column: Int
    }

    /// The positions of the start tags, in order.
    static func positions(in bytes: [UInt8]) -> [Position] {
        // UTF-16 is rare enough to do with the lines that the parser knows.
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return [] }
        var locator = TagLocator(bytes: bytes)
        locator.scan()
        return locator.found
    }

    private var cursor: ByteCursor
    private var found: [Position] = []

    private init(bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    private mutating func scan() {
        while let byte = cursor.next {
            guard byte == UInt8(ascii: "<") else {
                cursor.advance()
                continue
            }
            if cursor.starts(with: "<!--") {
                cursor.skip(past: "-->")
            } else if cursor.starts(with: "<![CDATA[") {
                cursor.skip(past: "]]>")
            } else if cursor.starts(with: "<?") {
                cursor.skip(past: "?>")
            } else {
                if !cursor.starts(with: "</"), !cursor.starts(with: "<!") {
                    found.append(Position(line: cursor.line, column: cursor.column))
                }
                skipTag()
            }
        }
    }

    private mutating func skipTag() {
        var quote: UInt8?
        while let byte = cursor.next {
            cursor.advance()
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
