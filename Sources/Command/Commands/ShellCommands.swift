import KeylineScenes

/// Prints the script by which a shell completes the words of `keyline`.
struct CompletionsCommand {
    private let shell: String

    init(shell: String) {
        self.shell = shell
    }

    func run() throws -> ExitStatus {
        guard let shell = CompletionScript.Shell(rawValue: shell) else {
            throw UsageError.unknownShell(shell, known: CompletionScript.Shell.allCases.map(\.rawValue))
        }
        Console.write(CompletionScript(shell: shell).text)
        return .success
    }
}

/// Prints a page of the manual, or writes all of them into a folder.
struct ManualCommand {
    private let settings: CommandSettings
    private let words: [String]

    init(_ settings: CommandSettings, words: [String]) {
        self.settings = settings
        self.words = words
    }

    func run() throws -> ExitStatus {
        guard let folder = settings.results.path else {
            let command = try words.isEmpty ? nil : command(named: words.joined(separator: " "))
            Console.write(ManualPage(command: command).text)
            return .success
        }
        for page in [ManualPage(command: nil)] + Command.allCases.map(ManualPage.init(command:)) {
            try OutputFile.write(page.text, to: "\(folder)/\(page.name).1")
        }
        return .success
    }

    private func command(named name: String) throws -> Command {
        guard let command = Command(rawValue: name) else {
            throw UsageError.unknownCommand(name, near: Spelling.nearest(to: name, among: Command.allCases.map(\.name)))
        }
        return command
    }
}
