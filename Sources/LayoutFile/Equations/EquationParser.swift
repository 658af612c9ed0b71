import Foundation

/// Reads equations: `place relation sum`, where the sum has at most one place, and a priority may follow.
///
///     equation := place relation sum ('@' priority)?
///     place    := view ('.' guide)? '.' attribute
///     sum      := part (('+' | '-') part)*
///     part     := factor (('*' | '/') factor)*
///     factor   := number | metric | 'space' | place
///     priority := number | metric | 'required' | 'high' | 'low'
struct EquationParser {
    private let tokens: [EquationScanner.Positioned]
    private let metrics: [String: CGFloat]
    private var index = 0

    /// The standard distance between neighbours, in points.
    static let standardSpacing: CGFloat = 8
    private static let words: [String: CGFloat] = ["space": standardSpacing]
    private static let priorities: [String: Float] = ["required": 1000, "high": 750, "low": 250]

    static func parse(_ text: String, metrics: [String: CGFloat] = [:]) throws(EquationError) -> LayoutEquation {
        var parser = EquationParser(tokens: try EquationScanner.scan(text), metrics: metrics)
        return try parser.equation()
    }

    private init(tokens: [EquationScanner.Positioned], metrics: [String: CGFloat]) {
        self.tokens = tokens
        self.metrics = metrics
    }

    private mutating func equation() throws(EquationError) -> LayoutEquation {
        let first = try place()
        let relation = try relation()
        var sum = Sum()
        try add(sign: accept("-") ? -1 : 1, to: &sum)
        while true {
            if accept("+") {
                try add(sign: 1, to: &sum)
            } else if accept("-") {
                try add(sign: -1, to: &sum)
            } else {
                break
            }
        }
        let priority = accept("@") ? try priority() : 1000
        guard current == .end else {
            var error = unexpected("\"+\", \"-\", \"@\" or the end")
            if case .word(let unit) = current, ValueHint.units.contains(unit) {
                error.hint = "leave out \"\(unit)\": lengths are in points and have no unit"
            }
            throw error
        }
        return LayoutEquation(
            first: first, relation: relation, second: sum.place, multiplier: sum.multiplier, constant: sum.constant,
            isStandardSpacing: sum.isStandardSpacing, priority: priority)
    }

    private struct Sum {
        var place: LayoutEquation.Place?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var isStandardSpacing = false
    }

    /// A product of numbers and at most one place.
    private mutating func add(sign: CGFloat, to sum: inout Sum) throws(EquationError) {
        let start = index
        var factor = sign
        var place: LayoutEquation.Place?
        var isDivided = false
        repeat {
            if let number = number() {
                factor = isDivided ? factor / number : factor * number
            } else if isDivided || place != nil {
                throw unexpected("a number")
            } else {
                place = try self.place()
            }
            isDivided = accept("/")
        } while isDivided || accept("*")
        guard factor.isFinite else {
            throw EquationError(message: "division by 0", offset: tokens[start].offset)
        }
        if let place { try setPlace(place, multiplier: factor, of: &sum, at: start) } else { sum.constant += factor }
        if tokens[start].token == .word("space"), index == start + 1 { sum.isStandardSpacing = sign > 0 }
    }

    private func setPlace(
        _ place: LayoutEquation.Place,
        multiplier: CGFloat,
        of sum: inout Sum,
        at start: Int
    ) throws(EquationError) {
        guard sum.place == nil else {
            throw EquationError(
                message: "a constraint relates two attributes, but this one names a third",
                hint: "write two constraints", offset: tokens[start].offset)
        }
        sum.place = place
        sum.multiplier = multiplier
    }

    private mutating func place() throws(EquationError) -> LayoutEquation.Place {
        let start = offset
        var words = [try word("a view's id")]
        while words.count < 3, accept(".") { words.append(try word("an attribute or guide")) }
        guard words.count > 1 else {
            throw EquationError(
                message: "\"\(words[0])\" lacks an attribute", hint: "write \"\(words[0]).leading\", for example",
                offset: start)
        }
        return LayoutEquation.Place(
            view: words[0], guide: words.count == 3 ? words[1] : nil, attribute: words[words.count - 1], offset: start)
    }

    private static let relations: [String: LayoutEquation.Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual, "≤": .lessThanOrEqual,
        "≥": .greaterThanOrEqual,
    ]

    private mutating func relation() throws(EquationError) -> LayoutEquation.Relation {
        if case .sign(let sign) = current {
            if let relation = Self.relations[sign] {
                index += 1
                return relation
            }
            if ["=", "<", ">"].contains(sign) {
                throw EquationError(
                    message: "\"\(sign)\" is not a relation", hint: "write \"\(sign == "=" ? "==" : sign + "=")\"",
                    offset: offset)
            }
        }
        throw unexpected("\"==\", \"<=\" or \">=\"")
    }

    private mutating func priority() throws(EquationError) -> Float {
        let start = offset
        if case .word(let word) = current, let named = Self.priorities[word] {
            index += 1
            return named
        }
        guard let number = number() else { throw unexpected("a priority") }
        guard number > 0, number <= 1000 else {
            throw EquationError(message: "a priority must be above 0 and at most 1000", offset: start)
        }
        return Float(number)
    }

    // MARK: Tokens

    private var current: EquationScanner.Token { tokens[index].token }
    private var offset: Int { tokens[index].offset }

    private mutating func accept(_ sign: String) -> Bool {
        guard current == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func word(_ expected: String) throws(EquationError) -> String {
        guard case .word(let word) = current else { throw unexpected(expected) }
        index += 1
        return word
    }

    /// A number, a metric or the standard distance; a word before a dot is a view's.
    private mutating func number() -> CGFloat? {
        switch current {
        case .number(let number):
            index += 1
            return CGFloat(number)
        case .word(let name):
            guard tokens[index + 1].token != .sign("."), let metric = metrics[name] ?? Self.words[name] else {
                return nil
            }
            index += 1
            return metric
        default: return nil
        }
    }

    private func unexpected(_ expected: String) -> EquationError {
        EquationError(message: "expected \(expected), found \(current.title)", offset: offset)
    }
}
