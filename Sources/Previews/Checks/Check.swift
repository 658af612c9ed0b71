internal import KeylineChecks
public import KeylineScenes

/// Lays scenes out in every environment of a matrix and collects what is wrong.
public struct Check: Sendable {
    /// What is laid out.
    public var matrix: SceneMatrix
    /// What is swept in every environment; empty for the environment's own size and text.
    public var sweep: [Sweep]
    /// Kinds that are skipped.
    public var ignored: Set<Diagnostic.Kind>
    /// How much kinds matter, where it is not their own severity; nil for kinds that are skipped.
    public var severities: [Diagnostic.Kind: Diagnostic.Severity?]
    /// The least severity that fails.
    public var threshold: Diagnostic.Severity

    /// Plans a check.
    ///
    /// - Parameters:
    ///   - matrix: What is laid out.
    ///   - sweep: What is swept in every environment; two sides of the window are swept together.
    ///   - ignored: Kinds that are skipped.
    ///   - severities: How much kinds matter, where it is not their own severity; nil for kinds that are skipped.
    ///   - threshold: The least severity that fails.
    public init(
        _ matrix: SceneMatrix, sweep: [Sweep] = [], ignoring ignored: Set<Diagnostic.Kind> = [],
        severities: [Diagnostic.Kind: Diagnostic.Severity?] = [:], threshold: Diagnostic.Severity = .warning
    ) {
        self.matrix = matrix
        self.sweep = sweep
        self.ignored = ignored
        self.threshold = threshold
        self.severities = severities
    }

    /// Lays everything out.
    ///
    /// - Parameter finished: Called after each cell.
    /// - Returns: The report, and why cells could not be laid out.
    @MainActor
    public func run(finished: @MainActor () -> Void = {}) -> (report: CheckReport, failures: [any Error]) {
        let off = severities.filter { $0.value == nil }.map(\.key)
        var collector = FindingCollector(ignoring: ignored.union(off))
        var failures: [any Error] = []
        for cell in matrix.cells {
            do {
                if cell.variationIndex == 0 { try addDocumentFindings(cell, to: &collector) }
                try add(cell, to: &collector)
                if cell.variationIndex == matrix.variations.count - 1 {
                    try SceneComparisons(cell.scene, matrix, cell.sceneIndex).add(to: &collector)
                }
            } catch {
                failures.append(error)
            }
            finished()
        }
        collector.update { finding in
            if let severity = severities[finding.diagnostic.kind] ?? nil { finding.diagnostic.severity = severity }
            RepairAdvice(matrix).complete(&finding)
        }
        let report = CheckReport(matrix, sweep: sweep, findings: collector.findings, threshold: threshold)
        return (report, failures)
    }

    /// What does not depend on the environment.
    @MainActor
    private func addDocumentFindings(_ cell: SceneMatrix.Cell, to collector: inout FindingCollector) throws {
        let source = cell.scene.source
        collector.add(source.diagnostics, of: source)
        collector.add(try source.designFindings(of: cell.scene.description.id), of: source)
    }

    @MainActor
    private func add(_ cell: SceneMatrix.Cell, to collector: inout FindingCollector) throws {
        guard sweep.isEmpty else {
            var search = SweepSearch(sweep, cell.scene, cell.variation.overrides)
            for finding in try search.findings() {
                collector.add(finding.diagnostic, in: cell, sizes: finding.sizes)
            }
            return
        }
        for diagnostic in try cell.scene.make(cell.variation.overrides).allFindings {
            collector.add(diagnostic, in: cell)
        }
    }
}
