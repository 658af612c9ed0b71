import Foundation
import Keyline
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineProcesses
import KeylineProjects
import KeylineScenes
import KeylineWorkers

/// Draws what may differ in one revision: the process that a review starts for each side, in that revision's folder.
@MainActor
struct ReviewSide {
    private let settings: CommandSettings
    private let request: ReviewRequest
    private let changes: ChangedFiles
    private let files: SceneFiles

    init(_ settings: CommandSettings, _ request: ReviewRequest) throws {
        var settings = settings
        // A folder of fonts that came with the newer revision is not in the older one.
        settings.sources.fontFolders.removeAll {
            request.side == .base && !FileManager.default.fileExists(atPath: $0)
        }
        self.settings = settings
        self.request = request
        CodeReadings.share(in: request.folder)
        changes = ChangedFiles(request.changes.files, entries: request.changes.entries, in: request.root)
        files = try SceneFiles(settings, operands: request.paths)
    }

    func run() async throws -> ExitStatus {
        var plan = try ReviewPlan(settings, request, files)
        let comparison = ReviewComparison(
            pictures: request.folder + "/pictures", fonts: files.fonts, jobs: settings.jobCount)
        if let names = request.names { return try await drawOlder(names, &plan, comparison) }
        let progress = ProgressLine(
            "looking", total: plan.pictures.count, counting: "picture to compare", many: "pictures to compare")
        let old = request.side == .head ? try ReviewRecords(folder: request.folder) : nil
        plan.chooseChanged(changes, since: old, comparison) { progress.advance($0) }
        if let failure = files.fonts.failures.first { throw failure }
        var records = plan.records
        var costs = ReviewCosts()
        if let old {
            let results = try await compared(plan, records, old, comparison, &costs)
            try OutputFolder(request.folder).write(try results.json(), to: ReviewRequest.resultName)
        } else {
            // Building a package and starting its program again would take longer than drawing what turns out to be the same.
            if settings.sources.package != nil { await comparison.record(plan.chosen, in: &records) }
            records.findings = findings(in: plan, &costs)
            try records.write(to: request.folder)
        }
        costs.pictures = comparison.seconds
        try costs.write(to: request.folder, side: request.side.rawValue)
        return .success
    }

    // MARK: The older revision

    /// Draws pictures that the newer revision shows to be others, and looks for the findings of those that were not chosen before.
    private func drawOlder(
        _ names: Set<String>, _ plan: inout ReviewPlan, _ comparison: ReviewComparison
    ) async throws -> ExitStatus {
        var records = try ReviewRecords(folder: request.folder)
        var costs = ReviewCosts(folder: request.folder, side: request.side.rawValue)
        let unchecked = names.filter { records.records[$0]?.isDescribed == false }
        plan.choose(names, comparison)
        for name in names { records.records[name] = plan.records.records[name] ?? records.records[name] }
        await comparison.record(plan.chosen, in: &records)
        records.findings += findings(in: plan, &costs, only: unchecked)
        try records.write(to: request.folder)
        costs.pictures.merge(comparison.seconds, uniquingKeysWith: +)
        try costs.write(to: request.folder, side: request.side.rawValue)
        return .success
    }

    /// The older revision's pictures, with those drawn that differ from the newer ones, are new there or are gone.
    private func olderPictures(
        _ old: ReviewRecords, drawing chosen: [GoldenCase], gone: Set<String>
    ) throws -> ReviewRecords {
        let wanted = gone.union(chosen.map(\.name)).filter { name in
            old.records[name].map { !$0.isDrawn && $0.failure == nil } ?? false
        }
        guard !wanted.isEmpty, let program = request.olderCall.first else { return old }
        var order = request
        order.side = .base
        order.root = request.oldRoot
        order.names = wanted
        let folder = order.root + "/" + order.prefix
        let result = try ChildProcess.run(
            program, Array(request.olderCall.dropFirst()), order.variables(), in: folder, outputs: .shared)
        guard result.status == 0 else { throw ReviewError.undrawnPictures }
        return try ReviewRecords(folder: request.folder)
    }

    // MARK: The newer revision

