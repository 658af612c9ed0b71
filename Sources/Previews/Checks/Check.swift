internal import KeylineChecks
public import KeylineScenes
import KeylineWorkers

/// Lays scenes out in every environment of a matrix and collects what is wrong.
public struct Check: Sendable {
    /// The scenes and environments.
    public var matrix: SceneMatrix
    /// The sweep in every environment; empty for the environment's own size and text.
    public var sweep: [Sweep]
    /// Kinds that are skipped.
    public var ignored: Set<Diagnostic.Kind>
    /// The severities of kinds that differ from their own; nil for kinds that are skipped.
    public var severities: [Diagnostic.Kind: Diagnostic.Severity?]
    /// The least severity that fails.
    public var threshold: Diagnostic.Severity
    /// Whether the audits of accessibility are made as well.
    public var audits = false
    /// Whether many findings about what the app's own code would add are told as one.
    package var isGathering = true

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
    /// - Parameters:
    ///   - finished: Called after each cell.
    ///   - found: Called with each finding once it is known where it shows: after the last environment of its scene. What an app lacks
    ///     comes at the end. A finding that turns out to be worse in a later scene comes again.
    /// - Returns: The report, and why cells could not be laid out.
    @MainActor
    public func run(
        finished: @MainActor () -> Void = {}, found: @MainActor (Finding) -> Void = { _ in }
    ) -> (report: CheckReport, failures: [any Error]) {
        var collector = FindingCollector(ignoring: weights.skipped, gathering: isGathering)
        var failures: [(cell: SceneMatrix.Cell, error: any Error)] = []
        for cell in matrix.cells {
            let isLast = cell.variationIndex == matrix.variations.count - 1
            do {
                if cell.variationIndex == 0 { try addDocumentFindings(cell, to: &collector) }
                try add(cell, to: &collector)
                if isLast {
                    try work(cell.scene, nil).attempt {
                        try SceneComparisons(cell.scene, matrix, cell.sceneIndex, audits: audits).add(to: &collector)
                    }
                }
            } catch {
                failures.append((cell, error))
            }
            if isLast { collector.takeSettled(completing: complete).forEach(found) }
            finished()
        }
        let (all, late) = collector.takeAll(completing: complete)
        late.forEach(found)
        var report = CheckReport(matrix, sweep: sweep, findings: all, threshold: threshold)
        report.failures = failures.map { CheckReport.Failure($0.error, in: $0.cell) }
        return (report, failures.map(\.error))
    }

    /// A finding as text reports have it.
    public func text(of finding: Finding) -> String {
        CheckReport(matrix, sweep: sweep, findings: [finding], threshold: threshold).text(finding)
    }

    private var weights: FindingSeverities { FindingSeverities(ignoring: ignored, changing: severities) }

    @MainActor
    private func complete(_ finding: inout Finding) {
        finding.diagnostic = weights.weighed(finding.diagnostic)
        RepairAdvice(matrix).complete(&finding)
    }

    private func work(_ scene: SceneReference, _ environment: String?) -> SceneWork {
        SceneWork(.checks, of: scene.source.file, scene: scene.name, environment: environment)
    }

    /// Findings that do not depend on the environment.
    @MainActor
    private func addDocumentFindings(_ cell: SceneMatrix.Cell, to collector: inout FindingCollector) throws {
        collector.add(try cell.documentFindings() + cell.sceneFindings(), of: cell.scene.source)
    }

    @MainActor
    private func add(_ cell: SceneMatrix.Cell, to collector: inout FindingCollector) throws {
        let work = work(cell.scene, cell.variation.label.isEmpty ? nil : cell.variation.label)
        let findings = try work.attemptOnce {
            guard sweep.isEmpty else {
                var search = SweepSearch(sweep, cell.scene, cell.variation.overrides)
                let plain = try search.plainTexts().map { [SweptDiagnostic(diagnostic: $0)] } ?? []
                return try search.findings().map { SweptDiagnostic(diagnostic: $0.diagnostic, sizes: $0.sizes) } + plain
            }
            let scene = try cell.scene.make(cell.variation.overrides)
            let audited = audits ? AccessibilityAudit.findings(in: scene) : []
            return (scene.allFindings + audited).map { SweptDiagnostic(diagnostic: $0) }
        }
        for swept in findings {
            cell.asShown([swept.diagnostic]).forEach { collector.add($0, in: cell, sizes: swept.sizes) }
        }
    }
}

extension SceneMatrix.Cell {
    /// The faults of the document, in every scene and environment.
    func documentFindings() -> [Diagnostic] { asShown(scene.source.diagnostics) }

    /// The faults of the scene in its document, in every environment.
    @MainActor
    func sceneFindings() throws -> [Diagnostic] {
        asShown(try scene.source.designFindings(of: scene.description.id))
    }

    /// Findings with the severities that Interface Builder gives them, where its canvas is shown.
    func asShown(_ findings: [Diagnostic]) -> [Diagnostic] {
        variation.showsCanvas ? findings.asDesigned : findings
    }
}

/// The findings of one environment, with the sizes that show them in a sweep.
private struct SweptDiagnostic: Codable {
    let diagnostic: Diagnostic
    var sizes: [SweptSizes] = []
}
