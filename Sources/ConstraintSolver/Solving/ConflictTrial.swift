/// A few constraints in a system of their own, from which one after the other is left out.
///
/// A proof may use a constraint that the lower bounds of variables, being always there, make unnecessary.
struct ConflictTrial: ~Copyable {
    private var system = ConstraintSystem()
    private var originalVariables: [Int32] = []
    private var originals: [ConstraintID: Int32] = [:]
    private var statements: [Int32: LinearConstraint] = [:]
    private var names: [Int32: ConstraintID] = [:]
    /// Constraints without which there was no contradiction, and so is none without more of the others.
    private var needed: Set<Int32> = []
    /// The work of the trials, as `Simplex.work` counts, and how many there were.
    private(set) var work = 0
    private(set) var count = 0

    init(of constraints: [Int32], of problem: borrowing Problem) {
        system.conflicts.isMinimising = false
        system.decisions.areMade = false
        var variables: [Int32: Variable] = [:]
        for constraint in constraints.sorted() {
            let record = problem.constraints[constraint]
            var terms: [Term] = []
            for place in record.terms {
                let term = problem.terms[place]
                let bound = problem.lowerBounds[term.variable]
                let variable =
                    variables[term.variable] ?? system.makeVariable(lowerBound: bound > -.infinity ? bound : nil)
                if variables.updateValue(variable, forKey: term.variable) == nil {
                    originalVariables.append(term.variable)
                }
                terms.append(Term(variable, term.coefficient))
            }
            add(LinearConstraint(terms, record.relation, record.constant), for: constraint)
        }
    }

    private mutating func add(_ statement: LinearConstraint, for original: Int32) {
        guard let name = try? system.add(statement) else { return }
        statements[original] = statement
        originals[name] = original
        names[original] = name
    }

    /// Leaves out constraint after constraint, for as long as the budget lasts; nil if there is no contradiction to begin with.
    mutating func minimalProof(budget: Int) -> ConflictProof? {
        solve()
        guard reduceToConflict() else { return nil }
        if names.count > Self.manyMembers {
            let lengths = names.keys.sorted().filter { replacesBound($0) }
            leaveOut(lengths[...], budget: budget)
        }
        for original in names.keys.sorted() where work <= budget && !needed.contains(original) {
            leaveOut([original], budget: budget)
        }
        solve()
        var result = system.conflicts.latest.first.map { proof($0) }
        result?.isMinimal = work <= budget
        return result
    }

    /// Conflicts of more constraints than that are first tried without all constraints that bounds may replace.
    private static let manyMembers = 64

    /// Whether a constraint is about nothing but one variable that has a bound: a length, in a row of them.
    private func replacesBound(_ original: Int32) -> Bool {
        guard let terms = statements[original]?.terms, terms.count == 1 else { return false }
        return system.problem.lowerBounds[terms[0].variable.index] > -.infinity
    }

    /// Leaves out several constraints at once if there is a contradiction without them, otherwise one half of them after the other.
    private mutating func leaveOut(_ group: ArraySlice<Int32>, budget: Int) {
        let present = group.filter { names[$0] != nil }
        guard !present.isEmpty, work <= budget else { return }
        for original in present {
            names.removeValue(forKey: original).map { system.removeConstraint($0.index) }
        }
        solve()
        guard !reduceToConflict() else { return }
        for original in present { statements[original].map { add($0, for: original) } }
        guard present.count > 1 else { return needed.formUnion(present) }
        leaveOut(present[..<(present.count / 2)], budget: budget)
        leaveOut(present[(present.count / 2)...], budget: budget)
    }

    private mutating func solve() {
        let before = system.stepWork
        system.solve()
        work += system.stepWork - before + Conflicts.workPerConstraint * names.count
        count += 1
    }

    /// Removes what the first conflict does not mention; says whether there is one.
    private mutating func reduceToConflict() -> Bool {
        guard let conflict = system.conflicts.latest.first else { return false }
        let members = Set(conflict.constraints)
        for (original, name) in names where !members.contains(name) {
            system.removeConstraint(name.index)
            names[original] = nil
        }
        return true
    }

    private func proof(_ conflict: Conflict) -> ConflictProof {
        var proof = ConflictProof(shares: [])
        for member in conflict.members {
            guard let original = originals[member.constraint] else { continue }
            proof.shares.append(Share(constraint: original, multiplier: member.multiplier))
        }
        for bound in conflict.bounds {
            proof.bounds.append((originalVariables[Int(bound.variable.index)], bound.multiplier))
        }
        return proof
    }
}
