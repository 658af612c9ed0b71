/// One option: what the parser, the help and whatever else is made of the table knows about it.
struct CommandOption: Sendable {
    /// Under which heading help lists it.
    enum Group: String, CaseIterable, Sendable {
        case scene = "Input"
        case text = "Text"
        case environment = "Environment"
        case picture = "Drawing"
        case editing = "Editing"
        case checking = "Checks"
        case goldens = "Goldens"
        case sharding = "Sharding"
        case comparison = "Comparison"
        case output = "Output"
    }

    /// What follows the name.
    enum Argument: Sendable {
        /// Nothing.
        case none(@Sendable (inout CommandSettings) -> Void)
        /// A value.
        case value(
            placeholder: String, choices: [String], @Sendable (String, inout CommandSettings) throws(ValueError) -> Void
        )
    }

    /// The name after two hyphens; also its key where options are written as keys.
    let name: String
    /// The letter after one hyphen.
    let letter: Character?
    /// The commands that understand it.
    let commands: Set<Command>
    /// Where help lists it.
    let group: Group
    /// What it does, in help's words.
    let summary: String
    /// What follows it.
    let argument: Argument
    /// Whether it may stand several times, each time adding something; of other options the last one counts.
    let isRepeatable: Bool

    /// Whether a value follows.
    var takesValue: Bool {
        if case .value = argument { true } else { false }
    }
}

extension CommandOption {
    /// An option whose value takes the place of what was there.
    init<Value: Sendable>(
        _ name: String, letter: Character? = nil, in group: Group, for commands: Set<Command>,
        _ reader: OptionValueReader<Value>, _ summary: String,
        store: @escaping @Sendable (Value, inout CommandSettings) -> Void, isRepeatable: Bool = false
    ) {
        self.init(
            name: name, letter: letter, commands: commands, group: group, summary: summary,
            argument: .value(placeholder: reader.placeholder, choices: reader.choices) {
                (text, settings) throws(ValueError) in store(try reader.read(text), &settings)
            },
            isRepeatable: isRepeatable)
    }

    /// An option without a value.
    init(
        _ name: String, letter: Character? = nil, in group: Group, for commands: Set<Command>, _ summary: String,
        store: @escaping @Sendable (inout CommandSettings) -> Void
    ) {
        self.init(
            name: name, letter: letter, commands: commands, group: group, summary: summary, argument: .none(store),
            isRepeatable: false)
    }
}
