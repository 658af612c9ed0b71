import Foundation
public import KeylineScenes

extension CheckReport {
    /// The report in which findings of a baseline are known, so that they do not fail, and a note for each entry that can apply no more.
    ///
    /// An entry whose scene was checked without its finding is mended, and counted. One whose file or scene is gone is stale. Entries
    /// about other files, about kinds that are skipped, or about environments that were not checked are left alone.
    ///
    /// - Parameters:
    ///   - baseline: The recorded findings.
    ///   - ignored: Kinds that were skipped.
    ///   - isWhole: Whether all scenes of the files were checked.
    /// - Returns: The report.
    public func comparing(
        with baseline: FindingBaseline, ignoring ignored: Set<Diagnostic.Kind>, isWhole: Bool
    ) -> CheckReport {
        var rest = BaselineMatching(baseline)
        var result = findings.map { finding in
            var finding = finding
            finding.isKnown = finding.suppression == nil && rest.take(finding)
            return finding
        }
        let paths = BaselinePaths(baseline.file)
        let isComparable = Set(baseline.environments).isSubset(of: matrix.variations.map(\.label)) && failures.isEmpty
        var mended = 0
        for (entry, count) in rest.left {
            if let reason = staleness(of: entry, paths, isWhole: isWhole) {
                result.append(Self.stale(entry, reason, baseline))
            } else if isComparable, wasChecked(entry, paths), !ignored.contains(where: { $0.rawValue == entry.kind }) {
                mended += count
            }
        }
        var report = CheckReport(matrix, sweep: sweep, findings: result, threshold: threshold)
        report.failures = failures
        report.mendedCount = mended
        return report
    }

    /// The reason why an entry can apply no more; nil where it can.
    private func staleness(of entry: FindingBaseline.Entry, _ paths: BaselinePaths, isWhole: Bool) -> String? {
        if Diagnostic.Kind(rawValue: entry.kind) == nil { return "there is no such kind of finding" }
        let file = entry.sceneFile ?? entry.file
        guard FileManager.default.fileExists(atPath: paths.absolute(file)) else { return "\(file) is gone" }
        let source = matrix.scenes.first { paths.relative($0.source.file) == file }?.source
        guard isWhole, let source, let scene = entry.scene else { return nil }
        return source.scenes.contains { $0.id.rawValue == scene } ? nil : "\(file) has no scene \(scene)"
    }

    private func wasChecked(_ entry: FindingBaseline.Entry, _ paths: BaselinePaths) -> Bool {
        matrix.scenes.contains { scene in
            paths.relative(scene.source.file) == entry.sceneFile ?? entry.file
                && entry.scene.map { $0 == scene.description.id.rawValue } ?? true
        }
    }

    private static func stale(
        _ entry: FindingBaseline.Entry, _ reason: String, _ baseline: FindingBaseline
    ) -> Finding {
        let subject = [entry.kind, entry.view ?? entry.message].compactMap { $0 }.joined(separator: " of ")
        let diagnostic = Diagnostic(
            .note, .outdatedSuppression, location: SourceLocation(file: baseline.file),
            message: "the baseline's entry for \(subject) in \(entry.file) applies no more: \(reason)",
            hints: ["record the baseline again with --record"])
        return Finding(diagnostic: diagnostic, file: baseline.file, scene: nil, occurrences: [])
    }
}

/// The entries of a baseline that no finding has taken yet.
private struct BaselineMatching {
    private let entries: [FindingBaseline.Entry]
    private let paths: BaselinePaths
    private var counts: [Int]
    private let indices: [[String?]: [Int]]

    init(_ baseline: FindingBaseline) {
        entries = baseline.entries
        paths = BaselinePaths(baseline.file)
        counts = baseline.entries.map { $0.count ?? 1 }
        indices = Dictionary(grouping: baseline.entries.indices) { baseline.entries[$0].key }
    }

    /// Whether an entry accepts a finding, which it then accepts no more.
    mutating func take(_ finding: Finding) -> Bool {
        let entry = FindingBaseline.Entry(finding, paths)
        let index = indices[entry.key]?.first { counts[$0] > 0 && entries[$0].severity >= entry.severity }
        guard let index else { return false }
        counts[index] -= 1
        return true
    }

    /// The entries that are left, each with the number of findings that it still accepts.
    var left: [(entry: FindingBaseline.Entry, count: Int)] {
        zip(entries, counts).filter { $0.1 > 0 }.map { (entry: $0.0, count: $0.1) }
    }
}
