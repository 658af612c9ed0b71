import KeylineProcesses
import KeylineProjects

/// Rewrites the sources of an app so that Swift compiles them on Linux.
///
/// `keyline-adapt` does it, a program beside this one: it needs the compiler's own libraries, and this one should run without.
@MainActor
struct AdaptCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() throws -> ExitStatus {
        let program = AdapterProgram.path
        guard AdapterProgram.isThere else { throw CommandError.missingProgram(program) }
        let words =
            ["-o", settings.results.path ?? "adapted"]
            + settings.sources.availableModules.flatMap { ["--available", $0] } + paths
        do throws(StartError) {
            return try ChildProcess.run(program, words, outputs: .shared).status == 0 ? .success : .failure
        } catch {
            throw CommandError.missingProgram(program)
        }
    }
}
