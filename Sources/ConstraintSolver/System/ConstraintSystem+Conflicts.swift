extension ConstraintSystem {
    /// The contradictions within a component, no two of which have a constraint in common.
    ///
    /// At the best vertex every required constraint holds except the violated ones. One of these at a time is made
    /// the only wish, below the required constraints that hold. Where it cannot be met, the active lines that stand
    /// against it, together with itself, are a contradiction; and as active lines are linearly independent, none of
    /// them could be left out.
    mutating func findConflicts(inComponent index: Int32) -> [Conflict]? {
        let component = components[index]
        let violated = violatedRequirements(of: component)
        guard !violated.isEmpty else { return nil }
        var trial = component.copy()
        for place in 0..<trial.breakpointCount where trial.breakpoints[place].level != .bound {
            let isKept = trial.breakpoints[place].level == .required && !violated.contains(Int32(place))
            if !isKept { trial.breakpoints[place].withdraw() }
        }
        var conflicts: [Conflict] = []
        for place in violated {
            if let conflict = conflict(about: place, in: &trial, like: component) { conflicts.append(conflict) }
        }
        trial.free()
        return conflicts.isEmpty ? nil : conflicts
    }

    private func violatedRequirements(of component: Component) -> [Int32] {
        var places: [Int32] = []
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints[place]
            guard breakpoint.level == .required, breakpoint.violation > 0 else { continue }
            if breakpoint.violation / abs(breakpoint.scale) > simplex.tolerance * 100 { places.append(Int32(place)) }
        }
        return places.sorted { left, right in
            component.breakpoints[Int(left)].source.constraint ?? 0
                < component.breakpoints[Int(right)].source.constraint ?? 0
        }
    }

    private mutating func conflict(
        about place: Int32, in trial: inout Component, like original: Component
    ) -> Conflict? {
        let probe = trial.breakpoints + Int(place)
        guard probe.pointee.level != .lowest else { return nil }
        probe.pointee.restoreSlopes(of: original.breakpoints[Int(place)])
        probe.pointee.level = .required.next
        trial.sortLevels()
        simplex.optimise(&trial)
        guard probe.pointee.violation / abs(probe.pointee.scale) > simplex.tolerance * 100 else {
            probe.pointee.level = .required
            trial.sortLevels()
            return nil
        }
        let proof = proof(against: place, in: trial)
        for (member, _) in proof where trial.breakpoints[Int(member)].level != .bound {
            trial.breakpoints[Int(member)].withdraw()
            trial.breakpoints[Int(member)].level = .lowest
        }
        trial.sortLevels()
        return makeConflict(proof, in: original)
    }

    /// The breakpoints that stand against one at the next lower level, with their multipliers.
    private mutating func proof(against place: Int32, in trial: Component) -> [(place: Int32, multiplier: Double)] {
        let probe = trial.breakpoints[Int(place)]
        let slope = probe.slopeUpwards
        var proof = [(place: place, multiplier: slope / probe.scale)]
        guard !trial.isActive(Int(probe.line)) else {
            let blocker = blocker(ofLine: Int(probe.line), downwards: slope > 0, in: trial)
            if let blocker { proof.append((blocker, -slope / trial.breakpoints[Int(blocker)].scale)) }
            return proof
        }
        let multipliers = simplex.multipliers(ofLine: Int(probe.line), in: trial)
        for (line, multiplier) in multipliers {
            let force = slope * multiplier
            guard let blocker = blocker(ofLine: line, downwards: force > 0, in: trial) else { continue }
            proof.append((blocker, -force / trial.breakpoints[Int(blocker)].scale))
        }
        return proof
    }

    /// What keeps an active line from moving up or down: the bound if there is one, otherwise the first constraint.
    private func blocker(ofLine line: Int, downwards: Bool, in component: Component) -> Int32? {
        var best: Int32?
        for place in component.breakpoints(on: line) {
            let breakpoint = component.breakpoints[place]
            guard breakpoint.side == .atBreakpoint, breakpoint.level >= .required else { continue }
            guard (downwards ? breakpoint.slopeBelow : breakpoint.slopeAbove) > 0 else { continue }
            guard let other = best.map({ component.breakpoints[Int($0)] }) else {
                best = Int32(place)
                continue
            }
            let isEarlier = (breakpoint.source.constraint ?? 0) < (other.source.constraint ?? 0)
            if breakpoint.level > other.level || (breakpoint.level == other.level && isEarlier) {
                best = Int32(place)
            }
        }
        return best
    }

    private func makeConflict(_ proof: [(place: Int32, multiplier: Double)], in component: Component) -> Conflict {
        var conflict = Conflict(members: [], bounds: [])
        for (place, multiplier) in proof {
            let source = component.breakpoints[Int(place)].source
            if let constraint = source.constraint {
                conflict.members.append(
                    .init(constraint: problem.name(ofConstraint: constraint), multiplier: multiplier))
            } else if let variable = source.variable {
                conflict.bounds.append(.init(variable: problem.name(ofVariable: variable), multiplier: multiplier))
            }
        }
        conflict.members.sort { $0.constraint.index < $1.constraint.index }
        conflict.bounds.sort { $0.variable.index < $1.variable.index }
        return conflict
    }
}

extension Breakpoint {
    /// Leaves the constraint out of the cost.
    mutating func withdraw() {
        slopeAbove = 0
        slopeBelow = 0
    }

    mutating func restoreSlopes(of other: Breakpoint) {
        slopeAbove = other.slopeAbove
        slopeBelow = other.slopeBelow
    }
}
