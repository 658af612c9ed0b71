/// Every option of every command. The parser, the help and the cases of goldens read this one table.
///
/// An option may stand in it several times under one name, for different commands with different values.
enum OptionTable {
    /// All options, in the order in which help lists them.
    static let all: [CommandOption] = sceneOptions + environmentOptions + pictureOptions + checkingOptions + outputOptions

    /// The options that a command understands.
    static func options(for command: Command) -> [CommandOption] {
        all.filter { $0.commands.contains(command) }
    }

    /// Commands that lay scenes out because their operands name files.
    static let layoutCommands: Set<Command> = [.render, .dump, .check, .preview]
    /// Commands that make pictures of the files they are given.
    static let pictureCommands: Set<Command> = [.render, .preview]
    /// Commands about goldens.
    static let goldenCommands: Set<Command> = [.goldenTest, .goldenAccept, .goldenList, .goldenPrune]
}
