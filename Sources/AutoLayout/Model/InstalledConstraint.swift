package import KeylineConstraintSolver

/// A constraint as the engine handed it to the solver.
package struct InstalledConstraint {
    package internal(set) var form: LinearForm
    /// Nil while the constraint is given up, or ties a box that a stack hides.
    package internal(set) var id: ConstraintID?
    /// The remaining pull of a constraint that is given up; nil while it is kept.
    package internal(set) var pull: ConstraintID?
    /// Whose place the constraint ties.
    var subject = Subject.none

    /// One of the items of which a constraint speaks.
    enum Subject: UInt8 {
        case none, firstItem, secondItem
    }
}
