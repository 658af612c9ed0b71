import Foundation
import KeylineVocabulary

/// Reads a constraint as people write it: `title.width <= 200`, `'Sign In'.leading == icon.trailing + 8 @750`.
///
/// Names are ids, labels or texts; those with spaces or points stand in quotes. The second side is a number, or a place with a factor
/// before it and a constant after it.
struct EquationReader {
    /// A place by its name.
    struct Place: Hashable {
        var name: String
        var attribute: String
    }

    /// What an equation says.
    struct Equation: Hashable {
        var first: Place
        var relation: String
        var second: Place?
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
    }

    private let text: String
    private var words: ArraySlice<String>

    static func read(_ text: String) throws(EditingError) -> Equation {
        var reader = EquationReader(text: text, words: try split(text)[...])
        return try reader.equation()
    }

    private init(text: String, words: ArraySlice<String>) {
        self.text = text
        self.words = words
    }

    private static let relations = WordTables.relations.spellings.reduce(
        into: ["≤": "lessThanOrEqual", "≥": "greaterThanOrEqual"]
    ) { relations, word in
        relations[word.layout ?? word.name] = word.name
    }
    private static let attributes = Set(WordTables.attributes.layoutNames)

    private func failure(_ reason: String) -> EditingError { .unreadableEquation(text: text, reason: reason) }

    /// Words between spaces; quotes keep spaces together, and signs of relation stand alone even without spaces.
    private static func split(_ text: String) throws(EditingError) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        func flush() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            index += 1
            if let open = quote {
                if character == open { quote = nil }
                word.append(character)
            } else if character == "'" || character == "\"" {
                quote = character
                word.append(character)
            } else if character.isWhitespace {
                flush()
            } else if "=<>≤≥".contains(character) {
                flush()
                word.append(character)
                if index < characters.count, characters[index] == "=" {
                    word.append("=")
                    index += 1
                }
                flush()
            } else if "*@".contains(character) {
                flush()
                words.append(String(character))
            } else {
                word.append(character)
            }
        }
        guard quote == nil else { throw .unreadableEquation(text: text, reason: "a quotation mark is not closed") }
        flush()
        return words
    }

    private mutating func equation() throws(EditingError) -> Equation {
        let first = try place(words.popFirst())
        let sign = words.popFirst() ?? ""
        guard let relation = Self.relations[sign] else {
            throw failure("\"\(sign)\" is not a relation: use ==, <= or >=")
        }
        var equation = Equation(first: first, relation: relation)
        try readSum(into: &equation)
        if let word = words.popFirst() {
            guard word == "@", let priority = words.popFirst().flatMap(Double.init), priority > 0, priority <= 1000
            else {
                throw failure("\"\(word)\" is not understood")
            }
            equation.priority = priority
        }
        if let rest = words.first { throw failure("unexpected \"\(rest)\" at the end") }
        return equation
    }

    private mutating func readSum(into equation: inout Equation) throws(EditingError) {
        var sign = 1.0
        var isFirst = true
        while isFirst || words.first == "+" || words.first == "-" || words.first == "−" {
            if !isFirst { sign = words.popFirst() == "+" ? 1 : -1 }
            isFirst = false
            guard let word = words.popFirst() else { throw failure("the second side is missing") }
            guard let number = Double(word) else {
                guard equation.second == nil else {
                    throw failure("a constraint relates two attributes, but this one names a third")
                }
                equation.second = try place(word)
                equation.multiplier = sign * (try factor() ?? 1)
                continue
            }
            if words.first == "*" {
                words.removeFirst()
                guard equation.second == nil else {
                    throw failure("a constraint relates two attributes, but this one names a third")
                }
                equation.second = try place(words.popFirst())
                equation.multiplier = sign * number
            } else {
                equation.constant += sign * number
            }
        }
    }

    private mutating func factor() throws(EditingError) -> Double? {
        guard words.first == "*" else { return nil }
        words.removeFirst()
        guard let number = words.popFirst().flatMap(Double.init) else { throw failure("a factor must be a number") }
        return number
    }

    private func place(_ word: String?) throws(EditingError) -> Place {
        guard let word, let dot = word.lastIndex(of: "."), dot > word.startIndex else {
            throw failure(
                "\"\(word ?? "")\" is not a view and an attribute with a dot in between, such as title.width")
        }
        let attribute = String(word[word.index(after: dot)...])
        guard Self.attributes.contains(attribute) else { throw failure("there is no attribute \"\(attribute)\"") }
        let name = word[..<dot].filter { $0 != "'" && $0 != "\"" }
        return Place(name: String(name), attribute: attribute)
    }
}
