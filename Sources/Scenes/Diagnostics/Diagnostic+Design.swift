extension Diagnostic {
    /// The severity that Interface Builder gives it: constraints that contradict each other or are missing are errors, since no frame of such
    /// a layout is to be relied on; a stored frame that is out of date is a warning.
    public var designSeverity: Severity {
        switch kind {
        case .unsatisfiable, .missingConstraints: .error
        case .misplaced: .warning
        default: severity
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
