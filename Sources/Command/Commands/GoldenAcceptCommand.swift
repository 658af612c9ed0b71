import KeylineGoldens
import KeylineScenes

/// Records what is drawn now as the goldens of some cases.
@MainActor
struct GoldenAcceptCommand {
    private let session: GoldenSession
    private let names: [String]

    init(_ settings: CommandSettings, names: [String]) throws {
        session = try GoldenSession(settings)
        self.names = names
    }

    func run() async throws -> ExitStatus {
        let cases = try wantedCases()
        let progress = ProgressLine("recording", total: cases.count)
        let results = await session.recorder.record(cases, finished: progress.advance)
        var status = ExitStatus.success
        var recorded: [String] = []
        var same: Set<String> = []
        for (golden, result) in zip(cases, results) {
            do {
                let isNew = try result.get()
                if isNew { recorded.append(golden.name) }
                same.insert(golden.name)
                Console.write("\(isNew ? "recorded " : "unchanged")  \(session.folder.file(golden.name))\n")
            } catch {
                Console.report(error)
                status = .failure
            }
        }
        if let failure = session.files.fonts.failures.first {
            try session.recordInputs(of: cases, same: [])
            throw failure
        }
        try session.recordInputs(of: cases, same: same, isRecording: true)
        for (old, new) in try session.folder.renames(to: recorded, cases: session.cases) {
            try session.folder.remove(old)
            Console.write("renamed    \(session.folder.file(old)) to \(new)\n")
        }
        return status
    }

    /// The cases that are named, and those that the last test found to fail.
    private func wantedCases() throws -> [GoldenCase] {
        let settings = session.settings.golden
        guard settings.acceptsFailed || !settings.groups.isEmpty else {
            if names.isEmpty, settings.revision == nil { throw UsageError.missingOperand(.command(.goldenAccept)) }
            let named = Set((names.isEmpty ? session.cases : try session.cases(matching: names)).map(\.name))
            return try session.selectedCases().filter { named.contains($0.name) }
        }
        let last = try GoldenResults(file: "\(session.output)/\(GoldenResults.fileName)")
        for title in settings.groups where !last.groups.contains(where: { $0.title == title }) {
            throw CommandError.unknownCause(title, known: last.groups.map(\.title))
        }
        let groups = last.groups.filter { settings.acceptsFailed || settings.groups.contains($0.title) }
        let failed = Set(groups.flatMap(\.names)).union(
            names.isEmpty ? [] : try session.cases(matching: names).map(\.name))
        return session.cases.filter { failed.contains($0.name) }
    }
}
