public import KeylineScenes

/// Joins what is wrong in many environments: equal things become one finding.
///
/// Add the diagnostics of files and cells in the order in which findings are listed.
public struct FindingCollector: Sendable {
    /// What was found so far, in the order of discovery.
    public private(set) var findings: [Finding] = []
    private let ignored: Set<Diagnostic.Kind>
    private var indices: [Joined: Int] = [:]
    /// Views that are known to need constraints, by file.
    private var needyViews: Set<[String]> = []

    /// What makes two diagnostics one finding here. Where sizes were swept, each severity has its own: a note at one size must not
    /// speak for the warning at another.
    private struct Joined: Hashable {
        var key: FindingKey
        var severity: Diagnostic.Severity?
    }

    /// Creates a collector.
    ///
    /// - Parameter ignored: Kinds that are skipped.
    public init(ignoring ignored: Set<Diagnostic.Kind> = []) {
        self.ignored = ignored
    }

    /// Adds what is wrong with a file in every environment.
    public mutating func add(_ diagnostics: [Diagnostic], of source: any SceneSource) {
        for diagnostic in diagnostics { add(diagnostic, source.file, scene: nil, nil) }
    }

    /// Adds what is wrong in a cell, with the sizes that show it where sizes were swept.
    public mutating func add(_ diagnostic: Diagnostic, in cell: SceneMatrix.Cell, sizes: [SweptSizes] = []) {
        let occurrence = Finding.Occurrence(variationIndex: cell.variationIndex, sizes: sizes)
        add(diagnostic, cell.scene.source.file, scene: cell.scene.description.id, occurrence)
    }

    private mutating func add(
        _ diagnostic: Diagnostic, _ file: String, scene: SceneID?, _ occurrence: Finding.Occurrence?
    ) {
        guard !ignored.contains(diagnostic.kind), !repeatsMissingConstraints(diagnostic, file) else { return }
        let isSwept = occurrence.map { !$0.sizes.isEmpty } ?? false
        let joined = Joined(
            key: FindingKey(diagnostic, file: file, scene: scene), severity: isSwept ? diagnostic.severity : nil)
        guard let index = indices[joined] else {
            indices[joined] = findings.count
            findings.append(
                Finding(
                    diagnostic: diagnostic, file: file, scene: scene, occurrences: [occurrence].compactMap { $0 }))
            return
        }
        join(diagnostic, to: index)
        // Of what an app lacks the environments of the first scene are told, whatever other files call theirs.
        guard let occurrence, findings[index].scene == scene, findings[index].file == file,
            findings[index].occurrences.last?.variationIndex != occurrence.variationIndex
        else { return }
        findings[index].occurrences.append(occurrence)
    }

    /// Of several environments the one speaks in which it is worst.
    private mutating func join(_ diagnostic: Diagnostic, to index: Int) {
        if FindingKey.isAppWide(diagnostic.kind), let place = diagnostic.location {
            let known = findings[index].otherPlaces.contains(place) || findings[index].diagnostic.location == place
            if !known { findings[index].otherPlaces.append(place) }
        }
        if diagnostic.severity > findings[index].diagnostic.severity {
            findings[index].diagnostic = diagnostic
        }
    }

    /// Whether a view is said to be ambiguous of which it is known already what it needs.
    private mutating func repeatsMissingConstraints(_ diagnostic: Diagnostic, _ file: String) -> Bool {
        guard let view = diagnostic.view else { return false }
        if diagnostic.kind == .missingConstraints { needyViews.insert([file, view.rawValue]) }
        return diagnostic.kind == .ambiguous && needyViews.contains([file, view.rawValue])
    }

    /// Changes the findings, such as to add what would help.
    mutating func update(_ change: (inout Finding) throws -> Void) rethrows {
        for index in findings.indices { try change(&findings[index]) }
    }
}
