import KeylineByteText

/// A document's text, with the positions that editors use: lines from 0, and UTF-16 code units in a line.
struct EditedText: Sendable {
    /// A position in the text.
    struct Position: Hashable, Comparable, Sendable {
        var line: Int
        /// UTF-16 code units from the beginning of the line.
        var character: Int

        static func < (left: Position, right: Position) -> Bool {
            (left.line, left.character) < (right.line, right.character)
        }
    }

    /// The lines without their ends.
    let lines: [Substring]
    let string: String

    init(_ string: String) {
        self.string = string
        // Swift joins "\r\n" to one character, which is a line's end as "\n" is.
        lines = string.split(omittingEmptySubsequences: false) { $0.isNewline && $0 != "\u{2028}" && $0 != "\u{2029}" }
    }

    /// A line; empty after the last.
    func line(_ number: Int) -> Substring { lines.indices.contains(number) ? lines[number] : "" }

    /// The position of a place as findings give it: line and column from 1, in characters.
    func position(line: Int, column: Int) -> Position {
        let scalars = self.line(line - 1).unicodeScalars.prefix(max(column - 1, 0))
        return Position(line: line - 1, character: scalars.reduce(0) { $0 + UTF16.width($1) })
    }

    /// The part of a line before a position.
    func prefix(of position: Position) -> Substring {
        let line = line(position.line)
        let units = line.utf16
        let index = units.index(units.startIndex, offsetBy: position.character, limitedBy: units.endIndex)
        return line[..<(index ?? units.endIndex)]
    }

    /// The part of a line after a position.
    func suffix(of position: Position) -> Substring { line(position.line)[prefix(of: position).endIndex...] }

    /// The number of white space characters before a line's content.
    func indentation(of line: Int) -> Int { self.line(line).prefix { $0 == " " || $0 == "\t" }.count }

    /// Whether the whole text says nothing.
    var isBlank: Bool { lines.indices.allSatisfy(isBlank) }

    /// Whether a line says nothing.
    func isBlank(_ line: Int) -> Bool { self.line(line).allSatisfy(\.isWhitespace) }

    /// The last line of what begins on a line: all deeper lines after it, and the closing tag or bracket.
    func lastLine(ofBlockAt first: Int) -> Int {
        let indentation = indentation(of: first)
        var last = first
        for number in (first + 1)..<max(lines.count, first + 1) where !isBlank(number) {
            let content = line(number).drop(while: \.isWhitespace)
            let closes = ["</", "}", ")"].contains { content.hasPrefix($0) }
            if closes, self.indentation(of: number) == indentation { return number }
            guard self.indentation(of: number) > indentation else { break }
            last = number
        }
        return last
    }

    /// The word around a position: letters, digits, `_` and `-`; nil where there is none.
    func word(at position: Position) -> (text: Substring, range: Range<Position>)? {
        let before = prefix(of: position)
        let after = suffix(of: position)
        let start = before.reversed().prefix(while: Self.isOfWord).count
        let end = after.prefix(while: Self.isOfWord)
        let head = before.suffix(start)
        guard start > 0 || !end.isEmpty else { return nil }
        let lower = position.character - head.utf16.count
        let upper = position.character + end.utf16.count
        let line = line(position.line)
        return (
            line[head.startIndex..<end.endIndex],
            Position(line: position.line, character: lower)..<Position(line: position.line, character: upper)
        )
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-"
    }
}

extension EditedText.Position {
    /// Reads a position of a message.
    init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0,
            character >= 0
        else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { .object(["line": .integer(line), "character": .integer(character)]) }
}

extension Range<EditedText.Position> {
    var json: JSONValue { .object(["start": lowerBound.json, "end": upperBound.json]) }
}
