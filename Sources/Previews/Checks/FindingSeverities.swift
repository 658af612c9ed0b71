package import KeylineScenes

/// The kinds of findings that are told, and how much they matter.
package struct FindingSeverities: Sendable {
    /// Kinds that are skipped.
    package var ignored: Set<Diagnostic.Kind>
    /// The severities of kinds that differ from their own; nil for kinds that are skipped.
    package var changed: [Diagnostic.Kind: Diagnostic.Severity?]

    package init(
        ignoring ignored: Set<Diagnostic.Kind> = [], changing changed: [Diagnostic.Kind: Diagnostic.Severity?] = [:]
    ) {
        self.ignored = ignored
        self.changed = changed
    }

    /// All kinds that are skipped.
    var skipped: Set<Diagnostic.Kind> { ignored.union(changed.filter { $0.value == nil }.map(\.key)) }

    /// A finding as it matters.
    func weighed(_ finding: Diagnostic) -> Diagnostic {
        guard let severity = changed[finding.kind] ?? nil else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
