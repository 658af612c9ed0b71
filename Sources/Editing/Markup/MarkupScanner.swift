import KeylineByteText
import KeylineScenes

/// Goes through the bytes of an XML text once.
struct MarkupScanner {
    private var cursor: ByteCursor
    private let file: String
    private(set) var elements: [Markup.Element] = []
    private var open: [Int] = []

    init(bytes: [UInt8], file: String) {
        cursor = ByteCursor(bytes)
        self.file = file
    }

    mutating func scan() throws(EditingError) {
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
            } else if cursor.starts(with: "</") {
                try scanEndTag()
            } else if cursor.starts(with: "<!") {
                cursor.skip(past: ">")
            } else {
                try scanStartTag()
            }
        }
        if let unclosed = open.last { throw failure("<\(elements[unclosed].name)> is not closed") }
    }

    private func failure(_ reason: String) -> EditingError {
        .malformed(reason: reason, location: SourceLocation(file: file, line: cursor.line, column: cursor.column))
    }

    private mutating func scanName() -> String {
        let start = cursor.index
        cursor.skip(while: { !Self.endsName($0) })
        return String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self)
    }

    private mutating func scanEndTag() throws(EditingError) {
        let start = cursor.index
        cursor.skip(past: "</")
        let name = scanName()
        cursor.skip(past: ">")
        guard let opened = open.popLast(), elements[opened].name == name else {
            throw failure("</\(name)> does not match an open element")
        }
        elements[opened].endTag = start..<cursor.index
    }

    private mutating func scanStartTag() throws(EditingError) {
        let start = cursor
        cursor.advance()
        let name = scanName()
        guard !name.isEmpty else { throw failure("a tag without a name") }
        var attributes: [Markup.Attribute] = []
        cursor.skip(while: Self.isSpace)
        while let byte = cursor.next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            attributes.append(try scanAttribute())
            cursor.skip(while: Self.isSpace)
        }
        let isEmpty = cursor.next == UInt8(ascii: "/")
        cursor.skip(past: ">")
        guard cursor.bytes[cursor.index - 1] == UInt8(ascii: ">") else { throw failure("a tag without an end") }
        if open.isEmpty, !elements.isEmpty { throw failure("a second root element") }
        let element = Markup.Element(
            name: name, attributes: attributes, startTag: start.index..<cursor.index, endTag: nil, parent: open.last,
            line: start.line, column: start.column)
        elements.append(element)
        if let parent = open.last { elements[parent].children.append(elements.count - 1) }
        if !isEmpty { open.append(elements.count - 1) }
    }

    private mutating func scanAttribute() throws(EditingError) -> Markup.Attribute {
        let start = cursor.index
        let name = scanName()
        cursor.skip(while: Self.isSpace)
        guard !name.isEmpty, cursor.next == UInt8(ascii: "=") else { throw failure("an attribute without a value") }
        cursor.advance()
        cursor.skip(while: Self.isSpace)
        guard let quote = cursor.next, Self.isQuote(quote) else { throw failure("a value without quotation marks") }
        cursor.advance()
        let valueStart = cursor.index
        cursor.skip(while: { $0 != quote })
        guard !cursor.isAtEnd else { throw failure("a value without an end") }
        let valueRange = valueStart..<cursor.index
        cursor.advance()
        return Markup.Attribute(
            name: name, value: MarkupText.decoded(cursor.bytes[valueRange]), range: start..<cursor.index,
            valueRange: valueRange)
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
