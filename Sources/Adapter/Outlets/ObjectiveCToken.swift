/// A word of an Objective-C file.
struct ObjectiveCToken: Hashable {
    /// The sorts of words.
    enum Kind: Hashable {
        /// A name, a keyword or a number.
        case word
        /// The value of a string, with or without `@` before it.
        case text
        /// A sign: one character, or `->`.
        case sign
        /// A line of the preprocessor, without the `#` before it.
        case directive
    }

    let kind: Kind
    let text: String
    /// The offset of its first byte.
    let offset: Int

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// Cuts Objective-C into words. Comments are no words; neighbouring strings are one.
struct ObjectiveCTokenizer {
    private let bytes: [UInt8]
    private var index = 0
    private var isLineStart = true

    /// The words of a file.
    static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        var tokenizer = ObjectiveCTokenizer(bytes: bytes)
        var tokens: [ObjectiveCToken] = []
        while let token = tokenizer.next() {
            if token.kind == .text, let last = tokens.last, last.kind == .text {
                tokens[tokens.count - 1] = ObjectiveCToken(
                    kind: .text, text: last.text + token.text, offset: last.offset)
            } else {
                tokens.append(token)
            }
        }
        return tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        index + distance < bytes.count ? bytes[index + distance] : 0
    }

    private mutating func next() -> ObjectiveCToken? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let start = index
        let isFirst = isLineStart
        isLineStart = false
        switch byte() {
        case UInt8(ascii: "#") where isFirst: return directive(start)
        case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
            index += 1
            return ObjectiveCToken(kind: .text, text: string(), offset: start)
        case UInt8(ascii: "\""): return ObjectiveCToken(kind: .text, text: string(), offset: start)
        case UInt8(ascii: "'"):
            index += byte(1) == UInt8(ascii: "\\") ? 4 : 3
            return ObjectiveCToken(kind: .word, text: "'", offset: start)
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
            index += 2
            return ObjectiveCToken(kind: .sign, text: "->", offset: start)
        case let letter where Self.isWord(letter):
            while index < bytes.count, Self.isWord(byte()) || isPointOfNumber(after: start) { index += 1 }
            return ObjectiveCToken(
                kind: .word, text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start)
        case let sign:
            index += 1
            return ObjectiveCToken(kind: .sign, text: String(UnicodeScalar(sign)), offset: start)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func isPointOfNumber(after start: Int) -> Bool {
        byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "\n"), _):
                isLineStart = true
                index += 1
            case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\r"), _): index += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                index += 2
                while index < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { index += 1 }
                index = min(index + 2, bytes.count)
            default: return
            }
        }
    }

    /// A line of the preprocessor with those that continue it.
    private mutating func directive(_ start: Int) -> ObjectiveCToken {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
                index += 2
                text.append(UInt8(ascii: " "))
            } else {
                text.append(byte())
                index += 1
            }
        }
        return ObjectiveCToken(kind: .directive, text: String(decoding: text, as: UTF8.self), offset: start)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
    ]

    /// The value of the string that begins here.
    private mutating func string() -> String {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
            guard byte() == UInt8(ascii: "\\") else {
                text.append(byte())
                index += 1
                continue
            }
            let letter = byte(1)
            index += 2
            if letter == UInt8(ascii: "u") || letter == UInt8(ascii: "U") {
                text += unicode(digits: letter == UInt8(ascii: "u") ? 4 : 8)
            } else {
                text.append(Self.escapes[letter] ?? letter)
            }
        }
        index = min(index + 1, bytes.count)
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func unicode(digits: Int) -> [UInt8] {
        let end = min(index + digits, bytes.count)
        defer { index = end }
        let value = UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
        return value.flatMap(UnicodeScalar.init).map { Array(String($0).utf8) } ?? []
    }
}
