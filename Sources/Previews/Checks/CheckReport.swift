public import KeylineScenes

/// What a check found, and whether that is a failure.
///
/// A finding fails where it is at least as severe as the threshold. The severities themselves are the diagnostics' own: notes are worth
/// knowing, warnings are probably not what was meant, errors certainly not.
public struct CheckReport: Sendable {
    /// What was looked at.
    public let matrix: SceneMatrix
    /// The sizes that were swept; nil for none.
    public let sweep: SizeSweep?
    /// What is wrong.
    public let findings: [Finding]
    /// The least severity that fails.
    public let threshold: Diagnostic.Severity

    init(_ matrix: SceneMatrix, sweep: SizeSweep?, findings: [Finding], threshold: Diagnostic.Severity) {
        (self.matrix, self.sweep, self.findings, self.threshold) = (matrix, sweep, findings, threshold)
    }

    /// Whether a finding is severe enough to fail.
    public var hasFailed: Bool { findings.contains { $0.diagnostic.severity >= threshold } }

    /// The environments and sizes that show a finding, in words; nil where there is nothing to tell apart.
    func environments(of finding: Finding) -> String? {
        let (shown, all) = (finding.occurrences, matrix.variations.count)
        guard let first = shown.first else { return nil }
        let isEverywhereAlike = shown.count == all && shown.allSatisfy { $0.sizes == first.sizes }
        if isEverywhereAlike {
            let everywhere = all == 1 ? nil : all == 2 ? "in both environments" : "in all \(all) environments"
            let parts = [everywhere, words(first.sizes)].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        let labels = shown.map { occurrence in
            let label = matrix.variations[occurrence.variationIndex].label
            return words(occurrence.sizes).map { "\(label) \($0)" } ?? label
        }
        return "in \(shown.count) of \(all) environments: " + labels.joined(separator: ", ")
    }

    /// Such as `at widths 280–351`; nil where no sizes were swept.
    private func words(_ sizes: [ClosedRange<Int>]) -> String? {
        guard let sweep, !sizes.isEmpty else { return nil }
        if sizes == [sweep.range] { return "at all \(sweep.side.rawValue)" }
        let ranges = sizes.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        return "at \(sweep.side.rawValue) " + ranges.joined(separator: " and ")
    }
}
