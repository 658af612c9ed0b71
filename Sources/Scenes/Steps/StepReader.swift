import KeylineByteText

/// Reads the text of steps.
struct StepReader {
    /// A word, or a text in quotation marks.
    struct Token {
        var text: String
        var isQuoted: Bool
        var line: Int
        var column: Int
    }

    /// The tokens of one step, with the step as it was written.
    struct Clause {
        var tokens: [Token] = []
        var text = ""
    }

    /// The longest time that a step may wait, in seconds.
    static let longestWait = 10.0

    private static let verbs = ["tap", "type", "scroll", "select", "toggle", "wait"]

    private let characters: [Character]

    init(_ text: String) {
        characters = Array(text)
    }

    func steps() throws(StepSyntaxError) -> [Step] {
        var steps: [Step] = []
        for clause in try clauses() where !clause.tokens.isEmpty {
            steps.append(Step(try action(clause.tokens), text: clause.text.trimmed))
        }
        return steps
    }

    // MARK: Tokens

    private func clauses() throws(StepSyntaxError) -> [Clause] {
        var clauses = [Clause()]
        var index = 0
        var line = 1
        var column = 1
        func advance() {
            clauses[clauses.count - 1].text.append(characters[index])
            column += 1
            index += 1
        }
        while index < characters.count {
            let character = characters[index]
            if character == ";" || character.isNewline {
                if character.isNewline {
                    line += 1
                    column = 0
                }
                clauses.append(Clause())
                index += 1
                column += 1
            } else if character.isWhitespace {
                advance()
            } else {
                var token = Token(text: "", isQuoted: character == "\"", line: line, column: column)
                if token.isQuoted {
                    advance()
                    var isClosed = false
                    while index < characters.count, !isClosed, !characters[index].isNewline {
                        if characters[index] == "\\", index + 1 < characters.count {
                            advance()
                        } else if characters[index] == "\"" {
                            isClosed = true
                        }
                        if !isClosed { token.text.append(characters[index]) }
                        advance()
                    }
                    guard isClosed else { throw error(token, "the quotation mark is not closed on its line") }
                } else {
                    while index < characters.count, !characters[index].isWhitespace, characters[index] != ";" {
                        token.text.append(characters[index])
                        advance()
                    }
                }
                clauses[clauses.count - 1].tokens.append(token)
            }
        }
        return clauses
    }

    private func error(_ token: Token, _ message: String) -> StepSyntaxError {
        StepSyntaxError(message: message, line: token.line, column: token.column)
    }

    // MARK: Verbs

    private func action(_ tokens: [Token]) throws(StepSyntaxError) -> Step.Action {
        let verb = tokens[0]
        let rest = tokens.dropFirst()
        switch verb.isQuoted ? "" : verb.text {
        case "tap": return .tap(try selector(rest, after: verb))
        case "select": return .select(try selector(rest, after: verb))
        case "toggle": return .toggle(try selector(rest, after: verb))
        case "type": return try typing(rest, after: verb)
        case "scroll": return try scrolling(rest, after: verb)
        case "wait": return try waiting(rest, after: verb)
        default:
            let near = Spelling.nearest(to: verb.text, among: Self.verbs).map { "; did you mean \($0)?" } ?? ""
            throw error(verb, "\(verb.text.quoted) is no verb of steps: \(Self.verbs.joined(separator: ", "))\(near)")
        }
    }

    private func selector(_ tokens: ArraySlice<Token>, after word: Token) throws(StepSyntaxError) -> String {
        guard let first = tokens.first else {
            throw error(word, "\(word.text) needs the identifier, label or text of an element after it")
        }
        guard tokens.count > 1 else { return first.text }
        if let quoted = tokens.first(where: \.isQuoted) {
            throw error(quoted, "put quotation marks around the whole selector, or leave them out")
        }
        return tokens.map(\.text).joined(separator: " ")
    }

    private func typing(_ tokens: ArraySlice<Token>, after verb: Token) throws(StepSyntaxError) -> Step.Action {
        guard let word = tokens.firstIndex(where: { !$0.isQuoted && $0.text == "in" }), word > tokens.startIndex
        else {
            throw error(tokens.first ?? verb, "write type TEXT in FIELD, such as type \"ada\" in Email")
        }
        let text = try selector(tokens[..<word], after: verb)
        return .type(text, in: try selector(tokens[(word + 1)...], after: tokens[word]))
    }

    private func scrolling(_ tokens: ArraySlice<Token>, after verb: Token) throws(StepSyntaxError) -> Step.Action {
        guard let word = tokens.lastIndex(where: { !$0.isQuoted && $0.text == "to" }), word > tokens.startIndex else {
            throw error(tokens.first ?? verb, "write scroll VIEW to POINTS, such as scroll List to 400")
        }
        guard let goal = tokens[(word + 1)...].first, word + 2 == tokens.endIndex else {
            throw error(tokens[word], "a number of points, start or end comes after \"to\"")
        }
        let selector = try selector(tokens[..<word], after: verb)
        switch goal.text {
        case "start": return .scroll(selector, to: .start)
        case "end": return .scroll(selector, to: .end)
        default:
            guard let points = Double(goal.text), points.isFinite else {
                throw error(goal, "\(goal.text.quoted) is neither a number of points nor start or end")
            }
            return .scroll(selector, to: .offset(points))
        }
    }

    private func waiting(_ tokens: ArraySlice<Token>, after verb: Token) throws(StepSyntaxError) -> Step.Action {
        let written = tokens.map(\.text).joined()
        let unit = written.hasSuffix("ms") ? 0.001 : 1
        let number =
            written.hasSuffix("ms") ? written.dropLast(2) : written.hasSuffix("s") ? written.dropLast() : written[...]
        guard let value = Double(number), value >= 0, value * unit <= Self.longestWait else {
            throw error(tokens.first ?? verb, "a time up to 10 seconds comes after \"wait\", such as 0.3 s or 300 ms")
        }
        return .wait(value * unit)
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
