import Foundation
import KeylinePreviews
import KeylineScenes

/// Lays scenes out in every environment asked for and prints what is wrong.
@MainActor
struct CheckCommand {
    private let settings: Settings
    private let paths: [String]

    init(_ settings: Settings, files: [String]) {
        (self.settings, paths) = (settings, files)
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.scenes)
        let matrix = SceneMatrix(
            opened.scenes, across: settings.axes, over: settings.overrides, selection: settings.selection)
        let check = Check(
            matrix, sweep: settings.sweep, ignoring: settings.ignoredKinds, severities: settings.severities,
            threshold: settings.failureSeverity)
        let progress = ProgressLine("checking", total: matrix.cells.count)
        let (found, failures) = check.run(finished: progress.advance)
        let report = found.suppressing(settings.suppressions)
        for failure in failures { Console.report(failure) }
        if let failure = files.fonts.failures.first { throw failure }
        try print(report)
        let isComplete = opened.isComplete && failures.isEmpty
        return !isComplete ? .failure : report.hasFailed ? .findings : .success
    }

    private func print(_ report: CheckReport) throws {
        switch settings.reportFormat {
        case .text: Console.write(report.text)
        case .json: Console.write(try report.json())
        case .junit: Console.write(report.testReport.junit)
        case .sarif: Console.write(try report.testReport.sarif(version: Versions.keyline))
        case .github, .markdown: Console.write(report.testReport.gitHubAnnotations)
        }
    }
}
