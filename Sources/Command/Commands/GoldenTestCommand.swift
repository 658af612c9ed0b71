import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes
import KeylineServing
import KeylineWorkers

/// Compares what is drawn now with what is recorded.
@MainActor
struct GoldenTestCommand {
    private let settings: CommandSettings

    init(_ settings: CommandSettings) { self.settings = settings }

    func run() async throws -> ExitStatus {
        if settings.preview.serves, settings.golden.isWatching { throw UsageError.servingWhileWatching }
        return try await settings.golden.isWatching ? follow() : compare(GoldenSession(settings))
    }

    /// Compares, and compares again whenever something changes that was looked for, until the process is told to end.
    private func follow() async throws -> ExitStatus {
        let watcher = try FolderWatcher(except: GoldenSession.output(settings))
        var changes = watcher.changes.makeAsyncIterator()
        var inputs = FollowedInputs()
        repeat {
            let start = FileStamp.now
            Worker.current?.beginTurn(at: start)
            inputs.follow(await turn(), since: start, failed: Worker.current?.failedFiles ?? [])
            Worker.current?.endTurn(leaving: [])
            do throws(ServerError) { try watcher.follow(inputs.places) } catch { Console.report(error) }
            Console.note("waiting for changes; press Ctrl-C to stop\n")
            var changed = inputs.changes()
            while changed.isEmpty {
                guard await changes.next() != nil else { return .failure }
                changed = inputs.changes()
            }
            Worker.current?.retry(after: changed)
        } while true
    }

    /// Compares once, by the configuration of now.
    ///
    /// - Returns: Everything that was looked for.
    private func turn() async -> Set<InputDependency> {
        let (session, looked) = InputTrace.collecting {
            Result {
                guard case .run(.goldenTest, let settings, _) = try Invocation.current() else { return self }
                return GoldenTestCommand(settings)
            }.flatMap { command in Result { (command, try GoldenSession(command.settings)) } }
        }
        var inputs = looked.union([.file("\(settings.golden.folder)/\(CaseFile.name)")])
        do {
            let (command, session) = try session.get()
            _ = try await command.compare(session)
            inputs.formUnion(session.log.inputs)
            inputs.formUnion(session.cases.map { .file(session.folder.file($0.name)) })
            // Goldens that no case claims.
            let kinds = Set(GoldenCase.Kind.allCases.map(\.rawValue.pathExtension)).sorted()
            inputs.insert(.entries(folder: session.folder.path, .endings(kinds), isDeep: true))
        } catch {
            Console.report(error)
        }
        return inputs
    }

    private func compare(_ session: GoldenSession) async throws -> ExitStatus {
        // Before anything is looked for: cases may depend on which folders there are.
        try OutputFolder.make(session.output)
        let cases = try own(session.selectedCases())
        let progress = ProgressLine("comparing", total: cases.count, counting: "failure")
        let caches = try GoldenCaches(settings)
        var test = GoldenTest(
            session.folder, output: session.output, fonts: session.files.fonts, jobs: settings.jobCount)
        test.cache = caches.cache
        test.origin = CheckedOutRevision.origin
        test.writesInspectors = settings.preview.hasInspectors
        test.writesSingleFile = settings.results.isSingleFile
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
        results.revision = test.origin.commit
        let output = OutputFolder(session.output)
        try output.write([UInt8](results.json()), to: GoldenResults.fileName)
        try output.write([UInt8](CaseCosts(seconds: outcome.costs).json()), to: CaseCosts.fileName)
        try session.recordInputs(
            of: cases, same: Set(results.results.filter { $0.state == .same }.map(\.name)))
        let status = try GoldenPresentation(settings).show(results, page: outcome.report, seconds: outcome.costs)
        if let socket = settings.preview.socket {
            var origin = test.origin
            origin.seconds = origin.time.map { Date().timeIntervalSince($0) }
            try await serve(results, of: session, origin, on: socket)
        }
        return status
    }

    /// Serves the page, on which people approve and reject, until the process is told to end.
    private func serve(
        _ results: GoldenResults, of session: GoldenSession, _ origin: ReportOrigin, on socket: ListeningSocket
    ) async throws {
        let report = try ServedReport(
            results, commands: session.commands, origin: origin, decisions: DecisionBoard.earlier(in: session.output),
            file: session.output.appendingPathComponent(ReviewDecisions.fileName))
        try await DecisionBoard(report, in: session.output).serve(on: socket)
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
