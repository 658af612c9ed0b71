import KeylineScenes

/// Goes through the bytes of an XML text once.
struct MarkupScanner {
    let bytes: [UInt8]
    let file: String
    private(set) var elements: [Markup.Element] = []
    private var index = 0
    private var line = 1
    private var column = 1
    private var open: [Int] = []

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    mutating func scan() throws(EditingError) {
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
            } else if starts(with: "</") {
                try scanEndTag()
            } else if starts(with: "<!") {
                skip(past: ">")
            } else {
                try scanStartTag()
            }
        }
        if let unclosed = open.last { throw failure("<\(elements[unclosed].name)> is not closed") }
    }

    private func failure(_ reason: String) -> EditingError {
        .malformed(reason: reason, location: SourceLocation(file: file, line: line, column: column))
    }

    private mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            line = line + 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
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

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { advance() }
    }

    private mutating func scanName() -> String {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { advance() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func scanEndTag() throws(EditingError) {
        let start = index
        advance()
        advance()
        let name = scanName()
        skip(past: ">")
        guard let opened = open.popLast(), elements[opened].name == name else {
            throw failure("</\(name)> closes no open element")
        }
        elements[opened].endTag = start..<index
    }

    private mutating func scanStartTag() throws(EditingError) {
        let start = index
        let startLine = line
        let startColumn = column
        advance()
        let name = scanName()
        guard !name.isEmpty else { throw failure("a tag without a name") }
        var attributes: [Markup.Attribute] = []
        skipSpace()
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/") {
            attributes.append(try scanAttribute())
            skipSpace()
        }
        let isEmpty = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        skip(past: ">")
        guard index > 0, bytes[index - 1] == UInt8(ascii: ">") else { throw failure("a tag without an end") }
        if open.isEmpty, !elements.isEmpty { throw failure("a second outermost element") }
        let element = Markup.Element(
            name: name, attributes: attributes, startTag: start..<index, endTag: nil, parent: open.last,
            line: startLine, column: startColumn)
        elements.append(element)
        if let parent = open.last { elements[parent].children.append(elements.count - 1) }
        if !isEmpty { open.append(elements.count - 1) }
    }

    private mutating func scanAttribute() throws(EditingError) -> Markup.Attribute {
        let start = index
        let name = scanName()
        skipSpace()
        guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw failure("an attribute without a value")
        }
        advance()
        skipSpace()
        guard index < bytes.count, Self.isQuote(bytes[index]) else { throw failure("a value without quotes") }
        let quote = bytes[index]
        advance()
        let valueStart = index
        while index < bytes.count, bytes[index] != quote { advance() }
        guard index < bytes.count else { throw failure("a value without an end") }
        let valueRange = valueStart..<index
        advance()
        return Markup.Attribute(
            name: name, value: MarkupText.decoded(bytes[valueRange]), range: start..<index, valueRange: valueRange)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}

/// Values of attributes, to and from XML.
enum MarkupText {
    /// A value with XML's five entities and its numeric characters resolved; what is none of these stays as it is.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";"),
                let character = character(rest[rest.index(after: start)..<end])
            else {
                result.append("&")
                rest = rest[rest.index(after: start)...]
                continue
            }
            result.unicodeScalars.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        default: nil
        }
    }
}
