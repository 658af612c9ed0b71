/// What one call of the command asks for.
enum Invocation: Sendable {
    /// Print help about a command; nil for the list of commands.
    case help(Command?)
    /// Print what commands there are that begin with a word, such as `golden`.
    case helpAbout(String)
    /// Print the limits of what a scene may take.
    case helpAboutLimits
    /// Print the devices.
    case helpAboutDevices
    /// Print the versions.
    case version
    /// Do something.
    case run(Command, CommandSettings, operands: [String])

    /// Whether two revisions are compared.
    var isReview: Bool {
        if case .run(.review, _, _) = self { true } else { false }
    }
}
