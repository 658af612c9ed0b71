import Foundation
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// Compares what is drawn now with what is recorded.
@MainActor
struct GoldenTestCommand {
    private let settings: CommandSettings

    init(_ settings: CommandSettings) { self.settings = settings }

    func run() async throws -> ExitStatus {
        guard settings.golden.isWatching else { return try await compare(GoldenSession(settings)) }
        var watch = FileWatch()
        while true {
            do {
                let session = try GoldenSession(settings)
                watch.paths = Set(session.cases.flatMap(\.inputs) + [settings.golden.folder])
                _ = try await compare(session)
            } catch {
                Console.report(error)
                watch.paths.insert(settings.golden.folder)
            }
            Console.note("waiting for changes; press Ctrl-C to stop\n")
            try await watch.change()
        }
    }

    private func compare(_ session: GoldenSession) async throws -> ExitStatus {
        // Before anything is looked for: cases may depend on which folders there are.
        try OutputFolder.make(session.output)
        let cases = try own(session.selectedCases())
        let progress = ProgressLine("comparing", total: cases.count)
        let caches = try GoldenCaches(settings)
        var test = GoldenTest(
            session.folder, output: session.output, fonts: session.files.fonts, jobs: settings.jobCount)
        test.cache = caches.cache
        test.writesInspectors = settings.preview.hasInspectors
        test.mostBytes = settings.golden.mostKibibytes.map { $0 * 1024 }
        let outcome = try await test.run(
            cases, of: session.cases, commands: session.commands, finished: progress.advance)
        if let failure = session.files.fonts.failures.first {
            // What was compared without a font is not as recorded, whatever the pictures say.
            try session.recordInputs(of: cases, same: [])
            throw failure
        }
        caches.finish()
        var results = outcome.results
        results.revision = CheckedOutRevision.current
        let output = OutputFolder(session.output)
        try output.write([UInt8](results.json()), to: GoldenResults.fileName)
        try output.write([UInt8](CaseCosts(seconds: outcome.costs).json()), to: CaseCosts.fileName)
        try session.recordInputs(
            of: cases, same: Set(results.results.filter { $0.state == .same }.map(\.name)))
        return try GoldenPresentation(settings).show(results, page: outcome.report)
    }

    /// The cases of the part that this machine compares.
    private func own(_ cases: [GoldenCase]) throws -> [GoldenCase] {
        guard let shard = settings.shard else { return cases }
        let costs = try settings.golden.costsFile.map(CaseCosts.init(file:))
        let names = Set(shard.names(of: cases.map(\.name), costs: costs?.seconds ?? [:]))
        settings.announce(shard, names.count, of: cases.count, "cases")
        return cases.filter { names.contains($0.name) }
    }
}
