import KeylineByteText
import KeylineChecks
public import KeylineReports
import KeylineScenes

extension CheckResults {
    /// The source of every report format.
    public var report: Report { report(isTextWhole: true) }

    /// The report of a command that printed findings when they were found: its text has what came after them, suppressions that are out
    /// of date and the last lines.
    public var reportAfterFindings: Report { report(isTextWhole: false) }

    private func report(isTextWhole: Bool) -> Report {
        let shown = counted.filter { isTextWhole || $0.problem.rule == Diagnostic.Kind.outdatedSuppression.rawValue }
            .map {
                CheckReport.text($0.head, alsoAt: $0.otherPlaces, $0.hints)
            }
        let lines = limits.joined().map { $0 + "\n" }
        var report = Report(
            "keyline check", cases: cases.map(\.value),
            problems: findings.map(\.problem) + (failures ?? []).map(\.problem), summary: summary,
            text: (shown + lines).joined() + kinds + summary + "\n")
        report.document = document
        let kinds = Set(findings.map(\.problem.rule)).compactMap { Diagnostic.Kind(rawValue: $0) }
        report.ruleSummaries = Dictionary(
            kinds.compactMap { kind in kind.auditSource.map { (kind.rawValue, "Source: \($0)") } }
        ) { first, _ in first }
        return report
    }

    /// The findings that neither a suppression nor the baseline covers.
    private var counted: [Entry] {
        findings.filter { $0.problem.suppression == nil && $0.problem.baseline != .unchanged }
    }

    /// The counted findings about the app.
    private var findingsOfApp: [Entry] { counted.filter { !$0.isAboutPicture } }

    /// Such as `; 12 findings of the baseline remain, 3 are mended`.
    private var comparison: String {
        guard let mendedCount else { return "" }
        let remaining = findings.count { $0.problem.suppression == nil && $0.problem.baseline == .unchanged }
        return "; \(CheckReport.count(remaining, "finding")) of the baseline \(remaining == 1 ? "remains" : "remain")"
            + ", \(mendedCount) \(mendedCount == 1 ? "is" : "are") mended"
    }

    /// Such as `2 truncated, 1 overlap`, the most frequent kinds first; empty where all findings are of one kind.
    private var kinds: String {
        let counts = Dictionary(grouping: findingsOfApp) {
            Diagnostic.Kind(rawValue: $0.problem.rule)?.words ?? $0.problem.rule
        }.mapValues(\.count)
        guard counts.count > 1 else { return "" }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ordered.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "\n"
    }

    /// Such as `3 findings (2 warnings, 1 note) in 2 scenes and 24 environments; 4 notes tell what the pictures lack`.
    public var summary: String {
        let unread = (failures ?? []).count { $0.order == nil }
        let unreadFiles = unread == 0 ? "" : "; \(CheckReport.count(unread, "file")) could not be read"
        guard !own.isEmpty else { return "no scenes were checked" + unreadFiles }
        let scope =
            "\(CheckReport.count(own.count, "scene")) and \(CheckReport.count(environments.count, "environment"))"
        let suppressed = findings.count { $0.problem.suppression != nil }
        let unchecked = Set((failures ?? []).compactMap(\.order)).count
        let tail =
            (suppressed == 0 ? "" : ", \(suppressed) suppressed")
            + comparison
            + (unchecked == 0 ? "" : "; \(CheckReport.count(unchecked, "scene")) could not be checked")
            + unreadFiles
            + notesOnPictures
        let adjective = mendedCount == nil ? "" : "new "
        let findings = findingsOfApp
        guard !findings.isEmpty else { return "no \(adjective)findings in \(scope)" + tail }
        let severities = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = findings.count { $0.problem.severity == severity }
            return number == 0 ? nil : CheckReport.count(number, severity.rawValue)
        }
        return CheckReport.count(findings.count, adjective + "finding")
            + " (\(severities.joined(separator: ", "))) in \(scope)" + tail
    }

    private var notesOnPictures: String {
        let count = counted.count(where: \.isAboutPicture)
        guard count > 0 else { return "" }
        return "; \(CheckReport.count(count, "note")) \(count == 1 ? "tells" : "tell") what the pictures lack"
    }

    private var document: JSONValue {
        var members: JSONMembers = [
            "keyline": .integer(1), "failed": .bool(hasFailed || !isComplete), "findings": .array(findings.map(\.json)),
            "environments": .array(environments.map(JSONValue.string)),
        ]
        if isSwept { members["limits"] = .array(limits.joined().map(JSONValue.string)) }
        if let mendedCount { members["mended"] = .integer(mendedCount) }
        if let failures { members["failures"] = .array(failures.map(\.json)) }
        return .object(members)
    }
}
