/// Minimising: a proof may use a constraint that the lower bounds of variables, being always there, make unnecessary.
extension ConstraintSystem {
    /// A proof from which no constraint can be left out, even with the help of bounds that it does not mention.
    ///
    /// Without further bounds a proof is minimal as it is, because its rows but one are linearly independent.
    /// Otherwise each constraint is left out on trial, in a system that holds nothing else.
    mutating func minimal(_ proof: Proof) -> Proof {
        guard hasFurtherBounds(proof) else { return proof }
        var unproved = proof
        unproved.isMinimal = false
        guard !isConflictBudgetSpent else { return unproved }
        var trial = Trial(of: proof.shares.map(\.constraint), in: self)
        let result = trial.minimalProof(budget: conflictLimit - conflictWork)
        conflictWork += trial.work
        work.conflictTrials += trial.count
        return result ?? unproved
    }

    private mutating func hasFurtherBounds(_ proof: Proof) -> Bool {
        let mentioned = Set(proof.bounds.map(\.variable))
        return proof.shares.contains { share in
            problem.constraints[share.constraint].terms.contains { place in
                let variable = problem.terms[place].variable
                return problem.lowerBounds[variable] > -.infinity && !mentioned.contains(variable)
            }
        }
    }
}

/// A few constraints in a system of their own.
private struct Trial: ~Copyable {
    private var system = ConstraintSystem()
    private var originalVariables: [Int32] = []
    private var originals: [ConstraintID: Int32] = [:]
    private var statements: [Int32: LinearConstraint] = [:]
    private var names: [Int32: ConstraintID] = [:]
    /// What the trials took, as `Simplex.work` counts, and how many there were.
    private(set) var work = 0
    private(set) var count = 0

    init(of constraints: [Int32], in whole: borrowing ConstraintSystem) {
        system.minimisesConflicts = false
        system.decidesOpenVariables = false
        var variables: [Int32: Variable] = [:]
        for constraint in constraints.sorted() {
            let record = whole.problem.constraints[constraint]
            var terms: [Term] = []
            for place in record.terms {
                let term = whole.problem.terms[place]
                let bound = whole.problem.lowerBounds[term.variable]
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
    mutating func minimalProof(budget: Int) -> ConstraintSystem.Proof? {
        solve()
        guard reduceToConflict() else { return nil }
        for original in names.keys.sorted() where work <= budget {
            guard let name = names[original], let statement = statements[original] else { continue }
            system.removeConstraint(name.index)
            names[original] = nil
            solve()
            if !reduceToConflict() { add(statement, for: original) }
        }
        solve()
        var result = system.conflicts.first.map { proof($0) }
        result?.isMinimal = work <= budget
        return result
    }

    private mutating func solve() {
        let before = system.simplex.work
        system.solve()
        work += system.simplex.work - before + ConstraintSystem.workPerConstraint * names.count
        count += 1
    }

    /// Removes what the first conflict does not mention; says whether there is one.
    private mutating func reduceToConflict() -> Bool {
        guard let conflict = system.conflicts.first else { return false }
        let members = Set(conflict.constraints)
        for (original, name) in names where !members.contains(name) {
            system.removeConstraint(name.index)
            names[original] = nil
        }
        return true
    }

    private func proof(_ conflict: Conflict) -> ConstraintSystem.Proof {
        ConstraintSystem.Proof(
            shares: conflict.members.compactMap { member in
                originals[member.constraint].map { .init(constraint: $0, multiplier: member.multiplier) }
            },
            bounds: conflict.bounds.map { (originalVariables[Int($0.variable.index)], $0.multiplier) })
    }
}
