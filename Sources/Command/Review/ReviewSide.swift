import Foundation
import Keyline
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
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
        changes = ChangedFiles(request.changes.files, entries: request.changes.entries, in: request.root)
        files = try SceneFiles(settings, operands: request.paths)
    }

    func run() async throws -> ExitStatus {
        var plan = try ReviewPlan(settings, request, files)
        let progress = ProgressLine(
            "looking", total: plan.pictures.count, counting: "picture to draw", many: "pictures to draw")
        let old = request.side == .head ? try ReviewRecords(folder: request.folder) : nil
        plan.chooseChanged(changes, since: old) { progress.advance($0) }
        if let failure = files.fonts.failures.first { throw failure }
        let comparison = ReviewComparison(
            pictures: request.folder + "/pictures", fonts: files.fonts, jobs: settings.jobCount)
        var records = plan.records
        var costs = ReviewCosts()
        if let old {
            let results = try await compared(plan, records, old, comparison, &costs)
            try OutputFolder(request.folder).write(try results.json(), to: ReviewRequest.resultName)
        } else {
            await comparison.record(plan.chosen, in: &records)
            records.findings = findings(in: plan, &costs)
            try records.write(to: request.folder)
        }
        costs.pictures = comparison.seconds
        try costs.write(to: request.folder, side: request.side.rawValue)
        return .success
    }

    private func compared(
        _ plan: ReviewPlan, _ new: ReviewRecords, _ old: ReviewRecords, _ comparison: ReviewComparison,
        _ costs: inout ReviewCosts
    ) async throws -> ReviewResults {
        let reasons = ReviewReasons(request)
        let records = new.records
        let none = ReviewResults.Revision(name: "", commit: nil)
        var results = ReviewResults(base: none, head: none)
        var changed = await comparison.changes(
            in: plan.chosen, records, since: old, output: request.output,
            reasons: { name, views in
                plan.pictures.first { $0.golden.name == name }.map { reasons.causes(of: $0, showing: views) } ?? []
            })
        let code = reasons.changedCode(plan.isCode)
        changed = changed.map { records[$0.name]?.isCode == true ? code.located($0) : $0 }
        // The scenes of a file that cannot be read are not gone.
        let unreadable = plan.unreadableFiles
        let names = Set(records.keys).union(old.records.filter { unreadable.contains($0.value.file) }.keys)
        let gone = try comparison.gone(
            names.union(new.leftOut).union(old.leftOut), since: old, output: request.output)
        results.changes = (changed + gone).sorted { ($0.title, $0.name) < ($1.title, $1.name) }
        results.total = records.count
        results.undrawn = records.count - plan.chosen.count
        results.leftOut = new.leftOut.count
        (results.newFindings, results.goneFindings) = ReviewFinding.differences(
            from: old.findings, to: findings(in: plan, &costs))
        results.renames = plan.renames
        return results
    }

    /// Returns the findings of checks in the scenes that may differ, and measures how long that takes.
    private func findings(in plan: ReviewPlan, _ costs: inout ReviewCosts) -> [ReviewFinding] {
        let start = Date()
        defer { costs.checks += Date().timeIntervalSince(start) }
        let chosen = Set(plan.chosen.map(\.name))
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
        let check = Check(
            matrix, ignoring: settings.checks.ignoredKinds, severities: settings.checks.severities)
        let report = check.run().report.suppressing(settings.checks.suppressions)
        return report.findings.filter { $0.suppression == nil && $0.diagnostic.kind != .outdatedSuppression }.map {
            finding in
            ReviewFinding(
                finding, in: matrix, file: plan.newName(of: finding.file),
                scene: finding.scene.map { ids["\(finding.file)\n\($0)"] ?? $0.rawValue })
        }
    }
}
