/// Handling of contradictions.
extension ConstraintSystem {
    var hasContradiction: Bool { conflicts.hasContradiction(components) }

    /// The required constraints that the solution misses; the others can all hold together.
    mutating func missedRequirements() -> [Int32] {
        solveIfChanged()
        return conflicts.missedRequirements(components, simplex.tolerances)
    }

    /// Takes the role of a definition from constraints that a contradiction puts too much force on.
    ///
    /// - Returns: Whether there were any, so that the problem has to be solved again.
    mutating func makeElastic(inRound round: Int) -> Bool {
        conflicts.makeElastic(inRound: round, problem, &definitions, components, &simplex, region, &memory, &changes)
    }

    /// Finds the contradictions of the present solution, no two of which have a constraint in common.
    mutating func findConflicts(workSince workBefore: Int) {
        let workAround = Conflicts.workPerConstraint * problem.constraints.count
        conflicts.work = hasContradiction ? conflicts.work + workAround + stepWork - workBefore : 0
        conflicts.latest = []
        guard hasContradiction else { return }
        var proofs = conflicts.findProofs(problem, definitions, components, &simplex, &memory.postsolve)
        if conflicts.isMinimising {
            for place in proofs.indices { proofs[place] = minimal(proofs[place]) }
        }
        var taken: Set<Int32> = []
        var disjoint: [Conflict] = []
        for proof in proofs where taken.isDisjoint(with: proof.shares.map(\.constraint)) {
            taken.formUnion(proof.shares.map(\.constraint))
            disjoint.append(Conflict(proof, problem))
        }
        conflicts.latest = disjoint.sorted { left, right in
            (left.members.first?.constraint.index ?? -1) < (right.members.first?.constraint.index ?? -1)
        }
    }

    /// A proof from which no constraint can be left out, even with the help of bounds that it does not mention.
    ///
    /// Without further bounds a proof is minimal as it is, because its rows but one are linearly independent.
    /// Otherwise each constraint is left out on trial, in a system that holds nothing else.
    private mutating func minimal(_ proof: ConflictProof) -> ConflictProof {
        guard proof.hasFurtherBounds(problem) else { return proof }
        var unproved = proof
        unproved.isMinimal = false
        guard !conflicts.isBudgetSpent else { return unproved }
        var trial = ConflictTrial(of: proof.shares.map(\.constraint), of: problem)
        let result = trial.minimalProof(budget: conflicts.limit - conflicts.work)
        conflicts.work += trial.work
        work.conflictTrials += trial.count
        return result ?? unproved
    }
}

extension ConflictProof {
    /// Whether its constraints are about variables with bounds that it makes no use of.
    fileprivate func hasFurtherBounds(_ problem: borrowing Problem) -> Bool {
        let mentioned = Set(bounds.map(\.variable))
        for share in shares {
            for place in problem.constraints[share.constraint].terms {
                let variable = problem.terms[place].variable
                if problem.lowerBounds[variable] > -.infinity, !mentioned.contains(variable) { return true }
            }
        }
        return false
    }
}
