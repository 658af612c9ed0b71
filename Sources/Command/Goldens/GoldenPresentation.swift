import Foundation
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// Prints results in the form that was asked for, and tells how the command ends.
@MainActor
struct GoldenPresentation {
    private let settings: CommandSettings
    private let commands: GoldenCommands

    init(_ settings: CommandSettings) {
        self.settings = settings
        commands = GoldenSession.commands(settings)
    }

    func show(_ results: GoldenResults, report: String?) throws -> ExitStatus {
        let tests = results.testReport(folder: settings.golden.folder, commands: commands)
        switch settings.results.reportFormat {
        case .text: printText(results, report)
        case .json: Console.write(try tests.json())
        case .junit: Console.write(tests.junit)
        case .sarif: Console.write(try tests.sarif(version: Versions.keyline))
        case .github: Console.write(annotations: tests.gitHubAnnotations)
        case .markdown: Console.write(results.markdown(commands))
        }
        if let file = settings.golden.summaryFile { try add(results.markdown(commands), to: file) }
        return results.hasErrors ? .failure : results.hasPassed ? .success : .findings
    }

    private func add(_ text: String, to file: String) throws {
        try OutputFolder.make(for: file)
        try OutputFile.append(text, to: file)
    }

    private func printText(_ results: GoldenResults, _ report: String?) {
        let margin = "           "
        for result in results.results where result.state != .same {
            if result.state == .failed {
                Console.note((result.summary + "\n"))
                continue
            }
            let lines = result.words(commands)
            let head =
                result.state == .missing ? "missing    \(result.name)" : "different  \(result.name): \(result.summary)"
            Console.write(([head] + lines.dropFirst().map { margin + $0 }).map { $0 + "\n" }.joined())
        }
        for name in results.unclaimed {
            Console.write("unclaimed  \(name)\n\(margin)remove it with: \(commands.prune)\n")
        }
        for (name, size) in results.oversized.sorted(by: { $0.key < $1.key }) {
            Console.write("too large  \(name): \(size) bytes\n")
        }
        Console.write(GoldenCounts(results).text + (report.map { "; see \($0)" } ?? "") + "\n")
    }
}
