import Foundation
import KeylineByteText

/// Rewrites the sources of an app so that Swift compiles them on Linux.
///
/// `keyline-adapt` does it, a program beside this one: it needs the compiler's own libraries, and this one should run without.
@MainActor
struct AdaptCommand {
    private static let program = "keyline-adapt"

    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() throws -> ExitStatus {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let program = own.deletingLastPathComponent.appendingPathComponent(Self.program)
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CommandError.missingProgram(program)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            ["-o", settings.results.path ?? "adapted"]
            + settings.sources.availableModules.flatMap { ["--available", $0] } + paths
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw CommandError.missingProgram(program) }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? .success : .failure
    }
}
