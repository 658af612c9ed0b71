import KeylineScenes

/// A mistake of syntax in the words of a person who writes a layout, at the place where it is mended.
struct YAMLSyntaxMistake {
    private let problem: YAMLProblem
    private let text: YAMLText
    private let place: YAMLText.Place

    init(_ problem: YAMLProblem, in text: YAMLText) {
        self.problem = problem
        self.text = text
        place = YAMLText.Place(problem.place)
    }

    /// The mistake. libyaml's own words are the last resort.
    var error: LayoutFileError {
        tab ?? encoding ?? quote ?? bracket ?? beginning ?? missingSpace ?? mappingValue ?? block ?? unknown
    }

    private var unknown: LayoutFileError {
        let context = problem.context.map { $0 + ": " } ?? ""
        return mistake(
            "the YAML is malformed: \(context)\(problem.message)",
            "values that contain \":\" or \"#\" need quotation marks", at: place)
    }

    private func mistake(_ message: String, _ hint: String, at place: YAMLText.Place) -> LayoutFileError {
        let location = SourceLocation(file: problem.place.file, line: place.line, column: place.column)
        return .syntax(message, hint: hint, at: location)
    }

    // MARK: Characters

    private var tab: LayoutFileError? {
        let indentation = text.line(place.line).prefix { $0 == " " || $0 == "\t" }
        guard let tab = indentation.firstIndex(of: "\t") else { return nil }
        let column = indentation.distance(from: indentation.startIndex, to: tab) + 1
        return mistake(
            "a tab indents the line", "indent with spaces", at: YAMLText.Place(line: place.line, column: column))
    }

    private var encoding: LayoutFileError? {
        guard problem.message.contains("UTF") || problem.message.contains("Unicode") else { return nil }
        return mistake("the text is not in UTF-8: \(problem.message)", "save the file as UTF-8", at: place)
    }

    /// A character that cannot begin a value without quotation marks.
    private var beginning: LayoutFileError? {
        if problem.message.contains("cannot start any token"), let character = text.character(at: place) {
            return mistake(
                "a value cannot begin with \"\(character)\"", "put the value in quotation marks", at: place)
        }
        let context = problem.context ?? ""
        if context.contains("block scalar") {
            return mistake(
                "text cannot follow on the line of \"|\" or \">\"",
                "put text that begins with such a character in quotation marks", at: place)
        }
        guard ["alias", "anchor", "tag"].contains(where: context.contains), let start = contextPlace,
            let character = text.character(at: start)
        else { return nil }
        return mistake("a value cannot begin with \"\(character)\"", "put the value in quotation marks", at: start)
    }

    private var contextPlace: YAMLText.Place? { problem.contextPlace.map(YAMLText.Place.init) }

    // MARK: Quotation marks and brackets

    private var quote: LayoutFileError? {
        if problem.message.contains("escape") {
            let escape = text.rest(from: place).prefix(2)
            return mistake(
                "\"\(escape)\" has no meaning between double quotation marks",
                "write \"\\\\\" for a backslash, or use single quotation marks", at: place)
        }
        if let start = contextPlace, problem.context?.contains("quoted scalar") ?? false { return unclosedQuote(start) }
        // A text whose mark is missing ends at the first mark of another text, some lines below.
        guard let quote = text.marks(before: place).lastQuote, let end = quote.end, end.line == place.line else {
            return nil
        }
        guard quote.start.line == end.line else { return unclosedQuote(quote.start) }
        guard !text.rest(from: end).dropFirst().prefix(while: { $0 != "#" }).allSatisfy(\.isWhitespace),
            Self.isAfterValue(problem.message)
        else { return nil }
        return mistake(
            "text follows the closing quotation mark",
            quote.mark == "'" ? "write an apostrophe inside the text twice" : "write \\\" for a mark inside the text",
            at: place)
    }

    private func unclosedQuote(_ start: YAMLText.Place) -> LayoutFileError {
        mistake("the quotation mark is not closed", "close it at the end of the text", at: start)
    }

