import Foundation
import KeylineByteText
import KeylineEditing
import KeylinePreviews
import KeylineProjects
import KeylineReports
import KeylineScenes
import KeylineWorkers

/// Looks for what breaks rules of thumb and style in constraints.
@MainActor
struct LintCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.sources.fontFolders, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        var seen: Set<String> = []
        let sources = opened.scenes.map(\.source).filter { seen.insert($0.file).inserted }
        var findings: [LintFinding] = []
        var isComplete = opened.isComplete
        for source in sources {
            let wanted = opened.scenes.filter { $0.source.file == source.file }.map(\.description.id)
            do {
                findings += try SceneWork(.checks, of: source.file).attempt {
                    try self.findings(in: source, wanted, files)
                }
            } catch {
                Console.report(error)
                isComplete = false
            }
        }
        let shown = findings.filter { severity(of: $0) != nil && suppression(of: $0) == nil }
        if settings.lint.repairs { return try repair(shown) }
        let outdated = outdatedSuppressions(findings, sources)
        try print(shown, sources.map(\.file), outdated, isComplete: isComplete)
        return !isComplete ? .failure : !outdated.isEmpty || shown.contains(where: fails) ? .findings : .success
    }

    /// What `keyline.yaml` accepts; nil for a finding that counts.
    private func suppression(of finding: LintFinding) -> LintSuppression? {
        settings.lint.suppressions.first { $0.rule == finding.rule && $0.place.speaks(of: finding) }
    }

    /// Suppressions of files that were looked at, and that nothing breaks any more.
    private func outdatedSuppressions(
        _ findings: [LintFinding], _ sources: [any SceneSource]
    ) -> [Report.Problem] {
        settings.lint.suppressions.filter { suppression in
            let isConcerned = sources.contains { source in
                source.scenes.contains { scene in
                    var place = suppression.place
                    place.view = nil
                    return place.speaks(of: [source.file], scene: scene.id.rawValue, view: [])
                }
            }
            return isConcerned
                && !findings.contains { $0.rule == suppression.rule && suppression.place.speaks(of: $0) }
        }.map { suppression in
            Report.Problem(
                .error, rule: Diagnostic.Kind.outdatedSuppression.rawValue,
                message: "the suppression of \(suppression.rule.rawValue) no longer applies to any finding "
                    + "(its reason was: \(suppression.place.reason))\nremove it",
                at: suppression.place.location, about: "")
        }
    }

    private func findings(in source: any SceneSource, _ scenes: [SceneID], _ files: SceneFiles) throws -> [LintFinding]
    {
        var document: InterfaceDocument?
        do {
            let bytes = [UInt8](try SourceOpener.contents(of: source.file))
            document = try InterfaceDocument.read(bytes, file: source.file) { _ in source }
        } catch EditingError.withoutConstraints {
            // A layout of SwiftUI's views has nothing to lint.
        }
        return try Linter(source, document: document).findings(in: scenes)
    }

    /// How much a finding matters; nil where the configuration skips its rule.
    private func severity(of finding: LintFinding) -> Diagnostic.Severity? {
        settings.lint.severities[finding.rule] ?? finding.rule.severity
    }

    private func fails(_ finding: LintFinding) -> Bool {
        severity(of: finding).map { $0 >= settings.checks.failureSeverity } ?? false
    }

    /// Exchanges the sides of the constraints for which that is the remedy.
    private func repair(_ findings: [LintFinding]) throws -> ExitStatus {
        let byFile = Dictionary(grouping: findings.filter { $0.repairable != nil }) { $0.location.file }
        for file in byFile.keys.sorted() {
            let edited = try EditedFile(file, settings)
            let ids = Set((byFile[file] ?? []).compactMap(\.repairable))
            _ = try edited.write(edited.document().exchangingSides(of: ids))
        }
        return .success
    }

    private func print(
        _ findings: [LintFinding], _ files: [String], _ outdated: [Report.Problem], isComplete: Bool
    ) throws {
        let problems = findings.map(problem)
        let summary =
            findings.isEmpty
            ? isComplete ? "nothing to improve" : "no findings in what could be read"
            : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let cases = files.map { file in
            let own = zip(findings, problems).filter { $0.0.location.file == file }
            return Report.Case(
                "constraints", in: file, failures: own.filter { fails($0.0) }.map(\.1),
                remarks: own.filter { !fails($0.0) }.map(\.1))
        }
        let configured = Dictionary(grouping: outdated) { $0.location.file }.sorted { $0.key < $1.key }
            .map { Report.Case("suppressions", in: $0.key, failures: $0.value, remarks: []) }
        let report = Report(
            "keyline lint", cases: cases + configured, problems: problems + outdated, summary: summary,
            text: (lines(findings, problems) + lines(outdated)).joined() + summary + "\n")
        try Console.write(report, as: settings.results.reportFormat)
    }

    private func lines(_ findings: [LintFinding], _ problems: [Report.Problem]) -> [String] {
        zip(findings, problems).map { finding, problem in
            "\(problem.location): \(problem.severity.rawValue): \(problem.rule): \(finding.message)\n  hint: \(finding.hint)\n"
        }
    }

    /// Reports for other programs keep the kind's own name.
    private func lines(_ outdated: [Report.Problem]) -> [String] {
        let kind = Diagnostic.Kind.outdatedSuppression.words
        return outdated.map { "\($0.location): error: \(kind): \($0.message.replacing("\n", with: "\n  hint: "))\n" }
    }

    private func problem(_ finding: LintFinding) -> Report.Problem {
        Report.Problem(
            severity(of: finding) ?? .note, rule: finding.rule.rawValue, message: finding.message + "\n" + finding.hint,
            at: finding.location, about: [finding.scene, finding.view].compactMap { $0 }.joined(separator: "/"))
    }
}

extension Suppression {
    /// Whether the suppression speaks of where a rule is broken.
    fileprivate func speaks(of finding: LintFinding) -> Bool {
        speaks(
            of: [finding.location.file], scene: finding.scene,
            view: [finding.view, finding.objectID, finding.viewName].compactMap { $0 })
    }
}