    private func compared(
        _ plan: ReviewPlan, _ new: ReviewRecords, _ described: ReviewRecords, _ comparison: ReviewComparison,
        _ costs: inout ReviewCosts
    ) async throws -> ReviewResults {
        let reasons = ReviewReasons(request)
        let records = new.records
        let none = ReviewResults.Revision(name: "", commit: nil)
        var results = ReviewResults(base: none, head: none)
        // The scenes of a file that cannot be read are not gone.
        let unreadable = plan.unreadableFiles
        let names = Set(records.keys).union(described.records.filter { unreadable.contains($0.value.file) }.keys)
            .union(new.leftOut).union(described.leftOut)
        let drawn = plan.chosen.filter { golden in
            guard let after = records[golden.name], let before = described.records[golden.name] else { return true }
            return !after.isSame(as: before)
        }
        let old = try olderPictures(
            described, drawing: drawn.filter { records[$0.name]?.failure == nil },
            gone: Set(described.records.keys).subtracting(names))
        var changed = await comparison.changes(
            in: drawn, records, since: old, output: request.output,
            reasons: { name, views in
                plan.pictures.first { $0.golden.name == name }.map { reasons.causes(of: $0, showing: views) } ?? []
            })
        changed = changed.compactMap { change in
            guard change.kind == .changed, let record = records[change.name],
                let picture = plan.pictures.first(where: { $0.golden.name == change.name })
            else { return change }
            let views = record.shownViews
            let isSameElsewhere = !change.causes.contains(where: \.isOfCode)
            if isSameElsewhere, reasons.hasOnlyOtherBars(picture, showing: views) { return nil }
            return reasons.noting(change, of: picture, showing: views)
        }
        let code = reasons.changedCode(plan.isCode)
        changed = changed.map { records[$0.name]?.isCode == true ? code.located($0) : $0 }
        let gone = try comparison.gone(names, since: old, output: request.output)
        // A dark picture tells what the light one of its scene does not.
        let reported = Set((changed + gone).map(\.name))
        let isRepeated = { (name: String) in ReviewPlan.lightName(of: name).map(reported.contains) ?? false }
        results.changes = (changed + gone).filter { !isRepeated($0.name) }
            .sorted { ($0.title, $0.name) < ($1.title, $1.name) }
        let isExtra = { (name: String) in
            ReviewPlan.lightName(of: name) != nil && (isRepeated(name) || !reported.contains(name))
        }
        let extra = records.keys.filter(isExtra)
        results.total = records.count - extra.count
        results.undrawn = results.total - drawn.count { !isExtra($0.name) }
        results.leftOut = new.leftOut.count
        results.failing = failing(
            records, except: Set(results.changes.map(\.name)), touched: Set(plan.chosen.map(\.name)))
        let (came, went) = ReviewFinding.differences(from: old.findings, to: findings(in: plan, &costs))
        // What a file that could not be read before has is not known to be new.
        results.newFindings = came.filter { described.failure(ofFile: $0.file) == nil }
        results.goneFindings = mended(went, in: plan)
        results.renames = plan.renames
        results.unseen = unseen(plan, records, since: described, reasons, besides: results.changes)
        return results
    }

    /// The changes of documents and code that none of their pictures shows.
    private func unseen(
        _ plan: ReviewPlan, _ records: [String: ReviewRecord], since old: ReviewRecords, _ reasons: ReviewReasons,
        besides changes: [ReviewChange]
    ) -> [String] {
        let changed = Set(changes.map(\.name))
        let chosen = Set(plan.chosen.map(\.name))
        let appearances = Set(plan.pictures.compactMap { $0.environment?.appearance })
        let causes = plan.pictures.flatMap { picture -> [GoldenCause] in
            let name = picture.golden.name
            // Of a document that cannot be drawn the edits are all that can be told.
            guard chosen.contains(name), let record = records[name] else { return [] }
            let documents =
                changed.contains(name)
                ? reasons.quietCauses(of: picture, showing: record.shownViews)
                : reasons.causesOfDocuments(of: picture, showing: record.shownViews)
            let code = old.records[name].map { record.causesOfCode(since: $0) } ?? []
            return documents.joined(withCode: code)
        }
        let named = Set(changes.flatMap(\.causes).flatMap { [$0.words, $0.unjoinedWords].compactMap { $0 } })
        let words = causes.filter { !named.contains($0.words) }.map { cause in
            // Of colours with one name in two appearances the other one may differ.
            let only = appearances.count == 1 && cause.isAboutColor ? appearances.first : nil
            return cause.words + (cause.location?.shortPlace ?? "")
                + (only.map { "; only the \($0.rawValue) appearance is drawn" } ?? "")
        }
        let locales = Set(plan.pictures.compactMap { $0.environment?.locale })
        let resources = reasons.unshownResources(besides: named.union(words), drawnIn: locales)
        return Set(words + resources + plan.undrawable).sorted()
    }

