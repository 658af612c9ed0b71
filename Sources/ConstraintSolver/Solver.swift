/// Finds values for variables that satisfy linear constraints as well as their priorities allow.
///
/// Required constraints come first, then each priority strictly before every lower one; within a priority the sum of
/// absolute violations, each in its constraint's own units, is least. Where that leaves a choice, preferences
/// (constraints of priority 0) decide, and after them the solution in which the earliest variable is nearest to zero,
/// then the next one, and so on. So the solution depends on the constraints and the order of the variables, and not on
/// the order of the constraints nor on earlier solves.
///
/// Changes are collected; nothing is solved before `solve()`, which solves again only what they touch. The values are
/// the results of the last `solve()`. Questions about ambiguity and explanations solve first where something changed.
///
/// A solver is not thread-safe.
///
///     let solver = Solver()
///     let first = solver.makeVariable(lowerBound: 0)
///     let second = solver.makeVariable(lowerBound: 0)
///     _ = try solver.add(LinearConstraint([Term(first), Term(second)], .equal, 100))
///     _ = try solver.add(LinearConstraint([Term(first)], .lessOrEqual, 30, priority: 250))
///     let conflicts = solver.solve()
///     print(solver.value(of: first), solver.value(of: second), conflicts.isEmpty)
public final class Solver {
    // Behind a pointer, because a class's own properties are checked for exclusive access at every use.
    private let systemPointer = UnsafeMutablePointer<ConstraintSystem>.allocate(capacity: 1)
    var system: ConstraintSystem {
        @inline(__always) unsafeAddress { UnsafePointer(systemPointer) }
        @inline(__always) unsafeMutableAddress { systemPointer }
    }

    /// Creates a solver without variables and constraints.
    public init() {
        systemPointer.initialize(to: ConstraintSystem())
    }

    deinit {
        systemPointer.deinitialize(count: 1)
        systemPointer.deallocate()
    }

    // MARK: Variables

    /// Makes a variable, which is free to be any number.
    public func makeVariable() -> Variable {
        system.makeVariable(lowerBound: nil)
    }

    /// Makes a variable that is never less than a bound.
    ///
    /// Bounds rank above required constraints: they are never broken and never part of a conflict.
    ///
    /// - Parameter lowerBound: The bound, a finite number.
    /// - Returns: The variable.
    public func makeVariable(lowerBound: Double) -> Variable {
        precondition(lowerBound.isFinite, "a lower bound is a finite number")
        return system.makeVariable(lowerBound: lowerBound)
    }

    /// Removes a variable and every constraint that mentions it.
    public func removeVariable(_ variable: Variable) {
        system.removeVariable(checked(variable))
    }

    /// Makes room for more, so that tables do not grow step by step while they are added.
    ///
    /// - Parameters:
    ///   - variables: How many variables are going to be made.
    ///   - constraints: How many constraints are going to be added.
    public func reserveCapacity(variables: Int, constraints: Int) {
        system.reserveCapacity(variables: variables, constraints: constraints)
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Parameter constraint: The constraint; its variables are this solver's.
    /// - Returns: The name by which it can be changed and removed.
    /// - Throws: `ConstraintError` if a number in it is not finite or its priority is out of range.
    public func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
        try system.add(constraint)
    }

    /// Removes a constraint.
    public func remove(_ constraint: ConstraintID) {
        system.removeConstraint(checked(constraint))
    }

