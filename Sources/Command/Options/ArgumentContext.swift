import KeylineScenes

/// Where options and other words stand: after a command, or in a line of the list of goldens.
enum ArgumentContext: Equatable, Sendable {
    /// After a command.
    case command(Command)
    /// In a line of the list of goldens, after the golden's name.
    case goldenCase

    /// The options that are understood.
    var options: [CommandOption] {
        switch self {
        case .command(let command): OptionTable.options(for: command)
        case .goldenCase: OptionTable.caseOptions
        }
    }

    /// How many other words there are.
    var operands: Command.Operands {
        switch self {
        case .command(let command): command.operands
        case .goldenCase: Command.Operands("FILE", 1...1)
        }
    }

    /// The way in which storyboards and XIBs are shown unless asked otherwise; nil for a document's own, which is the canvas.
    var presentation: ScenePresentation? {
        switch self {
        case .command(let command): OptionTable.deviceCommands.contains(command) ? .device : nil
        case .goldenCase: .device
        }
    }

    /// Whether a package may be named in the list of goldens that the command reads.
    var readsCases: Bool {
        if case .command(let command) = self { OptionTable.executingCaseCommands.contains(command) } else { false }
    }

    /// Whether a command builds the package of a folder that need not be named.
    var isOfBuild: Bool { self == .command(.build) }

    /// How an error calls it.
    var title: String {
        switch self {
        case .command(let command): "\"keyline \(command.name)\""
        case .goldenCase: "a golden's case"
        }
    }

    /// What to look at next.
    var pointer: String {
        switch self {
        case .command(let command):
            "usage: keyline \(command.name) \(operands.placeholder); see `keyline \(command.name) --help`"
        case .goldenCase:
            "a case is a line with NAME, FILE and options of `keyline render`; see `keyline golden list --help`"
        }
    }
}