    private static func isAfterValue(_ message: String) -> Bool {
        ["expected key", "expected \"-\"", "expected \",\""].contains { message.contains($0) }
    }

    private var bracket: LayoutFileError? {
        if let character = text.character(at: place), "]}".contains(character), text.marks(before: place).open.isEmpty {
            return mistake("\"\(character)\" closes nothing", "remove it", at: place)
        }
        guard problem.context?.contains("flow") ?? false else { return nil }
        guard let bracket = text.marks(before: place).open.last else { return nil }
        if let comment = bracket.comment {
            return mistake(
                "a comment hides the rest of the line",
                ValueHint.comment(String(text.rest(from: comment))), at: comment)
        }
        guard bracket.place.line == place.line, text.character(at: place) != nil else {
            return mistake(
                "\"\(bracket.character)\" is not closed", "add \"\(bracket.closing)\" at its end", at: bracket.place)
        }
        return mistake(
            "\",\" or \"\(bracket.closing)\" is missing",
            "put commas between the parts, and quotation marks around text with \":\", \",\" or brackets", at: place)
    }

    // MARK: Lines

    private var missingSpace: LayoutFileError? {
        let line = problem.message.contains("expected \":\"") ? contextPlace?.line ?? place.line : place.line
        if let mistake = spacelessItem(on: line) ?? spacelessItem(on: line - 1) { return mistake }
        let content = text.content(of: line)
        let indentation = text.indentation(of: line)
        guard problem.message.contains("expected \":\"") else { return nil }
        let words = content.prefix { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        let rest = content[words.endIndex...]
        guard rest.first == ":" else {
            return mistake(
                "the line has no \":\"", "a line is \"key: value\", or begins with \"- \"",
                at: YAMLText.Place(line: line, column: indentation + 1))
        }
        return mistake(
            "a space is missing after \"\(words):\"", "write \"\(words): \(rest.dropFirst())\"",
            at: YAMLText.Place(line: line, column: indentation + words.count + 2))
    }

    private func spacelessItem(on line: Int) -> LayoutFileError? {
        let content = text.content(of: line)
        guard content.hasPrefix("-"), let second = content.dropFirst().first, second.isLetter else { return nil }
        return mistake(
            "a space is missing after \"-\"", "write \"- \(content.dropFirst())\"",
            at: YAMLText.Place(line: line, column: text.indentation(of: line) + 1))
    }

    /// A colon in a value, or a key that is deeper than the one above, which has a value.
    private var mappingValue: LayoutFileError? {
        guard problem.message.contains("mapping values are not allowed") else { return nil }
        let before = text.line(place.line).unicodeScalars.prefix(place.column - 1)
        guard Substring(before).contains(": ") else { return indentation }
        return mistake(
            "the value contains \": \"", "put the value in quotation marks", at: place)
    }

    private var block: LayoutFileError? {
        guard problem.context?.contains("block") ?? false else { return nil }
        if place.column == text.indentation(of: place.line) + 1 { return indentation }
        guard let closing = text.marks(before: place).lastClosing, closing.place.line == place.line else { return nil }
        return mistake(
            "text follows the closing \"\(closing.character)\"",
            "put text that begins with a bracket in quotation marks", at: place)
    }

    /// The place is the beginning of the line itself, not of the list or mapping in which it does not fit.
    private var indentation: LayoutFileError {
        let spaces = text.indentation(of: place.line)
        let nearest = text.nearestIndentation(to: place.line)
        let hint =
            switch nearest {
            case (0, _)?: "remove the spaces at its beginning"
            case (let spaces, let line)?: "indent it by \(spaces) spaces, as on line \(line)"
            case nil: "keys of one mapping, and items of one list, have the same indentation"
            }
        return mistake(
            "the indentation of \(spaces) \(spaces == 1 ? "space" : "spaces") fits no line above", hint,
            at: YAMLText.Place(line: place.line, column: spaces + 1))
    }
}

extension YAMLText.Place {
    init(_ location: SourceLocation) {
        self.init(line: location.line ?? 1, column: location.column ?? 1)
    }
}
