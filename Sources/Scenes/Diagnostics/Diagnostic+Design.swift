extension Diagnostic {
    /// The severity that Interface Builder gives it: constraints that contradict each other, are missing or leave a frame open are errors,
    /// since no frame of such a layout is to be relied on; a stored frame that is out of date is a warning.
    public var designSeverity: Severity {
        switch kind {
        case .unsatisfiable, .missingConstraints: .error
        case .ambiguous: severity == .note ? .note : .error
        case .misplaced: .warning
        default: severity
        }
    }
}

extension Sequence<Diagnostic> {
    /// The findings as Interface Builder lists them: with its severities, and a view that needs constraints is not called ambiguous as well.
    public var asDesigned: [Diagnostic] {
        let needy = Set(lazy.filter { $0.kind == .missingConstraints }.compactMap(\.view))
        return compactMap { finding in
            if finding.kind == .ambiguous, let view = finding.view, needy.contains(view) { return nil }
            var weighed = finding
            weighed.severity = finding.designSeverity
            return weighed
        }
    }
}

extension Diagnostic.Kind {
    /// The mark in an outline: one for each of Interface Builder's issues, and one for everything else.
    public var mark: String {
        switch self {
        case .unsatisfiable: "⊗"
        case .missingConstraints, .ambiguous: "⊘"
        case .misplaced: "⧉"
        default: "!"
        }
    }
}
