extension ConstraintSystem {
    /// Brings all values up to date.
    mutating func solve() {
        changedVariables.removeAll()
        endExercises()
        for place in touchedVariables.indices { release(componentOf: touchedVariables[place]) }
        for place in touchedVariables.indices { rebuild(around: touchedVariables[place]) }
        touchedVariables.removeAll()
        takeInConstants()
        var next = 0
        while next < dirtyComponents.count {
            let index = dirtyComponents[next]
            next += 1
            if componentState[index].isInUse, componentState[index].isDirty { solve(component: index) }
        }
        dirtyComponents.removeAll()
    }

    // MARK: Building

    /// Takes a component apart; its variables are then in none.
    mutating func release(componentOf variable: Int32) {
        let index = place[variable].component
        guard index >= 0 else { return }
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            let other = component.coordinates[coordinate]
            place[other] = Place()
            touchedVariables.append(other)
        }
        component.free()
        componentState[index].isInUse = false
        conflictsByComponent[index] = nil
        freeComponents.append(index)
    }

    /// Makes the component around a variable, if it is in none.
    private mutating func rebuild(around variable: Int32) {
        guard problem.variables[variable].isInUse, place[variable].component < 0 else { return }
        collectRegion(around: variable)
        let index = makeComponent(hasStays: false)
        markDirty(index)
    }

    /// Makes a component of the variables and constraints of the region.
    private mutating func makeComponent(hasStays: Bool) -> Int32 {
        regionVariables.sort(by: <)
        builder.rows.removeAll()
        builder.entries.removeAll()
        var list = Store<Int32>()
        regionRows.sort(by: <)
        for place in regionRows.indices { appendRow(ofConstraint: regionRows[place]) }
        for place in regionVariables.indices {
            let variable = regionVariables[place]
            let bound = problem.variables[variable].lowerBound
            if bound > -.infinity { appendRow(ofVariable: variable, at: bound, .greaterOrEqual, level: .bound) }
            if hasStays { appendRow(ofVariable: variable, at: 0, .equal, level: .stay(variable)) }
        }
        for row in builder.rows.indices { list.append(Int32(row)) }
        return register(builder.build(coordinates: regionVariables, rows: list), hasStays: hasStays)
    }

    private mutating func collectRegion(around variable: Int32) {
        regionVariables.removeAll()
        regionRows.removeAll()
        isInRegion[variable] = true
        regionVariables.append(variable)
        var next = 0
        while next < regionVariables.count {
            var term = problem.variables[regionVariables[next]].firstTerm
            next += 1
            while term != Problem.none {
                let constraint = problem.terms[term].constraint
                if !constraintIsInRegion[constraint] {
                    constraintIsInRegion[constraint] = true
                    regionRows.append(constraint)
                    for other in problem.constraints[constraint].terms {
                        let variable = problem.terms[other].variable
                        guard !isInRegion[variable] else { continue }
                        isInRegion[variable] = true
                        regionVariables.append(variable)
                    }
                }
                term = problem.terms[term].next
            }
        }
        for place in regionVariables.indices { isInRegion[regionVariables[place]] = false }
        for place in regionRows.indices { constraintIsInRegion[regionRows[place]] = false }
    }

    private mutating func appendRow(ofConstraint index: Int32) {
        let record = problem.constraints[index]
        builder.rows.append(
            ReducedRow(
                firstEntry: Int32(builder.entries.count), entryCount: record.termCount,
                gap: record.constant - problem.activity(of: index), level: record.level, relation: record.relation,
                source: .constraint(index)))
        for place in record.terms {
            let term = problem.terms[place]
            builder.entries.append(.init(coefficient: term.coefficient, index: term.variable))
        }
    }

    private mutating func appendRow(
        ofVariable variable: Int32, at constant: Double, _ relation: Relation, level: Level
    ) {
        builder.rows.append(
            ReducedRow(
                firstEntry: Int32(builder.entries.count), entryCount: 1, gap: constant - problem.values[variable],
                level: level, relation: relation, source: .variable(variable)))
        builder.entries.append(.init(coefficient: 1, index: variable))
    }

    private mutating func register(_ component: Component, hasStays: Bool) -> Int32 {
        let state = ComponentState(hasStays: hasStays)
        let index: Int32
        if freeComponents.isEmpty {
            index = Int32(components.count)
            components.append(component)
            componentState.append(state)
        } else {
            index = freeComponents.removeLast()
            components[index] = component
            componentState[index] = state
        }
        for coordinate in 0..<component.coordinateCount {
            place[component.coordinates[coordinate]] = Place(component: index, index: Int32(coordinate))
        }
        for breakpoint in 0..<component.breakpointCount {
            guard let constraint = component.breakpoints[breakpoint].source.constraint else { continue }
            rowPlace[constraint] = Place(component: index, index: Int32(breakpoint))
        }
        return index
    }

    private mutating func markDirty(_ index: Int32) {
        componentState[index].isDirty = true
        dirtyComponents.append(index)
    }

    // MARK: Solving

    /// Moves the breakpoints whose constants changed.
    private mutating func takeInConstants() {
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            guard problem.constraints[constraint].isInUse, problem.constraints[constraint].termCount > 0 else {
                continue
            }
            let target = rowPlace[constraint]
            let breakpoint = components[target.component].breakpoints + Int(target.index)
            let gap = problem.constraints[constraint].constant - problem.activity(of: constraint)
            breakpoint.pointee.distance = gap / breakpoint.pointee.scale
            if !componentState[target.component].isDirty { markDirty(target.component) }
        }
        touchedConstraints.removeAll()
    }

    private mutating func solve(component index: Int32) {
        let component = components.address(of: index)
        if componentState[index].isFresh {
            simplex.settle(&component.pointee)
            simplex.optimise(&component.pointee)
        } else if simplex.restore(&component.pointee) {
            simplex.optimise(&component.pointee)
        }
        componentState[index].isFresh = false
        componentState[index].isDirty = false
        let isUndecided = isUndecided(index)
        writeValues(ofComponent: index)
        if isUndecided, !componentState[index].hasStays {
            solveAgainWithStays(index)
        } else {
            conflictsByComponent[index] = findConflicts(inComponent: index)
        }
    }

    /// Whether some edge at the best vertex changes nothing.
    private mutating func isUndecided(_ index: Int32) -> Bool {
        simplex.prepare(for: components[index])
        _ = simplex.choose(in: components[index], above: .lowest, rule: .steepest)
        return !simplex.openLines.isEmpty
    }

    private mutating func solveAgainWithStays(_ index: Int32) {
        let variable = components[index].coordinates[0]
        collectRegion(around: variable)
        components[index].free()
        componentState[index].isInUse = false
        freeComponents.append(index)
        let replacement = makeComponent(hasStays: true)
        solve(component: replacement)
    }

    // MARK: Values

    /// Gives the variables of a component their values.
    ///
    /// A variable that is held by a constraint about nothing else gets its value from there, so that no rounding adds
    /// up over many solves; the displaced ones are computed once more from those.
    mutating func writeValues(ofComponent index: Int32) {
        let component = components[index]
        previousValues.removeAll()
        for coordinate in 0..<component.coordinateCount {
            previousValues.append(problem.values[component.coordinates[coordinate]])
        }
        for coordinate in 0..<component.coordinateCount {
            problem.values[component.coordinates[coordinate]] = newValue(ofCoordinate: coordinate, in: component)
        }
        refine(component)
        component.shift.update(repeating: 0, count: component.coordinateCount)
        for coordinate in 0..<component.coordinateCount {
            let variable = component.coordinates[coordinate]
            if problem.values[variable] != previousValues[coordinate] { changedVariables.append(variable) }
        }
    }

    private func newValue(ofCoordinate coordinate: Int, in component: Component) -> Double {
        let variable = component.coordinates[coordinate]
        let active = component.active[coordinate]
        guard active >= 0 else { return problem.values[variable] + component.shift[coordinate] }
        let breakpoint = component.breakpoints[Int(active)]
        guard let constraint = breakpoint.source.constraint else {
            return breakpoint.level == .bound ? problem.variables[variable].lowerBound : 0
        }
        return problem.constraints[constraint].constant / breakpoint.scale
    }

    /// One step of iterative refinement of the displaced coordinates.
    private func refine(_ component: Component) {
        let size = component.kernel.size
        guard size > 0 else { return }
        for place in 0..<size {
            let line = component.line(ofForm: Int32(component.kernel.form(place)))
            let breakpoint = component.breakpoints[Int(component.active[line])]
            guard let constraint = breakpoint.source.constraint else { continue }
            let gap = problem.constraints[constraint].constant - problem.activity(of: constraint)
            simplex.multipliers[place] = gap / breakpoint.scale
        }
        for place in 0..<size {
            let row = component.kernel.row(place)
            var amount = 0.0
            for other in 0..<size { amount += row[other] * simplex.multipliers[other] }
            problem.values[component.coordinates[component.kernel.displaced(place)]] += amount
        }
    }
}
