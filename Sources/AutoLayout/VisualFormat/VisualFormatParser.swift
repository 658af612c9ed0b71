import Foundation

/// Reads visual format strings by the grammar of Apple's Auto Layout Guide, appendix "Visual Format Language".
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let names: VisualFormatNames
    private var index = 0

    static func parse(_ format: String, names: VisualFormatNames) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format: format, characters: Array(format), names: names)
        return try parser.visualFormat()
    }

    private init(format: String, characters: [Character], names: VisualFormatNames) {
        self.format = format
        self.characters = characters
        self.names = names
    }

    // MARK: The row

    private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        result.axis = try orientation()
        if accept("|") { result.leading = try connection() }
        result.elements.append(try element())
        while index < characters.count {
            let between = try connection()
            if peek == "|" {
                index += 1
                result.trailing = between
                break
            }
            result.connections.append(between)
            result.elements.append(try element())
        }
        guard index == characters.count else { throw error("Expected the end of the format") }
        return result
    }

    private mutating func orientation() throws(VisualFormatError) -> LayoutConstraint.Axis {
        guard let letter = peek, letter == "H" || letter == "V" else { return .horizontal }
        index += 1
        let name = letter == "V" ? "vertical" : "horizontal"
        guard accept(":") else { throw error("Expected ':' after '\(letter)' to specify \(name) arrangement") }
        return letter == "V" ? .vertical : .horizontal
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") else { return .flush }
        guard peek != "[", peek != "|" else { return .standard }
        let predicates = peek == "(" ? try predicateList(of: .distance) : [try simplePredicate()]
        guard accept("-") else { throw error("Expected a '-' after the distance") }
        return .predicates(predicates)
    }

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        guard accept("[") else { throw error("Expected a view") }
        let position = index
        let name = identifier()
        guard !name.isEmpty else { throw error("Expected a view") }
        guard names.hasItem(name) else { throw error("Unable to find view with name \(name)", at: position) }
        let sizes = peek == "(" ? try predicateList(of: .size) : []
        guard accept("]") else {
            throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
        }
        return VisualFormat.Element(name: name, sizes: sizes, position: position)
    }

    // MARK: Predicates

    private enum Subject {
        case size
        case distance
    }

    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let position = index
        let number = try length()
        return VisualFormat.Predicate(relation: .equal, object: .number(number), priority: 1000, position: position)
    }

    private mutating func predicateList(of subject: Subject) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        index += 1
        var predicates = [try predicate(of: subject)]
        while accept(",") { predicates.append(try predicate(of: subject)) }
        guard accept(")") else {
            throw error(
                subject == .size
                    ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
                    : "Expected a ')' after the distance")
        }
        return predicates
    }

    private mutating func predicate(of subject: Subject) throws(VisualFormatError) -> VisualFormat.Predicate {
        let position = index
        let relation = try relation()
        let object = try object(of: subject)
        let priority = accept("@") ? try priority() : 1000
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority, position: position)
    }

    private mutating func relation() throws(VisualFormatError) -> LayoutConstraint.Relation {
        guard let first = peek, "=<>".contains(first) else { return .equal }
        let symbols: [(String, LayoutConstraint.Relation)] = [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ]
        for (symbol, relation) in symbols where String(characters[index...].prefix(2)) == symbol {
            index += 2
            return relation
        }
        throw error("Unknown relation. Must be ==, >=, or <=")
    }

    private mutating func object(of subject: Subject) throws(VisualFormatError) -> VisualFormat.Object {
        let position = index
        let name = identifier()
        index = position
        if subject == .size, names.metric(name) == nil, names.hasItem(name) {
            index += name.count
            return .view(name)
        }
        return .number(try length())
    }

    private mutating func priority() throws(VisualFormatError) -> Float {
        let position = index
        let number = try length()
        guard number > 0, number <= 1000 else {
            throw error("A priority must be greater than 0 and at most 1000", at: position)
        }
        return Float(number)
    }

    /// A number, or the name of a metric.
    private mutating func length() throws(VisualFormatError) -> CGFloat {
        let position = index
        let name = identifier()
        if !name.isEmpty {
            if let metric = names.metric(name) { return metric }
            index = position
        } else if let number = number() {
            return number
        }
        throw error(
            "Expected a number or key from the metrics dictionary, but encountered something else", at: position)
    }

    private mutating func number() -> CGFloat? {
        let start = index
        if peek == "-" || peek == "+" { index += 1 }
        while let digit = peek, digit.isASCII && digit.isNumber || digit == "." { index += 1 }
        guard let number = Double(String(characters[start..<index])), number.isFinite else {
            index = start
            return nil
        }
        return CGFloat(number)
    }

    // MARK: Characters

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    private mutating func accept(_ character: Character) -> Bool {
        guard peek == character else { return false }
        index += 1
        return true
    }

    private mutating func identifier() -> String {
        let start = index
        while let character = peek, character == "_" || character.isLetter || (index > start && character.isNumber) {
            index += 1
        }
        return String(characters[start..<index])
    }

    private func error(_ message: String, at position: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, position: position ?? index)
    }
}
