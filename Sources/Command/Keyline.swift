import Foundation
import KeylineScenes

@main
struct Keyline {
    static func main() async {
        let status = await run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    /// Does what the words after the program's name ask for; errors go to standard error.
    @MainActor
    static func run(_ arguments: [String]) async -> ExitStatus {
        do {
            var parser = CommandParser(arguments, configuring: ConfigurationFile.configuration)
            return try await perform(try parser.parse())
        } catch {
            Console.report(error)
            return .failure
        }
    }

    @MainActor
    private static func perform(_ invocation: Invocation) async throws -> ExitStatus {
        switch invocation {
        case .help(let command):
            Console.write(command.map(HelpText().page) ?? HelpText().overview)
            return .success
        case .version:
            Console.write(Versions.text)
            return .success
        case .run(let command, let settings, let operands):
            return try await command.run(settings, operands: operands)
        }
    }
}

/// What the caller learns from the exit status.
enum ExitStatus: Int32 {
    /// All is well.
    case success = 0
    /// Something was found: a difference, a failed check.
    case findings = 1
    /// The call or the input is wrong.
    case failure = 2
}
