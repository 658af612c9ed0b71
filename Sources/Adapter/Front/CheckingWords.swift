import KeylineProcesses

/// Words with which the compiler only looks for mistakes in a module: the types of a module are checked in a fraction of the time that its
/// code takes.
struct CheckingWords {
    /// The words that check the whole module.
    let whole: [String]

    /// - Parameter words: The words that compile the module.
    init(_ words: [String]) {
        var checking: [String] = []
        var isValue = false
        for word in words {
            if isValue {
                isValue = false
            } else if Self.optionsWithValues.contains(word) {
                isValue = true
            } else if !Self.options.contains(word),
                !word.hasPrefix("-j") || word.dropFirst(2).contains(where: { !$0.isNumber })
            {
                checking.append(word)
            }
        }
        whole = checking + ["-typecheck", "-whole-module-optimization"]
    }

    /// Words that give an expression 20 seconds of the processor in place of Swift's 600, unless the app says otherwise.
    ///
    /// Where names are missing, an expression can have so many meanings that one holds up an app's whole build. It is an error then, and cut.
    static func bounded(_ words: [String]) -> [String] {
        let option = "-solver-expression-time-threshold="
        return words.contains { $0.hasPrefix(option) } ? words : words + ["-Xfrontend", option + "20"]
    }

    private static let options: Set<String> = [
        "-c", "-emit-module", "-emit-dependencies", "-incremental", "-enable-batch-mode", "-serialize-diagnostics",
        "-parseable-output", "-emit-objc-header", "-g", "-Onone", "-O", "-whole-module-optimization", "-wmo",
    ]
    private static let optionsWithValues: Set<String> = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
    ]

    /// Asks the compiler for the words of its frontend.
    ///
    /// - Parameters:
    ///   - checked: The paths of the files that are checked.
    ///   - files: The paths of all files.
    ///   - list: The word that names the list of all files.
    ///   - compiler: The path of the compiler.
    /// - Returns: The words that check some of the files; nil where the compiler does not tell them.
    func some(_ checked: Set<String>, of files: [String], list: String, compiler: String) -> [String]? {
        // The driver translates its words; it is asked for one file, because it would name longer lists in files that it removes.
        guard let probe = files.first else { return nil }
        let asked = ["-###"] + whole.map { $0 == list ? probe : $0 }
        guard let result = try? ChildProcess.run(compiler, asked), result.status == 0,
            let command = result.output.split(separator: "\n").first(where: { $0.contains(" -frontend ") })
        else { return nil }
        let words = Self.words(in: command).dropFirst().filter { $0 != probe }
        let primaries = files.filter(checked.contains).flatMap { ["-primary-file", $0] }
        return words + primaries + files.filter { !checked.contains($0) }
    }

    /// The words of a line for a shell, with quotes and backslashes.
    static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " ", quote == nil {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
