import Foundation
import KeylineByteText
import KeylineLocalization
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
        // Each scene is laid out in several languages, and to choose them in all: reading their tables again would take longer.
        try TableExchange.$current.withValue(TableExchange(TableExchange.Cache())) { try check() }
    }

    private func check() throws -> ExitStatus {
        let recorded = try recordedBaseline()
        var files = try SceneFiles(settings, operands: paths)
        // Somebody who names a document means it.
        files.leavesOutStrayDocuments = true
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        let part = settings.shard.map { ($0, SceneShard($0, of: opened.scenes)) }
        if let (shard, part) = part { settings.announce(shard, part.own.count, of: part.names.count, "scenes") }
        let (scenes, axes) = try AppLanguages(settings, files).chosen(
            for: part.map { $0.1.own.map { opened.scenes[$0] } } ?? opened.scenes, settings.variations.axes)
        let matrix = SceneMatrix(
            scenes, across: axes, over: settings.overrides, selection: settings.variations.selection)
        var check = Check(
            matrix, sweep: settings.checks.sweep, ignoring: settings.checks.ignoredKinds,
            severities: settings.checks.severities,
            threshold: settings.checks.failureSeverity)
        check.audits = settings.checks.audits
        let progress = ProgressLine("checking", total: matrix.cells.count, counting: "finding")
        // A baseline accepts a number of equal findings, which is compared once all are there.
        let streams =
            settings.results.reportFormat == .text && !settings.results.isQuiet && settings.checks.baseline == nil
        let (found, failures) = check.run(finished: { progress.advance() }) { finding in
            guard !settings.checks.suppressions.contains(where: { $0.applies(to: finding) }) else { return }
            progress.countFinding()
            if streams { Console.writeMessages(check.text(of: finding)) }
        }
        let report = try compared(found.suppressing(settings.checks.suppressions), with: recorded, isPart: part != nil)
            .including(unread: opened.failures.flatMap { CheckReport.UnreadFile.all(of: $0.error, in: $0.path) })
        for failure in failures { Console.report(failure) }
        if let failure = files.fonts.failures.first { throw failure }
        let isComplete = opened.isComplete && failures.isEmpty
        let results = try CheckResults(report, isComplete: isComplete)
        try Self.write(results, as: settings.results, afterFindings: streams)
        if let (_, part) = part { try leave(report, of: part, isComplete: isComplete) }
        return !isComplete ? .failure : report.hasFailed ? .findings : .success
    }

    /// The baseline of an earlier check; nil where there is none or this check records it.
    private func recordedBaseline() throws -> FindingBaseline? {
        guard let file = settings.checks.baseline else {
            if settings.checks.isRecording { throw UsageError.recordingWithoutBaseline }
            return nil
        }
        guard !settings.checks.isRecording else {
            if settings.shard != nil { throw UsageError.recordingPart }
            return nil
        }
        return try FindingBaseline(contentsOf: file)
    }

    /// The report beside the baseline, which is written first where this check records it.
    private func compared(
        _ report: CheckReport, with recorded: FindingBaseline?, isPart: Bool
    ) throws -> CheckReport {
        guard let file = settings.checks.baseline else { return report }
        let baseline = recorded ?? FindingBaseline(report, file: file)
        if recorded == nil {
            try OutputFile.write([UInt8](baseline.data()), to: file)
            let count = baseline.count
            Console.note("recorded \(count) \(count == 1 ? "finding" : "findings") in \(file.escaped(for: .line))\n")
        }
        let skipped = settings.checks.severities.filter { $0.value == nil }.map(\.key)
        return report.comparing(
            with: baseline, ignoring: settings.checks.ignoredKinds.union(skipped),
            isWhole: !isPart && settings.sources.scenes.isEmpty)
    }

    /// Writes the results of a check: all, or as text those that were not printed as they were found.
    nonisolated static func write(_ results: CheckResults, as settings: ResultSettings, afterFindings: Bool) throws {
        if settings.isQuiet, settings.reportFormat == .text { return Console.write(results.summary + "\n") }
        try Console.write(afterFindings ? results.reportAfterFindings : results.report, as: settings.reportFormat)
    }

    /// Leaves what was found for the machine that joins the parts.
    private func leave(_ report: CheckReport, of part: SceneShard, isComplete: Bool) throws {
        let folder = settings.results.path ?? "out/check"
        let document = try CheckResults(
            report, scenes: part.names, own: part.own.map { part.names[$0] }, isComplete: isComplete)
        try OutputFolder(folder).write([UInt8](document.data()), to: CheckResults.fileName)
    }
}
