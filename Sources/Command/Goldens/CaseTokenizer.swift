/// One word of a line, and where it begins.
struct CaseToken: Equatable {
    let text: String
    /// The line, from 1.
    let line: Int
    /// The column, from 1.
    let column: Int
}

/// Divides a line into words, as a shell does: spaces divide, quotes keep together, a backslash keeps the next character, and `#`
/// at the beginning of a word begins a comment.
enum CaseTokenizer {
    /// A quote that has no end.
    struct OpenQuote: Error, Equatable {
        /// The column of the quote, from 1.
        let column: Int
    }

    /// The words of a line.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - line: Its number.
    /// - Returns: The words.
    /// - Throws: `OpenQuote`.
    static func words(in text: String, line: Int = 1) throws(OpenQuote) -> [CaseToken] {
        var words: [CaseToken] = []
        var word = ""
        var start: Int?
        var quote: Unicode.Scalar?
        var quoteColumn = 0
        var isEscaped = false
        func finish() {
            if let begin = start { words.append(CaseToken(text: word, line: line, column: begin)) }
            word = ""
            start = nil
        }
        for (offset, character) in text.unicodeScalars.enumerated() {
            if isEscaped {
                word.unicodeScalars.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                start = start ?? offset + 1
            } else if let open = quote {
                if character == open { quote = nil } else { word.unicodeScalars.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                quoteColumn = offset + 1
                start = start ?? offset + 1
            } else if character.properties.isWhitespace {
                finish()
            } else if character == "#", start == nil {
                break
            } else {
                word.unicodeScalars.append(character)
                start = start ?? offset + 1
            }
        }
        finish()
        if quote != nil { throw OpenQuote(column: quoteColumn) }
        return words
    }
}
