public import KeylineScenes

/// Lays scenes out in every environment of a matrix and collects what is wrong.
public struct Check: Sendable {
    /// What is laid out.
    public var matrix: SceneMatrix
    /// The sizes that are swept in every environment; nil for the environment's own size.
    public var sweep: SizeSweep?
    /// Kinds that are passed over.
    public var ignored: Set<Diagnostic.Kind>
    /// The least severity that fails.
    public var threshold: Diagnostic.Severity

    /// Plans a check.
    ///
    /// - Parameters:
    ///   - matrix: What is laid out.
    ///   - sweep: The sizes that are swept in every environment; nil for the environment's own size.
    ///   - ignored: Kinds that are passed over.
    ///   - threshold: The least severity that fails.
    public init(
        _ matrix: SceneMatrix, sweep: SizeSweep? = nil, ignoring ignored: Set<Diagnostic.Kind> = [],
        threshold: Diagnostic.Severity = .warning
    ) {
        (self.matrix, self.sweep, self.ignored, self.threshold) = (matrix, sweep, ignored, threshold)
    }

    /// Lays everything out.
    ///
    /// - Parameter finished: Called after each cell.
    /// - Returns: The report, and why cells could not be laid out.
    @MainActor
    public func run(finished: @MainActor () -> Void = {}) -> (report: CheckReport, failures: [any Error]) {
        var collector = FindingCollector(ignoring: ignored)
        var failures: [any Error] = []
        for cell in matrix.cells {
            if cell.variationIndex == 0 { collector.add(cell.scene.source.diagnostics, of: cell.scene.source) }
            do {
                if cell.variationIndex == 0 {
                    let findings = try cell.scene.source.designFindings(of: cell.scene.description.id)
                    collector.add(findings, of: cell.scene.source)
                }
                try add(cell, to: &collector)
            } catch {
                failures.append(error)
            }
            finished()
        }
        let report = CheckReport(matrix, sweep: sweep, findings: collector.findings, threshold: threshold)
        return (report, failures)
    }

    @MainActor
    private func add(_ cell: SceneMatrix.Cell, to collector: inout FindingCollector) throws {
        if let sweep {
            for finding in try sweep.findings(of: cell.scene, cell.variation.overrides) {
                collector.add(finding.diagnostic, in: cell, sizes: finding.sizes)
            }
        } else {
            for diagnostic in try cell.scene.make(cell.variation.overrides).diagnostics {
                collector.add(diagnostic, in: cell)
            }
        }
    }
}
