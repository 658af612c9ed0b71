/// Changes of constants: what follows from them is done by a plan.
extension ConstraintSystem {
    /// Notes that the constant of a constraint is about to change.
    mutating func touch(constantOf constraint: Int32) {
        // Whoever finds the part of a new constraint takes its constant as it then is.
        guard constraintState[constraint].touchedPlace < 0, constraintState[constraint].role != .open else { return }
        // What an exercise moved goes back by the constants that it was moved by.
        endExercises()
        constraintState[constraint].touchedPlace = Int32(touchedConstraints.count)
        touchedConstraints.append(constraint)
        formerConstants.append(problem.constraints[constraint].constant)
    }

    /// Moves the breakpoints that changed constants have an influence on.
    ///
    /// - Returns: The plan by which to go on once the components are solved; nil if no constant changed.
    mutating func moveBreakpoints() -> UnsafeMutablePointer<EditPlan>? {
        guard !touchedConstraints.isEmpty else { return nil }
        let plan = planForTouchedConstraints()
        let moves = plan.pointee.moves
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            constraintState[constraint].touchedPlace = -1
            let change = problem.constraints[constraint].constant - formerConstants[place]
            for move in Int(plan.pointee.moveStart[place])..<Int(plan.pointee.moveStart[place + 1]) {
                moveBreakpoint(moves + move, by: change)
            }
        }
        touchedConstraints.removeAll()
        formerConstants.removeAll()
        return plan
    }

    /// Sets how far a breakpoint is away. As long as an inactive line stays on its side, nothing else changes.
    @inline(__always)
    private mutating func moveBreakpoint(_ move: UnsafeMutablePointer<EditPlan.Move>, by change: Double) {
        let breakpoint = move.pointee.breakpoint
        let distance = breakpoint.pointee.distance + move.pointee.rate * change
        breakpoint.pointee.distance = distance
        let stays =
            switch breakpoint.pointee.side {
            case .below: distance >= -simplex.tolerances.distance
            case .above: distance <= simplex.tolerances.distance
            case .atBreakpoint: distance == 0
            }
        if !stays {
            move.pointee.component.isSuspect[Int(breakpoint.pointee.line)] = true
            markDirty(move.pointee.number)
        } else if breakpoint.pointee.level >= .required, breakpoint.pointee.slopeUpwards != 0 {
            // It is violated, or about to be, on the side where it was.
            markDirty(move.pointee.number)
        }
    }

    /// Evaluates what the changed constants have an influence on.
    mutating func finish(_ plan: UnsafeMutablePointer<EditPlan>) {
        let plan = plan.pointee
        run(plan.program)
        for place in 0..<plan.coveredCount { plan.covered[place].state.sweep = propagation.sweep }
    }

    /// Looks whether constraints that nothing but constants can change hold, once all values are those that go together.
    mutating func checkConstraints(of plan: UnsafeMutablePointer<EditPlan>) {
        for place in 0..<plan.pointee.checkCount {
            let constraint = plan.pointee.checks[place]
            // It may have been removed since the plan was made.
            if constraintState[constraint].role == .check { check(constraint) }
        }
    }

    /// From time to time computes distances from values, so that the rounding of many moves does not add up.
    mutating func refreshDistances(_ plan: UnsafeMutablePointer<EditPlan>) {
        propagation.editCount &+= 1
        let age = propagation.editCount / 64
        guard plan.pointee.age != age else { return }
        plan.pointee.age = age
        for place in 0..<Int(plan.pointee.moveStart[plan.pointee.touchedCount]) {
            let move = plan.pointee.moves[place]
            guard move.component.state.age != age else { continue }
            move.component.state.age = age
            refreshDistances(of: move.component, move.number)
        }
    }

    private mutating func refreshDistances(of component: Component, _ number: Int32) {
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints + place
            guard breakpoint.pointee.source != .nothing else { continue }
            breakpoint.pointee.distance = gap(of: breakpoint.pointee) / breakpoint.pointee.scale
            let line = Int(breakpoint.pointee.line)
            if breakpoint.pointee.distance != 0, component.active[line] == Int32(place) {
                component.isSuspect[line] = true
                markDirty(number)
            }
        }
    }

    /// The right side less the left side of what a breakpoint comes from.
    private mutating func gap(of breakpoint: Breakpoint) -> Double {
        if let constraint = breakpoint.source.constraint {
            return problem.constraints[constraint].constant - problem.activity(of: constraint)
        }
        guard let variable = breakpoint.source.variable else { return 0 }
        return (breakpoint.level == .bound ? problem.lowerBounds[variable] : 0) - problem.values[variable]
    }
}
