import KeylineScenes

/// Reads the words after `keyline`.
///
/// Options may stand anywhere after the command, as `--name value`, `--name=value`, `-n value` or `-nvalue`; what follows
/// `--` is no option. Of an option that is not repeatable the last one counts.
struct CommandParser {
    private var rest: ArraySlice<String>
    private let configure: (ArraySlice<String>) throws -> Configuration

    /// Takes the words after the program's name.
    ///
    /// - Parameters:
    ///   - arguments: The words.
    ///   - configure: Finds the configuration for the words after a command.
    init(
        _ arguments: [String],
        configuring configure: @escaping (ArraySlice<String>) throws -> Configuration = { _ in Configuration() }
    ) {
        rest = arguments[...]
        self.configure = configure
    }

    /// What the words ask for.
    mutating func parse() throws -> Invocation {
        guard let first = rest.popFirst() else { throw UsageError.noCommand }
        switch first {
        case "--help", "-h": return .help(nil)
        case "--version", "-V", "-v", "version": return .version
        case "help": return try parseHelpTopic()
        default:
            let asksForHelp = rest.first.map { $0 == "--help" || $0 == "-h" } ?? false
            if asksForHelp, Self.beginsSeveral(first) { return .helpAbout(first) }
            return try parseArguments(of: try parseCommand(first))
        }
    }

    private mutating func parseHelpTopic() throws(UsageError) -> Invocation {
        guard let word = rest.popFirst() else { return .help(nil) }
        if rest.isEmpty, word == "limits" { return .helpAboutLimits }
        if rest.isEmpty, Self.beginsSeveral(word) { return .helpAbout(word) }
        return .help(try parseCommand(word))
    }

    /// Whether a word is no command by itself and begins some.
    private static func beginsSeveral(_ word: String) -> Bool {
        Command(rawValue: word) == nil && Command.allCases.contains { $0.rawValue.hasPrefix(word + " ") }
    }

    /// What the configuration file says counts before what the words say.
    private mutating func parseArguments(of command: Command) throws -> Invocation {
        let isSelfContained = [.diff, .schema, .completions, .manual, .initialize, .doctor, .build, .sdk].contains(
            command)
        let configuration = isSelfContained ? Configuration() : try configure(rest)
        let settings = try configuration.settings(for: command, overriddenBy: rest)
        var arguments = ArgumentParser(.command(command), rest, startingWith: settings)
        try arguments.parse()
        if arguments.asksForHelp { return .help(command) }
        try arguments.checkOperandCount()
        return .run(command, arguments.settings, operands: arguments.operands)
    }

    /// The command of a word, or of a word and the one after it.
    private mutating func parseCommand(_ word: String) throws(UsageError) -> Command {
        // Words that make a command together come before a file of the second one's name.
        if let part = rest.first, let command = Command(rawValue: "\(word) \(part)") {
            rest.removeFirst()
            return command
        }
        if let command = Command(rawValue: word) { return command }
        let parts = Command.allCases.filter { $0.rawValue.hasPrefix(word + " ") }
            .map { String($0.rawValue.dropFirst(word.count + 1)) }
        guard !parts.isEmpty else { throw .unknownCommand(word, near: Spelling.nearest(to: word, among: Self.words)) }
        guard let part = rest.first, !part.hasPrefix("-") else { throw .incompleteCommand(word, parts: parts) }
        let near = Spelling.nearest(to: part, among: parts).map { "\(word) \($0)" }
        throw near == nil ? .incompleteCommand(word, parts: parts) : .unknownCommand("\(word) \(part)", near: near)
    }

    /// The first words of all commands.
    private static let words =
        Command.allCases.map { String($0.rawValue.prefix { $0 != " " }) } + ["help", "version"]
}
