// Why the values are what they are.

extension Solver {
    /// By how much a constraint is missed, in its own units; 0 if it holds.
    public func violation(of constraint: ConstraintID) -> Double {
        let index = checked(constraint)
        return system.problem.violation(of: index) * system.problem.constraints[index].unit
    }

    /// Whether a constraint holds, up to rounding.
    public func isSatisfied(_ constraint: ConstraintID) -> Bool {
        violation(of: constraint) <= Tolerances.satisfaction
    }

    /// Whether the constraints leave the value of a variable open.
    ///
    /// Optional constraints count only where they pin it. Preferences do not count.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        system.isAmbiguous(checked(variable))
    }

    /// Whether the constraints leave a sum of variables open even where another sum is given.
    ///
    /// - Parameters:
    ///   - sum: The sum that may be open, each term a variable times a number.
    ///   - other: The sum that is held at its present value.
    /// - Returns: The answer; nil where only a trial, a constraint added and taken away again, can tell.
    public func isAmbiguous(_ sum: [Term], given other: [Term]) -> Bool? {
        for term in sum + other { _ = checked(term.variable) }
        return system.isAmbiguous(sum, given: other)
    }

    /// Whether a variable is open because optional constraints of equal priority pull it in different directions: in other
    /// solutions that are as good, other ones of them are missed.
    ///
    /// - Parameter variables: The variables; one that is contested is enough.
    /// - Returns: The answer; nil where only a trial, as `exerciseAmbiguity(of:)` makes it, can tell.
    public func isContested(_ variables: [Variable]) -> Bool? {
        system.isContested(variables.map { checked($0) })
    }

    /// Exchanges the values of ambiguous variables for values of an equally good solution, or back.
    ///
    /// Values around them follow. The next solve that touches them returns to the first solution.
    ///
    /// - Parameter variables: The variables to move; those that are not ambiguous stay.
    /// - Returns: Whether any of them moved.
    public func exerciseAmbiguity(of variables: [Variable]) -> Bool {
        system.exerciseAmbiguity(of: variables.map { checked($0) })
    }

    /// The constraints that determine the value of a variable: those whose constants it depends on.
    public func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
        system.constraintsDetermining(checked(variable)).map { system.problem.name(ofConstraint: $0) }
    }
}
