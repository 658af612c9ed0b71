/// Every option of every command. The parser, the help and the cases of goldens read this one table.
///
/// An option may stand in it several times under one name, for different commands with different values.
enum OptionTable {
    /// All options, in the order in which help lists them.
    static let all: [CommandOption] =
        sceneOptions + textOptions + environmentOptions + pictureOptions + checkingOptions + stringsOptions
        + goldenOptions + comparisonOptions + outputOptions

    /// The options that a command understands.
    static func options(for command: Command) -> [CommandOption] {
        all.filter { $0.commands.contains(command) }
    }

    /// The options that a line of the list of goldens understands: what `keyline render` understands of the picture, and a matrix.
    static var caseOptions: [CommandOption] {
        all.filter { option in
            let isOfPicture =
                option.commands.contains(.render) && option.group != .output && !Self.callOptions.contains(option.name)
            return isOfPicture || Self.matrixOptions.contains(option.name) || option.isOfCases
        }
    }

    /// Options by which one line makes several cases.
    private static let matrixOptions: Set<String> = ["across", "pairwise"]

    /// Options of a call rather than of a picture.
    private static let callOptions: Set<String> = [
        "fonts", "unsaved", "config", "no-config", "scratch-path", "trust", "limits", "scheme", "dependency", "strict",
    ]

    /// Commands that lay scenes out because their operands name files.
    static let layoutCommands: Set<Command> = [
        .render, .dump, .check, .explain, .inspect, .preview, .diagnose, .assume, .equivalent,
        .outline, .strings, .stringsCheck, .review, .edit, .goldenDiff, .map,
    ]
    /// Commands about an app's texts, in all its languages.
    static let stringsCommands: Set<Command> = [.strings, .stringsCheck]
    /// Commands that show the values of an app's code.
    static let codeCommands: Set<Command> = [
        .render, .dump, .check, .explain, .inspect, .preview, .strings, .stringsCheck, .review, .goldenDiff, .map,
    ]
    /// Commands that lay scroll content out in full where they are asked to.
    static let extentCommands: Set<Command> = [
        .render, .dump, .check, .explain, .inspect, .preview, .review, .goldenDiff, .map,
    ]
    /// Commands that write documents.
    static let editingCommands: Set<Command> = [
        .fix, .align, .pin, .embed, .suggest, .add, .move, .resize, .set, .delete, .duplicate,
    ]
    /// Commands that take scenes by name.
    static let sceneCommands = layoutCommands.subtracting([.assume, .map]).union([.fix, .lint, .convert])
    /// Commands that a configuration file speaks to.
    static let configuredCommands = Set(Command.allCases).subtracting([
        .diff, .schema, .adapt, .build, .sdk, .mcp, .lsp, .completions, .manual, .initialize, .doctor, .undo, .redo,
    ])
    /// Commands that make the cases of the list of goldens, for which they build the package that it names.
    static let executingCaseCommands: Set<Command> = [.goldenTest, .goldenAccept]
    /// Commands that take a package's previews in place of files.
    static let previewedCommands: Set<Command> = layoutCommands.subtracting([.edit])
    /// Commands that make pictures of the files they are given.
    static let pictureCommands: Set<Command> = [.render, .preview]
    /// Commands whose work on scenes a supervisor watches over: they write nothing but results, so that they can be begun again.
    static let supervisedCommands = layoutCommands.subtracting([.edit]).union([
        .lint, .list, .convert, .goldenTest, .goldenAccept, .goldenList,
    ])
    /// Commands that show storyboards and XIBs as a device does unless told otherwise.
    static let deviceCommands: Set<Command> = [
        .render, .preview, .check, .inspect, .explain, .strings, .stringsCheck, .review, .goldenDiff, .map,
    ]
    /// Commands about goldens.
    static let goldenCommands: Set<Command> = [.goldenTest, .goldenAccept, .goldenMerge, .goldenList, .goldenPrune]
}

extension CommandOption {
    /// Whether it says how a golden's picture is compared, or is only of goldens' cases.
    fileprivate var isOfCases: Bool { commands.isEmpty || group == .comparison && commands.contains(.goldenTest) }
}
