import Foundation

/// Reads the short notation character by character.
struct FactScanner {
    private let characters: [Character]
    private(set) var position = 0

    /// An error in the notation.
    struct Failure: Error {
        let reason: String
    }

    init(_ text: String) {
        characters = Array(text)
    }

    var isAtEnd: Bool { position >= characters.count }
    var next: Character? { isAtEnd ? nil : characters[position] }
    var rest: String { String(characters[position...]) }

    func failure(_ reason: String) -> Failure {
        Failure(reason: "\(reason) at \"\(String(rest.prefix(24)))\"")
    }

    mutating func skipSpace() {
        while let next, next == " " { position += 1 }
    }

    /// Takes a text if it comes next, after spaces.
    mutating func take(_ text: String) -> Bool {
        let start = position
        skipSpace()
        let wanted = Array(text)
        guard position + wanted.count <= characters.count,
            Array(characters[position..<position + wanted.count]) == wanted
        else {
            position = start
            return false
        }
        position += wanted.count
        return true
    }

    /// Takes a word if it comes next and ends there.
    mutating func takeWord(_ word: String) -> Bool {
        let start = position
        guard take(word) else { return false }
        if let next, next.isLetter || next.isNumber {
            position = start
            return false
        }
        return true
    }

    mutating func expect(_ text: String) throws {
        guard take(text) else { throw failure("\"\(text)\" expected") }
    }

    func starts(with text: String) -> Bool {
        var copy = self
        return copy.take(text)
    }

    /// Takes the letters that come next.
    mutating func letters() -> String {
        skipSpace()
        return take(while: { $0.isLetter || $0 == "_" })
    }

    mutating func take(while condition: (Character) -> Bool) -> String {
        var taken = ""
        while let next, condition(next) {
            taken.append(next)
            position += 1
        }
        return taken
    }

    /// Takes a number if one comes next: digits with a fraction, a sign, `inf` or `.infinity`.
    mutating func number() -> Double? {
        let start = position
        skipSpace()
        if take(".infinity") || takeWord("inf") { return .infinity }
        var text = ""
        if next == "-" || next == "−" {
            text = "-"
            position += 1
        }
        text += take(while: { $0.isASCII && $0.isNumber })
        // Two points are a range, not a fraction.
        if next == ".", position + 1 < characters.count, characters[position + 1].isNumber {
            position += 1
            text += "." + take(while: { $0.isASCII && $0.isNumber })
        }
        if let number = Double(text) { return number }
        position = start
        return nil
    }

    /// The text between a bracket that comes next and the one that closes it.
    mutating func enclosed(_ open: Character, _ close: Character) -> String? {
        let start = position
        skipSpace()
        guard next == open else {
            position = start
            return nil
        }
        var depth = 0
        let first = position + 1
        while let character = next {
            if character == open { depth += 1 }
            if character == close { depth -= 1 }
            position += 1
            if depth == 0 { return String(characters[first..<position - 1]) }
        }
        position = start
        return nil
    }
}
