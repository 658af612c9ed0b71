import KeylineGoldens
import KeylineScenes

/// Prints the cases and the state of their goldens.
@MainActor
struct GoldenListCommand {
    private let session: GoldenSession

    init(_ settings: CommandSettings) throws {
        session = try GoldenSession(settings)
    }

    func run() throws -> ExitStatus {
        let filters = session.settings.golden.filters
        for golden in filters.isEmpty ? session.cases : try session.cases(matching: filters) {
            let state = session.folder.contains(golden.name) ? "recorded " : "missing  "
            Console.write("\(state)  \(golden.name)  \(golden.origin)\n")
        }
        for name in session.folder.unclaimed(by: session.cases) { Console.write("unclaimed  \(name)\n") }
        return .success
    }
}

/// Removes the goldens that no case claims.
@MainActor
struct GoldenPruneCommand {
    private let session: GoldenSession

    init(_ settings: CommandSettings) throws {
        session = try GoldenSession(settings)
    }

    func run() throws -> ExitStatus {
        let stale = session.folder.unclaimed(by: session.cases)
        for name in stale { Console.write("unclaimed  \(session.folder.file(name))\n") }
        for name in session.settings.golden.isDryRun ? [] : stale {
            try session.folder.remove(name)
            Console.write("removed    \(session.folder.file(name))\n")
        }
        return .success
    }
}
