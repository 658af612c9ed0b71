/// An unknown of a solver.
///
/// It means something to the solver that made it, and only until it is removed; using it elsewhere is a
/// programmer's mistake.
public struct Variable: Hashable, Sendable {
    let index: Int32
    let generation: UInt32

    /// A number from 0 that no other variable of the solver has at the same time, for clients that keep tables.
    ///
    /// The numbers of removed variables are given out again.
    public var number: Int { Int(index) }
}

extension Variable: CustomStringConvertible {
    /// The name that the variable has in a dump, `x` and a number.
    public var description: String { "x\(index)" }
}

/// The name of a constraint in the solver that it was added to.
public struct ConstraintID: Hashable, Sendable {
    let index: Int32
    let generation: UInt32

    /// A number from 0 that no other constraint of the solver has at the same time, for clients that keep tables.
    ///
    /// The numbers of removed constraints are given out again.
    public var number: Int { Int(index) }
}

extension ConstraintID: CustomStringConvertible {
    /// The name that the constraint has in a dump, `c` and a number.
    public var description: String { "c\(index)" }
}
