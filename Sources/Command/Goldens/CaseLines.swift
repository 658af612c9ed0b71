import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// A line of a list of goldens that makes cases, with all that it shares with others.
struct CaseLine {
    /// The golden's name, perhaps with an asterisk for a scene's.
    let name: CaseToken
    /// What is recorded.
    let kind: GoldenCase.Kind
    /// The file or the app's folder, as it stands there; nil where previews of a package are meant.
    let file: String?
    /// What the options ask for.
    let settings: CommandSettings
    /// The first word after the name, where errors about the whole line point.
    let place: CaseToken
    /// The words, without the name.
    let origin: String
}

/// Reads the lines of a list of goldens, its directives among them, and opens nothing.
struct CaseLines {
    private let path: String
    private let start: CommandSettings
    private var scopes = CaseScopes()
    private var sets: [String: String]

    init(path: String, settings: CommandSettings) {
        self.path = path
        sets = settings.variations.sets
        var start = CommandSettings()
        start.comparison = settings.comparison
        self.start = start
    }

    /// Reads one line.
    ///
    /// - Returns: The line; nil where it makes no cases.
    mutating func read(_ text: String, line: Int) throws -> CaseLine? {
        let words: [CaseToken]
        do throws(CaseTokenizer.OpenQuote) { words = try CaseTokenizer.words(in: text, line: line) } catch {
            throw CaseFileError(.openQuote, path, line, error.column)
        }
        guard let first = words.first else { return nil }
        if first.text.hasPrefix("@") {
            try readDirective(words)
            return nil
        }
        let name = CaseToken(text: scopes.prefix + first.text, line: line, column: first.column)
        guard let kind = GoldenCase.Kind(name: name.text), GoldenCase.isName(name.text.replacing("*", with: "x")) else {
            throw CaseFileError(.notAName(first.text), path, line, first.column)
        }
        let own = Array(words.dropFirst())
        let arguments = try arguments(of: scopes.words + own, at: own.first ?? first)
        if kind.isText, arguments.settings.picture.part != nil {
            throw CaseFileError(.partOfText, path, line, first.column)
        }
        return CaseLine(
            name: name, kind: kind, file: arguments.file, settings: arguments.settings, place: own.first ?? first,
            origin: (own + scopes.words).map(\.text).joined(separator: " "))
    }

    /// Ends the list.
    func finish() throws {
        if let open = scopes.open { throw CaseFileError(.openGroup, path, open.line, open.column) }
    }

    private mutating func readDirective(_ words: [CaseToken]) throws {
        let rest = Array(words.dropFirst())
        switch words[0].text {
        case "@defaults":
            try check(rest)
            scopes.addDefaults(rest)
        case "@group":
            let prefix = rest.first.map { $0.text.hasPrefix("-") ? "" : $0.text } ?? ""
            let options = prefix.isEmpty ? rest : Array(rest.dropFirst())
            do { try check(options) } catch {
                // The group is there, so that its end is no mistake too.
                scopes.begin(words[0], prefix: prefix, words: [])
                throw error
            }
            scopes.begin(words[0], prefix: prefix, words: options)
        case "@end":
            guard scopes.end() else { throw CaseFileError(.endWithoutGroup, path, words[0].line, words[0].column) }
        case "@environments":
            guard rest.count == 2 else {
                throw CaseFileError(.incompleteEnvironments, path, words[0].line, words[0].column)
            }
            // Environments with a mistake are known by their name all the same.
            sets[rest[0].text] = "locales=en"
            try check([CaseToken(text: "--across", line: rest[1].line, column: rest[1].column), rest[1]])
            sets[rest[0].text] = try expanded(rest[1])
        default: throw CaseFileError(.unknownDirective(words[0].text), path, words[0].line, words[0].column)
        }
    }

    private func expanded(_ word: CaseToken) throws -> String {
        do throws(ValueError) { return try EnvironmentSets.expanded(word.text, with: sets) } catch {
            throw CaseFileError(.usage(.invalidValue(option: "--across", error)), path, word.line, word.column)
        }
    }

    /// Finds what is wrong with options where they stand, not where they are used. A line that uses them names a file or a package.
    private func check(_ options: [CaseToken]) throws {
        let file = CaseToken(text: "file", line: options.first?.line ?? 0, column: 1)
        let isPackage = options.contains { $0.text == "--package" || $0.text.hasPrefix("--package=") }
        _ = try arguments(of: isPackage ? options : options + [file], at: options.first ?? file)
    }

    private func arguments(of words: [CaseToken], at place: CaseToken) throws -> (
        file: String?, settings: CommandSettings
    ) {
        var start = start
        start.variations.sets = sets
        var parser = ArgumentParser(.goldenCase, words.map(\.text)[...], startingWith: start)
        do throws(UsageError) {
            try parser.parse()
            try parser.checkOperandCount()
        } catch {
            let wrong = words.isEmpty ? place : words[min(parser.currentIndex, words.count - 1)]
            throw CaseFileError(.usage(error), path, wrong.line, wrong.column)
        }
        if parser.settings.variations.axes.contains(where: \.asksForWorst) {
            throw CaseFileError(.worstLanguages, path, place.line, place.column)
        }
        return (parser.operands.first, parser.settings)
    }
}
