/// Changes of constants: what follows from them is done by a plan.
extension Propagation {
    /// Moves the breakpoints that changed constants have an influence on.
    func moveBreakpoints(
        by plan: UnsafeMutablePointer<EditPlan>, _ changes: borrowing Changes, _ problem: borrowing Problem,
        _ components: inout Components, _ tolerances: Tolerances
    ) {
        let moves = plan.pointee.moves
        for place in changes.touchedConstraints.indices {
            let constraint = changes.touchedConstraints[place]
            let change = problem.constraints[constraint].constant - changes.formerConstants[place]
            for move in Int(plan.pointee.moveStart[place])..<Int(plan.pointee.moveStart[place + 1]) {
                moveBreakpoint(moves + move, by: change, &components, tolerances)
            }
        }
    }

    /// Sets how far a breakpoint is away. As long as an inactive line stays on its side, nothing else changes.
    @inline(__always)
    private func moveBreakpoint(
        _ move: UnsafeMutablePointer<EditPlan.Move>, by change: Double, _ components: inout Components,
        _ tolerances: Tolerances
    ) {
        let breakpoint = move.pointee.breakpoint
        let distance = breakpoint.pointee.distance + move.pointee.rate * change
        breakpoint.pointee.distance = distance
        let stays =
            switch breakpoint.pointee.side {
            case .below: distance >= -tolerances.distance
            case .above: distance <= tolerances.distance
            case .atBreakpoint: distance == 0
            }
        if !stays {
            move.pointee.component.isSuspect[Int(breakpoint.pointee.line)] = true
            components.markDirty(move.pointee.number)
        } else if breakpoint.pointee.level >= .required, breakpoint.pointee.slopeUpwards != 0 {
            // It is violated, or about to be, on the side where it was.
            components.markDirty(move.pointee.number)
        }
    }

    /// Evaluates what changed constants have an influence on.
    mutating func run(
        _ plan: UnsafeMutablePointer<EditPlan>, _ problem: inout Problem, _ definitions: inout Definitions,
        constants: Int32,
        _ tolerances: Tolerances
    ) {
        run(plan.pointee.evaluation, &problem, &definitions, constants: constants, tolerances)
        for place in 0..<plan.pointee.coveredCount { plan.pointee.covered[place].state.sweep = sweepCount }
    }

    /// Gives the coordinates of a component their values.
    ///
    /// A coordinate that is held by a constraint about nothing else gets its value from there, so that no rounding
    /// adds up over many solves.
    mutating func writeCoordinates(
        of index: Int32, _ component: Component, _ problem: inout Problem, _ definitions: inout Definitions,
        _ tolerances: Tolerances
    ) {
        for coordinate in 0..<component.coordinateCount where component.shift[coordinate] != 0 {
            let root = component.coordinates[coordinate]
            let value =
                definitions.heldValue(ofCoordinate: coordinate, in: component, problem)
                ?? definitions.value(ofCoordinate: root, problem) + component.shift[coordinate]
            write(value, toCoordinate: root, &problem, &definitions, tolerances)
            component.shift[coordinate] = 0
            noteMove(ofComponent: index, component)
        }
    }

    /// From time to time computes distances from values, so that the rounding of many moves does not add up.
    mutating func refreshDistances(
        _ plan: UnsafeMutablePointer<EditPlan>, _ problem: borrowing Problem, _ components: inout Components
    ) {
        editCount &+= 1
        let age = editCount / 64
        guard plan.pointee.age != age else { return }
        plan.pointee.age = age
        for place in 0..<Int(plan.pointee.moveStart[plan.pointee.touchedCount]) {
            let move = plan.pointee.moves[place]
            guard move.component.state.age != age else { continue }
            move.component.state.age = age
            refreshDistances(of: move.component, move.number, problem, &components)
        }
    }

    private func refreshDistances(
        of component: Component, _ number: Int32, _ problem: borrowing Problem, _ components: inout Components
    ) {
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints + place
            guard breakpoint.pointee.source != .nothing else { continue }
            breakpoint.pointee.distance = problem.gap(of: breakpoint.pointee) / breakpoint.pointee.scale
            let line = Int(breakpoint.pointee.line)
            if breakpoint.pointee.distance != 0, component.active[line] == Int32(place) {
                component.isSuspect[line] = true
                components.markDirty(number)
            }
        }
    }

}

extension Problem {
    /// The right side less the left side of what a breakpoint comes from.
    fileprivate func gap(of breakpoint: Breakpoint) -> Double {
        if let constraint = breakpoint.source.constraint {
            return constraints[constraint].constant - activity(of: constraint)
        }
        guard let variable = breakpoint.source.variable else { return 0 }
        return (breakpoint.level == .bound ? lowerBounds[variable] : 0) - values[variable]
    }
}

extension Definitions {
    /// The value at which a constraint or a bound about nothing else holds a coordinate; nil if none does.
    @inline(__always)
    fileprivate func heldValue(
        ofCoordinate coordinate: Int, in component: Component, _ problem: borrowing Problem
    ) -> Double? {
        let root = roots[component.coordinates[coordinate]]
        let active = component.active[coordinate]
        guard active >= 0 else { return nil }
        let breakpoint = component.breakpoints[Int(active)]
        if let constraint = breakpoint.source.constraint {
            let record = problem.constraints[constraint]
            let isAlone = record.termCount == 1 && root.constraint < 0
            let isOwn =
                isAlone ? problem.terms[record.firstTerm].variable == root.variable : root.constraint == constraint
            return isOwn ? record.constant / breakpoint.scale : nil
        }
        guard breakpoint.source.variable == root.variable, root.constraint < 0 else { return nil }
        return breakpoint.level == .bound ? problem.lowerBounds[root.variable] : 0
    }
}
