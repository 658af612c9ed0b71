public import KeylineReports
public import KeylineScenes

/// The findings of a check, and whether they are a failure.
///
/// A finding fails where it is at least as severe as the threshold. The severities themselves are the diagnostics' own: notes are worth
/// knowing, warnings are probably not what was meant, errors certainly not.
///
/// ```swift
/// let (report, failures) = Check(matrix, threshold: .error).run()
/// for finding in report.findings { print(finding.diagnostic.message) }
/// if report.hasFailed || !failures.isEmpty { exit(1) }
/// ```
public struct CheckReport: Sendable {
    /// The scenes and environments.
    public let matrix: SceneMatrix
    /// The sweep; empty for none.
    public let sweep: [Sweep]
    /// The findings.
    public let findings: [Finding]
    /// The least severity that fails.
    public let threshold: Diagnostic.Severity
    /// The scenes that could not be checked in some environment.
    public internal(set) var failures: [Failure] = []
    /// The files that could not be read.
    public private(set) var unreadFiles: [UnreadFile] = []
    /// The number of the baseline's findings that are gone; nil without a baseline.
    public internal(set) var mendedCount: Int?

    /// Why a scene could not be checked in an environment.
    public struct Failure: Sendable {
        /// The place of the scene in the matrix.
        public let sceneIndex: Int
        /// The place of the environment in the matrix.
        public let variationIndex: Int
        /// The error.
        public let message: String
        /// The position to open in an editor.
        public let place: SourceLocation

        init(_ error: any Error, in cell: SceneMatrix.Cell) {
            let problem = error as? any InputError
            sceneIndex = cell.sceneIndex
            variationIndex = cell.variationIndex
            message = problem?.message ?? "\(error)"
            place = problem?.location ?? SourceLocation(file: cell.scene.source.file)
        }
    }

    /// Why a file has no scenes.
    public struct UnreadFile: Sendable {
        /// The error.
        public let message: String
        /// The position to open in an editor.
        public let place: SourceLocation

        /// Describes each part of an error.
        ///
        /// - Parameters:
        ///   - error: The error.
        ///   - path: The file or folder that was to be read.
        /// - Returns: At least one description.
        public static func all(of error: any Error, in path: String) -> [UnreadFile] {
            guard let problem = error as? any InputError else {
                return [UnreadFile(message: "\(error)", place: SourceLocation(file: path))]
            }
            return problem.parts.map {
                UnreadFile(message: $0.message, place: $0.location ?? SourceLocation(file: path))
            }
        }
    }

    /// The report with the files that could not be read, so that it calls none of them sound.
    public func including(unread files: [UnreadFile]) -> CheckReport {
        var report = self
        report.unreadFiles += files
        return report
    }

    init(_ matrix: SceneMatrix, sweep: [Sweep], findings: [Finding], threshold: Diagnostic.Severity) {
        self.matrix = matrix
        self.sweep = sweep
        self.findings = findings
        self.threshold = threshold
    }

    /// Whether a finding is severe enough to fail.
    public var hasFailed: Bool { findings.contains(where: fails) }

    /// Whether a finding counts and is severe enough to fail.
    func fails(_ finding: Finding) -> Bool {
        finding.suppression == nil && !finding.isKnown && finding.diagnostic.severity >= threshold
    }

    /// The source of every report format.
    ///
    /// - Throws: Never for texts and whole numbers, of which it consists.
    public func report() throws -> Report { try CheckResults(self).report }

    /// The environments and sizes that show a finding, in words; nil where there is nothing to tell apart.
    func environments(of finding: Finding) -> String? {
        let shown = finding.occurrences
        let all = matrix.variations.count
        guard let first = shown.first else { return nil }
        let isEverywhereAlike = shown.count == all && shown.allSatisfy { $0.sizes == first.sizes }
        if isEverywhereAlike {
            let everywhere = all == 1 ? nil : all == 2 ? "in both environments" : "in all \(all) environments"
            let parts = [everywhere, words(first.sizes)].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        let labels = shown.map { occurrence in
            let label = matrix.variation(occurrence.variationIndex, ofScene: finding.scene, in: finding.file).label
            return words(occurrence.sizes).map { "\(label) \($0)" } ?? label
        }
        return "in \(shown.count) of \(all) environments: " + labels.joined(separator: ", ")
    }

    /// Such as `at widths 280–351`; nil where nothing was swept.
    private func words(_ sizes: [SweptSizes]) -> String? {
        guard !sizes.isEmpty else { return nil }
        if sizes.count > 1, sizes.allSatisfy({ $0.bands.count == 1 }), let side = sizes[0].bands.first?.side {
            return "at \(side.noun) " + sizes.flatMap(\.bands).map(\.words).joined(separator: " and ")
        }
        return sizes.map { part in "at " + part.bands.map(Self.words).joined(separator: " with ") }
            .joined(separator: " and ")
    }

    private static func words(_ band: SweptSizes.Band) -> String {
        band.isWhole ? "all \(band.side.noun)" : "\(band.side.noun) \(band.words)"
    }
}

extension SweptSizes.Band {
    /// Such as `280–351`.
    var words: String {
        let least = side.words(range.lowerBound)
        let most = side.words(range.upperBound)
        return least == most ? least : "\(least)–\(most)"
    }
}
