import KeylineConstraintSolver

extension Solver {
    /// Adds a form that is compared with 0.
    ///
    /// - Returns: The constraint's id; nil where a number is not finite, which layout code was told about when it set it.
    func add(_ form: LinearForm, _ relation: LayoutConstraint.Relation, priority: Float) -> ConstraintID? {
        let constraint = LinearConstraint(
            form.terms, Relation(relation), -form.constant, priority: priority)
        return try? add(constraint)
    }

    /// Changes the constant of a constraint; a number that is not finite, which layout code was told about, changes nothing.
    func change(_ constraint: ConstraintID, constant: Double) {
        try? setConstant(constant, of: constraint)
    }

    /// Changes the priority of a constraint; one out of range, which layout code was told about, changes nothing.
    func change(_ constraint: ConstraintID, priority: Float) {
        try? setPriority(priority, of: constraint)
    }

    /// A width and a height: never negative, by bounds that no conflict names.
    func makeSize() -> (width: Variable, height: Variable) {
        (makeVariable(lowerBound: 0), makeVariable(lowerBound: 0))
    }
}

extension Relation {
    init(_ relation: LayoutConstraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessOrEqual
        case .greaterThanOrEqual: self = .greaterOrEqual
        }
    }
}
