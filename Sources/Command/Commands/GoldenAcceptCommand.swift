import KeylineGoldens
import KeylineScenes

/// Records what is drawn now as the goldens of some cases.
@MainActor
struct GoldenAcceptCommand {
    private let session: GoldenSession
    private let names: [String]

    init(_ settings: Settings, names: [String]) throws {
        session = try GoldenSession(settings)
        self.names = names
    }

    func run() async throws -> ExitStatus {
        let cases = try session.cases(matching: names)
        let progress = ProgressLine("recording", total: cases.count)
        let results = await session.recorder.record(cases, finished: progress.advance)
        var status = ExitStatus.success
        for (golden, result) in zip(cases, results) {
            do {
                let state = try result.get() ? "recorded " : "unchanged"
                Console.write("\(state)  \(session.folder.file(golden.name))\n")
            } catch {
                Console.report(error)
                status = .failure
            }
        }
        if let failure = session.files.fonts.failures.first { throw failure }
        return status
    }
}
