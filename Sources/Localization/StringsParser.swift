import KeylineScenes

/// Reads the entries of a `.strings` file: `"key" = "value";` with comments between, as in old-style property lists.
struct StringsParser {
    private let characters: [Unicode.Scalar]
    private let file: String
    private var index = 0
    private var line = 1
    private var column = 1
    /// The text of the comments since the last entry.
    private var comment = ""
    /// The line on which the last of them ended.
    private var commentLine = 0
    /// The entries so far; after an error, those before it.
    private(set) var entries: [String: StringTable.Entry] = [:]
    /// Entries whose key came again.
    private(set) var repeated: [StringTable.Repetition] = []

    init(text: String, file: String) {
        characters = Array(text.unicodeScalars)
        self.file = file
    }

    mutating func parse() throws(StringsError) -> [String: StringTable.Entry] {
        try skipSpace()
        while index < characters.count {
            let location = location
            let words = takeComment()
            let key = try word("a key")
            // A key alone stands for itself.
            let value = try accept("=") ? word("text") : key
            guard try accept(";") else { throw error("\";\"") }
            if let earlier = entries[key] { repeated.append(.init(key: key, location: earlier.location)) }
            entries[key] = StringTable.Entry(value: value, location: location)
            entries[key]?.comment = words
        }
        return entries
    }

    /// The text of the comments right before an entry, which are then used up; nil where there are none. What an empty line separates from
    /// the entry, such as a file's header, is not about it.
    private mutating func takeComment() -> String? {
        defer { comment = "" }
        return comment.isEmpty || line > commentLine + 1 ? nil : comment
    }

    private mutating func addComment(_ text: [Unicode.Scalar], from start: Int) {
        if start > commentLine + 1 { comment = "" }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text)
        let words = String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return }
        comment += (comment.isEmpty ? "" : " ") + words
        commentLine = line
    }

    private var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }

    private func error(_ expected: String) -> StringsError {
        .syntax(expected: expected, location: location)
    }

    private mutating func advance() {
        if characters[index] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        index + offset < characters.count ? characters[index + offset] : nil
    }

    private mutating func accept(_ scalar: Unicode.Scalar) throws(StringsError) -> Bool {
        guard peek() == scalar else { return false }
        advance()
        try skipSpace()
        return true
    }

    private mutating func skipSpace() throws(StringsError) {
        while let scalar = peek() {
            if scalar.properties.isWhitespace {
                advance()
            } else if scalar == "/", peek(1) == "/" {
                let start = index + 2
                while let next = peek(), next != "\n" { advance() }
                addComment(Array(characters[start..<index]), from: line)
            } else if scalar == "/", peek(1) == "*" {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(StringsError) {
        let start = location
        let first = index + 2
        while let scalar = peek() {
            advance()
            // The asterisk that begins the comment does not end it.
            if scalar == "*", peek() == "/", index > first {
                addComment(Array(characters[first..<(index - 1)]), from: start.line ?? line)
                advance()
                return
            }
        }
        throw .syntax(expected: "\"*/\" after the comment that begins here", location: start)
    }

    private mutating func word(_ expected: String) throws(StringsError) -> String {
        guard let first = peek() else { throw error(expected) }
        let text = first == "\"" || first == "'" ? try quoted(by: first) : bare()
        guard first == "\"" || first == "'" || !text.isEmpty else { throw error(expected) }
        try skipSpace()
        return text
    }

    /// Characters that old-style property lists allow without quotes.
    private mutating func bare() -> String {
        var text = String.UnicodeScalarView()
        while let scalar = peek(),
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-.$:/".unicodeScalars.contains(scalar)
        {
            text.append(scalar)
            advance()
        }
        return String(text)
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(StringsError) -> String {
        let start = location
        advance()
        var units: [UInt16] = []
        while let scalar = peek() {
            advance()
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            units += scalar == "\\" ? escape() : Array(String(scalar).utf16)
        }
        throw .syntax(expected: "a closing quote for the text that begins here", location: start)
    }

    /// Escapes name UTF-16 units, so that two of them can form one character.
    private mutating func escape() -> [UInt16] {
        guard let scalar = peek() else { return [] }
        advance()
        switch scalar {
        case "n": return [10]
        case "t": return [9]
        case "r": return [13]
        case "a": return [7]
        case "b": return [8]
        case "f": return [12]
        case "v": return [11]
        case "u", "U": return number(radix: 16, digits: 4).map { [$0] } ?? Array(String(scalar).utf16)
        case "0"..."7":
            index -= 1
            column -= 1
            return number(radix: 8, digits: 3).map { [$0] } ?? []
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func number(radix: Int, digits: Int) -> UInt16? {
        var text = ""
        while text.count < digits, let scalar = peek(), Int(String(scalar), radix: radix) != nil {
            text.unicodeScalars.append(scalar)
            advance()
        }
        return UInt16(text, radix: radix)
    }
}