    /// Changes the right side of a constraint.
    ///
    /// - Parameters:
    ///   - constant: The new right side.
    ///   - constraint: The constraint.
    /// - Throws: `ConstraintError.constantNotFinite`.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(ConstraintError) {
        guard constant.isFinite else { throw .constantNotFinite }
        system.setConstant(constant, ofConstraint: checked(constraint))
    }

    /// Changes the priority of a constraint.
    ///
    /// - Parameters:
    ///   - priority: The new priority, 0…1000.
    ///   - constraint: The constraint.
    /// - Throws: `ConstraintError.priorityOutOfRange`.
    public func setPriority(_ priority: Float, of constraint: ConstraintID) throws(ConstraintError) {
        guard (0...1000).contains(priority) else { throw .priorityOutOfRange(priority) }
        system.setLevel(Level(priority: priority), ofConstraint: checked(constraint))
    }

    /// Changes the relation of a constraint.
    public func setRelation(_ relation: Relation, of constraint: ConstraintID) {
        system.setRelation(relation, ofConstraint: checked(constraint))
    }

    // MARK: Stated variables and constraints

    /// The variables, in the order of their numbers.
    public var variables: [Variable] {
        system.problem.variables.indices.filter { system.problem.variables[$0].isInUse }.map {
            system.problem.name(ofVariable: Int32($0))
        }
    }

    /// The bound that a variable is never less than; nil if it has none.
    public func lowerBound(of variable: Variable) -> Double? {
        let bound = system.problem.lowerBounds[checked(variable)]
        return bound > -.infinity ? bound : nil
    }

    /// The names of all constraints.
    public var constraints: [ConstraintID] {
        system.problem.constraints.indices.filter { system.problem.constraints[$0].isInUse }.map {
            system.problem.name(ofConstraint: Int32($0))
        }
    }

    /// A constraint in its present form, with one term per variable.
    public func statement(of constraint: ConstraintID) -> LinearConstraint {
        system.problem.statement(of: checked(constraint))
    }

    // MARK: Solving

    /// Brings all values up to date.
    ///
    /// - Returns: The contradictions among required constraints, as `conflicts`.
    @discardableResult
    public func solve() -> [Conflict] {
        system.solve()
        // A literal needs no reference count.
        return system.conflicts.latest.isEmpty ? [] : system.conflicts.latest
    }

    /// The contradictions among required constraints.
    ///
    /// Each is minimal, and no two have a constraint in common; others may come to light when these are resolved.
    /// Values are defined in spite of them: the sum of violations of required constraints is least.
    public var conflicts: [Conflict] { system.conflicts.latest }

    /// The work that may go into finding minimal conflicts from one solution without conflicts to the next, in numbers looked at.
    ///
    /// It is counted, not timed: the same changes have the same conflicts on every machine. When it is spent, conflicts are still
    /// sets of constraints that contradict each other, but may hold more than they need (`Conflict.isMinimal`), and not all that are
    /// independent are found at once.
    public static var conflictBudget: Int { Conflicts.budget }

    /// Whether that work is spent, so that whoever resolves conflicts should rather give up `missedRequirements`.
    public var isConflictBudgetSpent: Bool { system.conflicts.isBudgetSpent }

    /// The required constraints that the present solution misses. Without them the others can all hold: the solution shows how.
    public var missedRequirements: [ConstraintID] {
        system.missedRequirements().map { system.problem.name(ofConstraint: $0) }
    }

    /// The value of a variable; 0 before the first solve.
    public func value(of variable: Variable) -> Double {
        system.problem.values[checked(variable)]
    }

    /// The variables whose values the last solve, or the last exercise of ambiguity, changed.
    public var changedVariables: [Variable] {
        system.propagation.changedVariables.buffer.filter { system.problem.variables[$0].isInUse }.map {
            system.problem.name(ofVariable: $0)
        }
    }

    /// Calls a closure with the numbers of the variables that the last solve changed, and with the values of all variables
    /// by their numbers.
    ///
    /// Nothing is allocated or copied. The spans belong to the solver and are valid within the closure, which must not change
    /// the solver.
    public func withChanges(_ body: (_ changed: Span<Int32>, _ values: Span<Double>) -> Void) {
        system.propagation.withChanges(system.problem, body)
    }

    /// The problem and the state of its solution as text, for people and for tests.
    public func dump() -> String { system.dump() }
}

// MARK: Checks

extension Solver {
    func checked(_ variable: Variable) -> Int32 {
        precondition(system.problem.contains(variable), "the variable is not in the solver")
        return variable.index
    }

    func checked(_ constraint: ConstraintID) -> Int32 {
        precondition(system.problem.contains(constraint), "the constraint is not in the solver")
        return constraint.index
    }
}
