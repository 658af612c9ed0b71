/// Conflicts: contradictions among required constraints, each minimal.
extension ConstraintSystem {
    /// The contradictions of the present solution, no two of which have a constraint in common.
    mutating func findConflicts() -> [Conflict] {
        guard hasContradiction else { return [] }
        var proofs = findProofs()
        var taken: Set<Int32> = []
        var conflicts: [Conflict] = []
        if minimisesConflicts { proofs = proofs.map { minimal($0) } }
        for proof in proofs where taken.isDisjoint(with: proof.shares.map(\.constraint)) {
            taken.formUnion(proof.shares.map(\.constraint))
            conflicts.append(makeConflict(proof))
        }
        return conflicts.sorted { left, right in
            (left.members.first?.constraint.index ?? -1) < (right.members.first?.constraint.index ?? -1)
        }
    }

    /// Proofs of the contradictions: one in any case, and more for as long as the budget lasts.
    private mutating func findProofs() -> [Proof] {
        var proofs: [Proof] = []
        for constraint in falseChecks.sorted() where proofs.isEmpty || !isConflictBudgetSpent {
            proofs.append(proof(ofFalseCheck: constraint))
            conflictWork += proofs[proofs.count - 1].shares.count
        }
        for variable in falseBounds.sorted() where proofs.isEmpty || !isConflictBudgetSpent {
            proofs.append(proof(ofFalseBound: variable))
            conflictWork += proofs[proofs.count - 1].shares.count
        }
        for index in violatedComponents.sorted() where proofs.isEmpty || !isConflictBudgetSpent {
            proofs += self.proofs(inComponent: index)
        }
        return proofs
    }

    /// The work that may go into contradictions until a solution without one is found. It is counted, not timed, so that the
    /// same constraints have the same conflicts everywhere.
    static let conflictBudget = 100_000_000

    /// How often a solution looks at every constraint, besides the steps of the simplex method.
    static let workPerConstraint = 32

    var isConflictBudgetSpent: Bool { conflictWork > conflictLimit }

    /// The required constraints that the solution misses; the others can all hold together.
    mutating func missedRequirements() -> [Int32] {
        solveIfChanged()
        var missed = falseChecks
        for index in violatedComponents {
            let component = components[index]
            for place in violations(at: .required, in: component) {
                if let constraint = component.breakpoints[Int(place)].source.constraint { missed.insert(constraint) }
            }
        }
        return missed.sorted()
    }

    var hasContradiction: Bool { !falseChecks.isEmpty || !falseBounds.isEmpty || !violatedComponents.isEmpty }

    /// Constraints and bounds that cancel.
    struct Proof {
        var shares: [Share]
        var bounds: [(variable: Int32, multiplier: Double)] = []
        /// Whether it is known that no constraint could be left out.
        var isMinimal = true
    }

    private mutating func proof(ofFalseCheck constraint: Int32) -> Proof {
        let isAbove = problem.activity(of: constraint) > problem.constraints[constraint].constant
        let share = Share(constraint: constraint, multiplier: isAbove ? 1 : -1)
        return Proof(shares: [share] + trace([share]))
    }

    private mutating func proof(ofFalseBound variable: Int32) -> Proof {
        Proof(shares: trace([], variables: [(variable, -1)]), bounds: [(variable, -1)])
    }

    private func makeConflict(_ proof: Proof) -> Conflict {
        let members = proof.shares.sorted { $0.constraint < $1.constraint }.map { share in
            Conflict.Member(
                constraint: problem.name(ofConstraint: share.constraint),
                multiplier: share.multiplier / problem.constraints[share.constraint].unit)
        }
        let bounds = proof.bounds.sorted { $0.variable < $1.variable }.map { bound in
            Conflict.Bound(variable: problem.name(ofVariable: bound.variable), multiplier: bound.multiplier)
        }
        return Conflict(members: members, bounds: bounds, isMinimal: proof.isMinimal)
    }

    // MARK: In components

