import Foundation

/// Reads JSON (RFC 8259) and remembers where each value stands, which Foundation's reader does not.
struct JSONReader {
    private static let depthLimit = 32

    private let bytes: [UInt8]
    private var offset = 0
    private var place = JSONPlace()

    /// Reads a whole text.
    ///
    /// - Throws: `JSONError` where it is no JSON.
    static func read(_ data: Data) throws(JSONError) -> JSONNode {
        guard String(validating: data, as: UTF8.self) != nil else {
            throw JSONError("this is no text in UTF-8", JSONPlace())
        }
        var reader = JSONReader(bytes: [UInt8](data))
        let node = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.next == nil else { throw reader.error("nothing may follow the value") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Letters

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func error(_ message: String) -> JSONError { JSONError(message, place) }

    private mutating func advance() {
        if next == UInt8(ascii: "\n") {
            place.line += 1
            place.column = 1
        } else {
            place.column += 1
        }
        offset += 1
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { advance() }
    }

    private mutating func take(_ character: Unicode.Scalar, orSay message: String) throws(JSONError) {
        guard next == UInt8(ascii: character) else { throw error(message) }
        advance()
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
        guard depth < Self.depthLimit else {
            throw error("more than \(Self.depthLimit) values stand inside one another")
        }
        skipSpace()
        let start = place
        let value: JSONNode.Value
        switch next {
        case UInt8(ascii: "{"): value = try object(depth)
        case UInt8(ascii: "["): value = try list(depth)
        case UInt8(ascii: "\""): value = .text(try text())
        case UInt8(ascii: "t"): value = try word("true", .flag(true))
        case UInt8(ascii: "f"): value = try word("false", .flag(false))
        case UInt8(ascii: "n"): value = try word("null", .null)
        case nil: throw error("the text ends where a value is wanted")
        default: value = .number(try number())
        }
        return JSONNode(value: value, place: start)
    }

    private mutating func word(_ word: String, _ value: JSONNode.Value) throws(JSONError) -> JSONNode.Value {
        let start = place
        for byte in word.utf8 {
            guard next == byte else { throw JSONError("this is no value; \(word) may be meant", start) }
            advance()
        }
        return value
    }

    private mutating func object(_ depth: Int) throws(JSONError) -> JSONNode.Value {
        var members: [String: JSONNode] = [:]
        advance()
        skipSpace()
        if next == UInt8(ascii: "}") {
            advance()
            return .object(members)
        }
        while true {
            skipSpace()
            let start = place
            guard next == UInt8(ascii: "\"") else { throw error("a name in quotes is wanted") }
            let name = try text()
            skipSpace()
            try take(":", orSay: "a colon is wanted behind the name")
            guard members.updateValue(try value(depth: depth + 1), forKey: name) == nil else {
                throw JSONError("“\(name)” stands here twice", start)
            }
            guard try goesOn("}") else { return .object(members) }
        }
    }

    private mutating func list(_ depth: Int) throws(JSONError) -> JSONNode.Value {
        var values: [JSONNode] = []
        advance()
        skipSpace()
        if next == UInt8(ascii: "]") {
            advance()
            return .list(values)
        }
        while true {
            values.append(try value(depth: depth + 1))
            guard try goesOn("]") else { return .list(values) }
        }
    }

    /// Whether a comma follows rather than the end.
    private mutating func goesOn(_ end: Unicode.Scalar) throws(JSONError) -> Bool {
        skipSpace()
        if next == UInt8(ascii: end) {
            advance()
            return false
        }
        try take(",", orSay: "a comma or \(end) is wanted")
        return true
    }

    private mutating func number() throws(JSONError) -> Double {
        let start = place
        let first = offset
        while let byte = next, "+-.0123456789eE".utf8.contains(byte) { advance() }
        let text = String(decoding: bytes[first..<offset], as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil, let number = Double(text),
            number.isFinite
        else { throw JSONError("this is no value", start) }
        return number
    }

    private mutating func text() throws(JSONError) -> String {
        var result: [UInt8] = []
        advance()
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error("a text may not hold control characters") }
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                advance()
                continue
            }
            result += Array(String(Character(try escaped())).utf8)
        }
        try take("\"", orSay: "the text does not end")
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
        let start = place
        advance()
        guard let byte = next else { throw error("the text does not end") }
        advance()
        if byte == UInt8(ascii: "u") { return try scalar(start) }
        let escapes: [UInt8: Unicode.Scalar] = [
            0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
        ]
        guard let scalar = escapes[byte] else { throw JSONError("this is no escape of JSON", start) }
        return scalar
    }

    /// The character of one escape or, beyond U+FFFF, two.
    private mutating func scalar(_ start: JSONPlace) throws(JSONError) -> Unicode.Scalar {
        let first = try digits(start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard 0xD800...0xDBFF ~= first, next == UInt8(ascii: "\\") else { throw JSONError("half a character", start) }
        advance()
        try take("u", orSay: "half a character")
        let second = try digits(start)
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw JSONError("half a character", start) }
        return scalar
    }

    private mutating func digits(_ start: JSONPlace) throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw JSONError("four hexadecimal digits are wanted", start)
            }
            value = value << 4 | UInt32(digit)
            advance()
        }
        return value
    }
}
