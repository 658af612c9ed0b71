public import Scenes

/// What a check found, and whether that is a failure.
///
/// A finding fails where it is at least as severe as the threshold. The severities themselves are the diagnostics' own: notes are worth
/// knowing, warnings are probably not what was meant, errors certainly not.
public struct CheckReport: Sendable {
    /// What was looked at.
    public let matrix: SceneMatrix
    /// What is wrong.
    public let findings: [Finding]
    /// The least severity that fails.
    public let threshold: Diagnostic.Severity

    /// Puts a report together.
    public init(_ matrix: SceneMatrix, findings: [Finding], threshold: Diagnostic.Severity) {
        self.matrix = matrix
        self.findings = findings
        self.threshold = threshold
    }

    /// Whether a finding is severe enough to fail.
    public var hasFailed: Bool { findings.contains { $0.diagnostic.severity >= threshold } }

    /// The environments that show a finding, in words; nil where there is nothing to tell apart.
    func environments(of finding: Finding) -> String? {
        let shown = finding.variationIndices
        guard matrix.variations.count > 1, !shown.isEmpty else { return nil }
        guard shown.count < matrix.variations.count else { return "in all \(shown.count) environments" }
        let labels = shown.map { matrix.variations[$0].label }
        return "in \(shown.count) of \(matrix.variations.count) environments: " + labels.joined(separator: ", ")
    }
}
