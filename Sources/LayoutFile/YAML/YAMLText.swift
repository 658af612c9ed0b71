import Foundation

/// The characters of a YAML text, for questions that libyaml does not answer: comments, open brackets, indentation.
///
/// Lines and columns count from 1, columns in Unicode scalars as libyaml counts them.
final class YAMLText {
    /// A position.
    struct Place: Hashable {
        var line: Int
        var column: Int
    }

    private let data: Data
    private lazy var lines = String(decoding: data, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)

    init(_ data: Data) {
        self.data = data
    }

    /// A line without its end; empty behind the last one.
    func line(_ number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    /// A line from a column on.
    func rest(from place: Place) -> Substring {
        let line = line(place.line)
        return Substring(line.unicodeScalars.dropFirst(place.column - 1))
    }

    /// The character at a place; nil at the end of a line.
    func character(at place: Place) -> Character? { rest(from: place).first }

    /// The comment behind a place on its line, with its number sign; nil if something else follows.
    func comment(after place: Place) -> String? {
        let rest = rest(from: place).drop(while: \.isWhitespace)
        return rest.first == "#" ? String(rest).trimmingCharacters(in: .whitespaces) : nil
    }

    /// The number of spaces and tabs at the beginning of a line.
    func indentation(of number: Int) -> Int { line(number).prefix { $0 == " " || $0 == "\t" }.count }

    /// A line without its indentation.
    func content(of number: Int) -> Substring { line(number).dropFirst(indentation(of: number)) }

    /// True for a line of nothing, or of a comment alone.
    func isBlank(_ number: Int) -> Bool { content(of: number).first.map { $0 == "#" } ?? true }

    /// The brackets and quotation marks before a place.
    func marks(before place: Place) -> YAMLMarks {
        var marks = YAMLMarks()
        for number in lines.indices.prefix(place.line) {
            let isLast = number == place.line - 1
            let line = lines[number]
            marks.read(isLast ? Substring(line.unicodeScalars.prefix(place.column - 1)) : line, number: number + 1)
        }
        return marks
    }

    /// The nearest indentation of lines above that a line could have in its place, with the line that has it; the deeper of two.
    func nearestIndentation(to number: Int) -> (spaces: Int, line: Int)? {
        let isItem = content(of: number).hasPrefix("-")
        let spaces = indentation(of: number)
        var candidates: [(spaces: Int, line: Int)] = []
        var least = Int.max
        for line in stride(from: number - 1, to: 0, by: -1) where !isBlank(line) && least > 0 {
            for column in columns(of: line, isItem: isItem) where column < least { candidates.append((column, line)) }
            least = min(least, indentation(of: line))
        }
        return candidates.min { left, right in
            (abs(left.spaces - spaces), -left.spaces) < (abs(right.spaces - spaces), -right.spaces)
        }
    }

    /// The columns, from 0, at which the items or keys of a line begin, of which several may be on one line (`- - key: value`).
    private func columns(of number: Int, isItem: Bool) -> [Int] {
        var columns: [Int] = []
        var column = indentation(of: number)
        var rest = content(of: number)
        while rest.hasPrefix("- ") {
            if isItem { columns.append(column) }
            let width = 1 + rest.dropFirst().prefix { $0 == " " }.count
            column += width
            rest = rest.dropFirst(width)
        }
        return isItem ? columns : [column]
    }
}

/// The brackets and quotation marks of the beginning of a YAML text, read without libyaml, which stops at the first mistake.
struct YAMLMarks {
    /// A bracket that is open.
    struct Bracket {
        let character: Character
        let place: YAMLText.Place
        /// The first comment inside.
        var comment: YAMLText.Place?

        /// The bracket that closes it.
        var closing: Character { character == "{" ? "}" : "]" }
    }

    /// A quoted text.
    struct Quote {
        let mark: Character
        let start: YAMLText.Place
        /// The place of the closing mark; nil without one.
        var end: YAMLText.Place?
    }

    /// The open brackets, from the outermost.
    private(set) var open: [Bracket] = []
    /// The last quoted text.
    private(set) var lastQuote: Quote?
    /// The last closing bracket.
    private(set) var lastClosing: (character: Character, place: YAMLText.Place)?
    /// True where a value or key may begin, so that a quotation mark is no apostrophe.
    private var canBegin = true

    private var isQuoted: Bool { lastQuote.map { $0.end == nil } ?? false }

    mutating func read(_ line: Substring, number: Int) {
        canBegin = true
        let characters = Array(line.unicodeScalars).map(Character.init)
        var index = 0
        while index < characters.count {
            let position = YAMLText.Place(line: number, column: index + 1)
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if isQuoted {
                index += readQuoted(characters[index], next, at: position)
            } else if characters[index] == "#", index == 0 || characters[index - 1].isWhitespace {
                if !open.isEmpty, open[open.count - 1].comment == nil { open[open.count - 1].comment = position }
                return
            } else {
                readPlain(characters[index], next, at: position)
                index += 1
            }
        }
    }

    /// Reads a character of a quoted text and returns how many characters that took.
    private mutating func readQuoted(_ character: Character, _ next: Character?, at place: YAMLText.Place) -> Int {
        guard let mark = lastQuote?.mark else { return 1 }
        if mark == "\"", character == "\\" { return 2 }
        guard character == mark else { return 1 }
        if mark == "'", next == "'" { return 2 }
        lastQuote?.end = place
        canBegin = false
        return 1
    }

    private mutating func readPlain(_ character: Character, _ next: Character?, at place: YAMLText.Place) {
        switch character {
        case "\"" where canBegin, "'" where canBegin: lastQuote = Quote(mark: character, start: place)
        case "[" where canBegin, "{" where canBegin: open.append(Bracket(character: character, place: place))
        case "]", "}":
            canBegin = false
            guard !open.isEmpty else { return }
            open.removeLast()
            lastClosing = (character, place)
        case ",": canBegin = !open.isEmpty
        case ":", "-", "?": canBegin = next.map(\.isWhitespace) ?? true
        case _ where character.isWhitespace: break
        default: canBegin = false
        }
    }
}
