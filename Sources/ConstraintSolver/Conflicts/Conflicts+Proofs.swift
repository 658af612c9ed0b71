/// Proofs: multipliers with which constraints and bounds cancel, while their right sides do not (Farkas' lemma).
extension Conflicts {
    /// Proofs of the contradictions: one in any case, and more for as long as the budget lasts.
    mutating func findProofs(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: borrowing Components,
        _ simplex: inout Simplex, _ postsolve: inout DualPostsolve
    ) -> [ConflictProof] {
        var proofs: [ConflictProof] = []
        for constraint in falseChecks.sorted() where proofs.isEmpty || !isBudgetSpent {
            proofs.append(proof(ofFalseCheck: constraint, problem, definitions, &postsolve))
            work += proofs[proofs.count - 1].shares.count
        }
        for variable in falseBounds.sorted() where proofs.isEmpty || !isBudgetSpent {
            proofs.append(proof(ofFalseBound: variable, problem, definitions, &postsolve))
            work += proofs[proofs.count - 1].shares.count
        }
        for index in components.violated.sorted() where proofs.isEmpty || !isBudgetSpent {
            proofs += self.proofs(in: components[index], problem, definitions, &simplex, &postsolve)
        }
        return proofs
    }

    private func proof(
        ofFalseCheck constraint: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ postsolve: inout DualPostsolve
    ) -> ConflictProof {
        let isAbove = problem.activity(of: constraint) > problem.constraints[constraint].constant
        let share = Share(constraint: constraint, multiplier: isAbove ? 1 : -1)
        return ConflictProof(shares: [share] + postsolve.complete([share], problem, definitions))
    }

    private func proof(
        ofFalseBound variable: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ postsolve: inout DualPostsolve
    ) -> ConflictProof {
        ConflictProof(
            shares: postsolve.complete([], variables: [(variable, -1)], problem, definitions), bounds: [(variable, -1)])
    }

    // MARK: In components

    /// The contradictions within a component.
    ///
    /// At the best vertex every required constraint holds except the violated ones. One of these at a time is
    /// approached as near as the ones that hold allow. Where it cannot be reached, the active lines that
    /// block it, together with itself, are a contradiction; and as active lines are linearly independent, none of
    /// them could be left out. The same goes for the definitions that are added after.
    private mutating func proofs(
        in component: Component, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ simplex: inout Simplex, _ postsolve: inout DualPostsolve
    ) -> [ConflictProof] {
        let violated = component.violations(at: .required, simplex.tolerances).sorted { left, right in
            let first = component.breakpoints[Int(left)]
            let second = component.breakpoints[Int(right)]
            return first.source.constraint ?? 0 < second.source.constraint ?? 0
        }
        let trial = component.copy()
        trial.takeSides(within: simplex.tolerances.distance)
        trial.withdraw { $0.level < .required }
        for place in violated { trial.breakpoints[Int(place)].isWithdrawn = true }
        var excluded: Set<Int32> = []
        var proofs: [ConflictProof] = []
        for place in violated where !excluded.contains(place) {
            if !proofs.isEmpty, isBudgetSpent { break }
            let workBefore = simplex.work
            trial.breakpoints[Int(place)].isWithdrawn = false
            let approach = simplex.approach(place, in: trial)
            work += simplex.work - workBefore + trial.stepWork
            guard let forces = approach else { continue }
            let opposition = opposition(to: place, forces, in: trial)
            for (member, _) in opposition where trial.breakpoints[Int(member)].level != .bound {
                trial.breakpoints[Int(member)].isWithdrawn = true
                excluded.insert(member)
            }
            proofs.append(makeProof(opposition, in: component, problem, definitions, &postsolve))
        }
        trial.free()
        return proofs
    }

    /// A missed breakpoint and the breakpoints that keep it from being reached, with their multipliers.
    private func opposition(
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

    private func makeProof(
        _ opposition: [(place: Int32, multiplier: Double)], in component: Component, _ problem: borrowing Problem,
        _ definitions: borrowing Definitions, _ postsolve: inout DualPostsolve
    ) -> ConflictProof {
        var proof = ConflictProof(shares: [])
        for (place, multiplier) in opposition {
            let source = component.breakpoints[Int(place)].source
            if let constraint = source.constraint {
                proof.shares.append(Share(constraint: constraint, multiplier: multiplier))
            } else if let variable = source.variable {
                proof.bounds.append((variable, multiplier))
            }
        }
        proof.shares += postsolve.complete(
            proof.shares, variables: proof.bounds.map { ($0.variable, $0.multiplier) }, problem, definitions)
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
}
