import KeylineGoldens
import KeylineScenes

/// Compares what is drawn now with what is recorded.
@MainActor
struct GoldenTestCommand {
    private let session: GoldenSession

    init(_ settings: Settings) throws {
        session = try GoldenSession(settings)
    }

    func run() async throws -> ExitStatus {
        let filters = session.settings.filters
        let cases = filters.isEmpty ? session.cases : try session.cases(matching: filters)
        let progress = ProgressLine("comparing", total: cases.count)
        let outcome = try await session.test.run(
            cases, of: session.cases, commands: session.commands, finished: progress.advance)
        if let failure = session.files.fonts.failures.first { throw failure }
        try print(outcome)
        let hasErrors = outcome.verdicts.contains { if case .failed = $0.verdict { true } else { false } }
        return hasErrors ? .failure : outcome.hasPassed ? .success : .findings
    }

    private func print(_ outcome: GoldenTest.Outcome) throws {
        let results = outcome.testReport(folder: session.settings.goldenFolder, commands: session.commands)
        switch session.settings.reportFormat {
        case .text: printText(outcome)
        case .json: Console.write(try results.json())
        case .junit: Console.write(results.junit)
        case .sarif: Console.write(try results.sarif(version: Versions.keyline))
        case .github: Console.write(results.gitHubAnnotations)
        }
    }

    private func printText(_ outcome: GoldenTest.Outcome) {
        for (golden, verdict) in outcome.verdicts { present(golden, verdict) }
        for name in outcome.unclaimed {
            Console.write("unclaimed  \(name)\n           remove it with: \(session.commands.prune)\n")
        }
        let report = outcome.report.map { "; see \($0)" } ?? ""
        Console.write(GoldenCounts(outcome).text + report + "\n")
    }

    private func present(_ golden: GoldenCase, _ verdict: GoldenVerdict) {
        let margin = "           "
        switch verdict {
        case .same: break
        case .failed(let error): Console.report(error)
        case .missing:
            Console.write(
                "missing    \(golden.name)\n\(margin)record it with: \(session.commands.accept(golden.name))\n")
        case .different(let difference):
            var lines = ["different  \(golden.name): \(difference.summary)"]
            lines += difference.regions.prefix(8).map { region in
                margin + "\(region.pixels)" + (region.views.isEmpty ? "" : ": " + region.views.joined(separator: ", "))
            }
            if difference.regions.count > 8 {
                lines.append(margin + "… and \(difference.regions.count - 8) more places")
            }
            if let change = difference.libraryChange { lines.append(margin + change) }
            lines.append(margin + "accept it with: \(session.commands.accept(golden.name))")
            Console.write(lines.map { $0 + "\n" }.joined())
        }
    }
}