    /// The pictures that cannot be drawn and whose failure is no change.
    private func failing(
        _ records: [String: ReviewRecord], except changed: Set<String>, touched: Set<String>
    ) -> [ReviewResults.Failing] {
        records.filter { name, record in
            record.failure != nil && !changed.contains(name) && ReviewPlan.lightName(of: name) == nil
        }
        .map { name, record in
            ReviewResults.Failing(
                title: record.title, file: record.file, reason: record.failure ?? "", isTouched: touched.contains(name))
        }
        .sorted { ($0.title, $0.reason) < ($1.title, $1.reason) }
    }

    /// The findings that went and that the newer revision could have too: a file or scene that cannot be read there has no findings, and none was
    /// mended.
    private func mended(_ findings: [ReviewFinding], in plan: ReviewPlan) -> [ReviewFinding] {
        let failed = plan.failedEnvironments
        return findings.compactMap { finding in
            guard !plan.unreadableFiles.contains(finding.file) else { return nil }
            return failed[ReviewPlan.key(finding.file, finding.scene)].map(finding.without) ?? finding
        }
    }

    /// Returns the findings of checks in the scenes that may differ, and measures how long that takes.
    ///
    /// - Parameters:
    ///   - plan: The pictures.
    ///   - costs: Learns how long it takes.
    ///   - names: The names of the pictures whose scenes are checked; nil for all that are chosen.
    /// - Returns: The findings.
    private func findings(
        in plan: ReviewPlan, _ costs: inout ReviewCosts, only names: Set<String>? = nil
    ) -> [ReviewFinding] {
        let start = Date()
        defer { costs.checks += Date().timeIntervalSince(start) }
        let chosen = names ?? Set(plan.chosen.map(\.name))
        var seen: Set<String> = []
        let scenes = plan.pictures.compactMap { picture -> SceneReference? in
            guard chosen.contains(picture.golden.name), let scene = picture.scene else { return nil }
            return seen.insert("\(scene.source.file)\n\(scene.description.id)").inserted ? scene : nil
        }
        guard !scenes.isEmpty else { return [] }
        let ids = Dictionary(
            scenes.map { ("\($0.source.file)\n\($0.description.id)", plan.newID(of: $0)) }, uniquingKeysWith: { $1 })
        let matrix = SceneMatrix(
            scenes, across: plan.axes, over: settings.overrides, selection: settings.variations.selection)
        var check = Check(
            matrix, ignoring: settings.checks.ignoredKinds, severities: settings.checks.severities)
        // Findings that a check tells together may have come one by one.
        check.isGathering = false
        let report = check.run().report.suppressing(settings.checks.suppressions)
        return report.findings.filter { $0.suppression == nil && $0.diagnostic.kind != .outdatedSuppression }.map {
            finding in
            var result = ReviewFinding(
                finding, in: matrix, file: plan.newName(of: finding.file),
                scene: finding.scene.map { ids["\(finding.file)\n\($0)"] ?? $0.rawValue },
                otherFiles: finding.otherPlaces.map { plan.newName(of: $0.file) })
            result.location = plan.location(of: result)
            return result
        }
    }
}

extension SourceLocation {
    /// Such as ` (Main.storyboard:12)`.
    fileprivate var shortPlace: String { " (\(file.lastPathComponent)\(line.map { ":\($0)" } ?? ""))" }
}
