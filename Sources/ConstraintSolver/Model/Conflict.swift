/// A set of required constraints that cannot all hold, though all but any one of them can (`isMinimal`).
///
/// Added up, each times its multiplier, the left sides of the members and of the bounds cancel, while the right sides
/// come to less than nothing: a proof that no values satisfy them all (Farkas' lemma).
public struct Conflict: Hashable, Sendable {
    /// A constraint of the set.
    public struct Member: Hashable, Sendable {
        /// The constraint.
        public var constraint: ConstraintID
        /// Its multiplier in the proof: positive for `<=`, negative for `>=`, either for `==`.
        public var multiplier: Double
    }

    /// A lower bound that the proof makes use of. Bounds are never broken, so they are no members.
    public struct Bound: Hashable, Sendable {
        /// The variable.
        public var variable: Variable
        /// The multiplier of its lower bound, which is negative.
        public var multiplier: Double
    }

    /// The constraints in the order in which they were added, as far as the solver can tell.
    public var members: [Member]
    /// The lower bounds in the order of the variables.
    public var bounds: [Bound]
    /// Whether it is known that no member could be left out. It is, unless the budget for looking was spent
    /// (`Solver.conflictBudget`); the members contradict each other in any case.
    public var isMinimal = true

    /// The members without their multipliers.
    public var constraints: [ConstraintID] { members.map(\.constraint) }
}
