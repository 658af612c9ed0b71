import Foundation
import KeylinePreviews
import KeylineScenes

/// Lays scenes out in every environment asked for and prints what is wrong.
@MainActor
struct CheckCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        let part = settings.shard.map { ($0, SceneShard($0, of: opened.scenes)) }
        if let (shard, part) = part { settings.announce(shard, part.own.count, of: part.names.count, "scenes") }
        let matrix = SceneMatrix(
            part.map { $0.1.own.map { opened.scenes[$0] } } ?? opened.scenes, across: settings.variations.axes,
            over: settings.overrides, selection: settings.variations.selection)
        let check = Check(
            matrix, sweep: settings.checks.sweep, ignoring: settings.checks.ignoredKinds,
            severities: settings.checks.severities,
            threshold: settings.checks.failureSeverity)
        let progress = ProgressLine("checking", total: matrix.cells.count)
        let streams = settings.results.reportFormat == .text
        let (found, failures) = check.run(finished: progress.advance) { finding in
            guard streams, !settings.checks.suppressions.contains(where: { $0.applies(to: finding) }) else { return }
            Console.write(check.text(of: finding))
        }
        let report = found.suppressing(settings.checks.suppressions)
        for failure in failures { Console.report(failure) }
        if let failure = files.fonts.failures.first { throw failure }
        let isComplete = opened.isComplete && failures.isEmpty
        let results = try CheckResults(report, isComplete: isComplete)
        // As text, findings were printed as they were found.
        try Console.write(results.reportAfterFindings, as: settings.results.reportFormat)
        if let (_, part) = part { try leave(report, of: part, isComplete: isComplete) }
        return !isComplete ? .failure : report.hasFailed ? .findings : .success
    }

    /// Leaves what was found for the machine that joins the parts.
    private func leave(_ report: CheckReport, of part: SceneShard, isComplete: Bool) throws {
        let folder = settings.results.path ?? "out/check"
        let document = try CheckResults(
            report, scenes: part.names, own: part.own.map { part.names[$0] }, isComplete: isComplete)
        try OutputFolder(folder).write([UInt8](document.data()), to: CheckResults.fileName)
    }
}
