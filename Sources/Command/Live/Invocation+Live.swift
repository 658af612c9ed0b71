import KeylineServing

extension Invocation {
    /// The call that this program was started with, by the present configuration.
    ///
    /// - Throws: An `InputError` with the place of a mistake in the configuration.
    static func current() throws -> Invocation {
        var parser = CommandParser(
            Array(CommandLine.arguments.dropFirst()), configuring: ConfigurationFile.configuration)
        return try parser.parse()
    }

    /// Opens the port on which a page is to be served, before the process is divided: workers come and go, and browsers stay.
    ///
    /// - Throws: `ServerError` where the port is taken.
    mutating func openPort() throws(ServerError) {
        guard case .run(let command, var settings, let operands) = self, settings.preview.serves,
            PreviewRequest.current == nil
        else { return }
        settings.preview.socket = try ListeningSocket(port: settings.preview.port)
        self = .run(command, settings, operands: operands)
    }
}