    /// The breakpoints of one level that are missed by more than rounding.
    mutating func violations(at level: Level, in component: Component) -> [Int32] {
        (0..<component.breakpointCount).filter { place in
            let breakpoint = component.breakpoints[place]
            return breakpoint.level == level && breakpoint.miss > simplex.tolerances.broken
        }.map { Int32($0) }
    }

    /// The contradictions within a component.
    ///
    /// At the best vertex every required constraint holds except the violated ones. One of these at a time is
    /// approached as near as the ones that hold allow. Where it cannot be reached, the active lines that stand
    /// against it, together with itself, are a contradiction; and as active lines are linearly independent, none of
    /// them could be left out. The same goes for the definitions that are added after.
    private mutating func proofs(inComponent index: Int32) -> [Proof] {
        let component = components[index]
        let violated = violations(at: .required, in: component).sorted { left, right in
            let (first, second) = (component.breakpoints[Int(left)], component.breakpoints[Int(right)])
            return first.source.constraint ?? 0 < second.source.constraint ?? 0
        }
        let trial = component.copy()
        trial.takeSides(within: simplex.tolerances.distance)
        trial.withdraw { $0.level < .required }
        for place in violated { trial.breakpoints[Int(place)].isWithdrawn = true }
        var excluded: Set<Int32> = []
        var proofs: [Proof] = []
        for place in violated where !excluded.contains(place) {
            if !proofs.isEmpty, isConflictBudgetSpent { break }
            let workBefore = simplex.work
            trial.breakpoints[Int(place)].isWithdrawn = false
            let found = simplex.approach(place, in: trial)
            conflictWork += simplex.work - workBefore + trial.stepWork
            guard let forces = found else { continue }
            let opposition = opposition(to: place, forces, in: trial)
            for (member, _) in opposition where trial.breakpoints[Int(member)].level != .bound {
                trial.breakpoints[Int(member)].isWithdrawn = true
                excluded.insert(member)
            }
            proofs.append(makeProof(opposition, in: component))
        }
        trial.free()
        return proofs
    }

    /// A breakpoint that is missed, and those that stand against it, with their multipliers.
    private mutating func opposition(
        to place: Int32, _ forces: [Simplex.LineAmount], in trial: Component
    ) -> [(place: Int32, multiplier: Double)] {
        let target = trial.breakpoints[Int(place)]
        let slope = target.distance < 0 ? abs(target.scale) : -abs(target.scale)
        var result = [(place: place, multiplier: slope / target.scale)]
        for (line, force) in forces {
            guard let blocker = trial.blocker(ofLine: line, downwards: force > 0) else { continue }
            result.append((blocker, -force / trial.breakpoints[Int(blocker)].scale))
        }
        return result
    }

    private mutating func makeProof(
        _ opposition: [(place: Int32, multiplier: Double)], in component: Component
    ) -> Proof {
        var proof = Proof(shares: [])
        for (place, multiplier) in opposition {
            let source = component.breakpoints[Int(place)].source
            if let constraint = source.constraint {
                proof.shares.append(Share(constraint: constraint, multiplier: multiplier))
            } else if let variable = source.variable {
                proof.bounds.append((variable, multiplier))
            }
        }
        proof.shares += trace(proof.shares, variables: proof.bounds.map { ($0.variable, $0.multiplier) })
        return proof
    }
}

extension Component {
    /// Takes distances that are rounding for none, so that a line is held by all breakpoints that it is at.
    fileprivate func takeSides(within tolerance: Double) {
        for place in 0..<breakpointCount where abs(breakpoints[place].distance) <= tolerance {
            breakpoints[place].distance = 0
            if isActive(Int(breakpoints[place].line)) { breakpoints[place].side = .atBreakpoint }
        }
    }

    /// Leaves constraints out of the cost.
    func withdraw(where condition: (Breakpoint) -> Bool) {
        for place in 0..<breakpointCount where condition(breakpoints[place]) { breakpoints[place].isWithdrawn = true }
        state.hasCosts = false
    }
}
