import Foundation

/// Reads Apple's predicate format.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case argument(String)
        case sign(String)
    }

    private var tokens: [Token] = []
    private var at = 0
    private var arguments: [Any]
    private var isBroken = false

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments.reversed()
        tokenize(Array(format))
    }

    /// The whole condition; nil where the format cannot be read.
    mutating func parse() -> PredicateCondition? {
        guard !isBroken, let condition = disjunction(), at == tokens.count else { return nil }
        return condition
    }

    private mutating func tokenize(_ text: [Character]) {
        var i = 0
        func isName(_ c: Character) -> Bool { c.isLetter || c.isNumber || "_.@$#".contains(c) }
        while i < text.count {
            let c = text[i]
            if c.isWhitespace {
                i += 1
            } else if c == "'" || c == "\"" {
                var word = ""
                i += 1
                while i < text.count, text[i] != c {
                    if text[i] == "\\", i + 1 < text.count { i += 1 }
                    word.append(text[i])
                    i += 1
                }
                i += 1
                tokens.append(.text(word))
            } else if c == "%" {
                let end = text[(i + 1)...].firstIndex { "@KdiuxfgeDUcsS".contains($0) } ?? text.count - 1
                tokens.append(.argument(String(text[min(end, text.count - 1)])))
                i = end + 1
            } else if c.isNumber || (c == "-" && i + 1 < text.count && text[i + 1].isNumber) {
                let end = text[(i + 1)...].firstIndex { !($0.isNumber || $0 == ".") } ?? text.count
                tokens.append(.number(Double(String(text[i..<end])) ?? 0))
                i = end
            } else if isName(c) {
                let end = text[i...].firstIndex { !isName($0) } ?? text.count
                tokens.append(.word(String(text[i..<end])))
                i = end
            } else {
                let pair = String(text[i..<min(i + 2, text.count)])
                let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair) ? pair : String(c)
                tokens.append(.sign(sign))
                i += sign.count
            }
        }
    }

    private var next: Token? { at < tokens.count ? tokens[at] : nil }

    private mutating func take(_ sign: String) -> Bool {
        guard next == .sign(sign) else { return false }
        at += 1
        return true
    }

    private mutating func takeWord(_ words: String...) -> String? {
        guard case .word(let word)? = next, words.contains(word.uppercased()) else { return nil }
        at += 1
        return word.uppercased()
    }

    private mutating func disjunction() -> PredicateCondition? {
        guard var left = conjunction() else { return nil }
        while take("||") || takeWord("OR") != nil {
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var left = negation() else { return nil }
        while take("&&") || takeWord("AND") != nil {
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> PredicateCondition? {
        if take("!") || takeWord("NOT") != nil { return negation().map { .not($0) } }
        if let word = takeWord("TRUEPREDICATE", "FALSEPREDICATE") { return .constant(word == "TRUEPREDICATE") }
        let start = at
        if take("(") {
            if let inner = disjunction(), take(")") { return inner }
            at = start
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateCondition? {
        let quantifier: PredicateComparison.Quantifier =
            switch takeWord("ANY", "SOME", "ALL", "NONE") {
            case "ANY", "SOME": .any
            case "ALL": .all
            case "NONE": .none
            default: .one
            }
        guard let left = value(), let operation = operation() else { return nil }
        let options = options()
        guard let right = value() else { return nil }
        return .comparison(
            PredicateComparison(
                quantifier: quantifier, left: left, operation: operation, right: right, options: options))
    }

    private mutating func operation() -> PredicateComparison.Operator? {
        defer { at += 1 }
        switch next {
        case .sign("=="), .sign("="): return .equal
        case .sign("!="), .sign("<>"): return .unequal
        case .sign("<"): return .less
        case .sign("<="), .sign("=<"): return .lessOrEqual
        case .sign(">"): return .greater
        case .sign(">="), .sign("=>"): return .greaterOrEqual
        case .word(let word): return Self.words[word.uppercased()]
        default: return nil
        }
    }

    private static let words: [String: PredicateComparison.Operator] = [
        "CONTAINS": .contains, "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches, "IN": .in,
        "BETWEEN": .between,
    ]

    /// `[cd]` behind an operator.
    private mutating func options() -> String.CompareOptions {
        guard take("["), case .word(let letters)? = next else { return [] }
        at += 1
        _ = take("]")
        var options: String.CompareOptions = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func value() -> PredicateValue? {
        guard let token = next else { return nil }
        at += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument(let kind):
            guard let argument = arguments.popLast() else { return nil }
            return kind == "K" ? .path("\(argument)".components(separatedBy: ".")) : .constant(argument)
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .constant(nil)
            case "YES", "TRUE": return .constant(true)
            case "NO", "FALSE": return .constant(false)
            default: return .path(word.replacing("#", with: "").components(separatedBy: "."))
            }
        case .sign("{"):
            var values: [PredicateValue] = []
            while !take("}") {
                guard let element = value() else { return nil }
                values.append(element)
                _ = take(",")
            }
            return .list(values)
        case .sign("("):
            guard let inner = value(), take(")") else { return nil }
            return inner
        default: return nil
        }
    }
}
