extension ConstraintSystem {
    /// Brings all values up to date if anything changed since the last solve.
    mutating func solveIfChanged() {
        if isStale { solve() }
    }

    /// Brings all values up to date.
    mutating func solve() {
        let isFirst = !isAnythingSettled
        let workBefore = simplex.work
        if isStale { open.isKnown = false }
        isStale = false
        decisionWork = 0
        forgetChanges()
        endExercises()
        simplex.tolerances = Tolerances(magnitude: problem.magnitude)
        region.keepsElasticity = false
        var rounds = 0
        repeat {
            rounds += 1
            work.solutions += 1
            if isAnythingSettled, !newConstraints.isEmpty { takeInNewConstraints() }
            if !seeds.isEmpty || !newConstraints.isEmpty { rebuildRegion() }
            newConstraints.removeAll()
            settleComponents(moveBreakpoints())
            region.keepsElasticity = true
        } while hasContradiction && makeConflictsElastic(inRound: rounds)
        if hasContradiction || !conflicts.isEmpty {
            let workAround = Self.workPerConstraint * problem.constraints.count
            conflictWork = hasContradiction ? conflictWork + workAround + simplex.work - workBefore : 0
            conflicts = findConflicts()
        }
        if isFirst { releaseWorkingMemory() }
    }

    /// Looks anew at everything around the seeds.
    private mutating func rebuildRegion() {
        collectRegion()
        seeds.removeAll()
        guard !region.variables.isEmpty else { return }
        structureVersion += 1
        clearRegion()
        compactDefinitions()
        isAnythingSettled = true
        chooseCoordinates()
        orderDefinitions()
        sweep(from: region.firstOrder)
        propagation.violatedBounds.removeAll()
        reduce()
        propagation.sweepStart = region.firstOrder
        for place in region.variables.indices { variableState[region.variables[place]].isInRegion = false }
        for place in region.constraints.indices { constraintState[region.constraints[place]].isInRegion = false }
        checkBoundsOfRegion()
    }

    /// Decides what defines what, and so what the coordinates are.
    private mutating func chooseCoordinates() {
        triangulate()
        eliminate()
        guard elasticCount > 0, isDense else { return }
        clearRegion()
        region.takesVariables = true
        triangulate()
        eliminate()
        region.takesVariables = false
    }

    /// Gives back the memory that the first solve needed, because later ones are mostly much smaller, and the room that
    /// lists made for more.
    private mutating func releaseWorkingMemory() {
        builder.release()
        additions.release()
        partition.release()
        region.release()
        seeds.release()
        newConstraints.release()
        problem.trim()
        constraintState.trim()
        variableState.trim()
        roots.trim()
        rootEntries.trim()
        derivedTerms.trim()
        components.trim()
        dirtyComponents.trim()
        propagation.movedComponents.trim()
        simplex.releaseLists()
    }

    /// Solves what is dirty until every bound holds and everything is decided.
    mutating func settleComponents(_ plan: UnsafeMutablePointer<EditPlan>? = nil) {
        var plan = plan
        repeat {
            var next = 0
            while next < dirtyComponents.count {
                let index = dirtyComponents[next]
                next += 1
                if components.contains(index), components[index].state.isDirty { solve(component: index) }
            }
            dirtyComponents.removeAll()
            propagateMoves(plan)
            plan = nil
            if !bringInViolatedBounds() { decideUndecided() }
        } while !dirtyComponents.isEmpty
    }

    private mutating func solve(component index: Int32) {
        let component = components[index]
        if component.state.isFresh {
            simplex.settle(component)
            optimise(index)
        } else if simplex.restore(component) || component.state.isChanged {
            if component.state.hasStays { component.withdraw { $0.level < .preference } }
            optimise(index)
        } else if component.state.mustOptimise {
            optimise(index)
        }
        component.state.isFresh = false
        component.state.isChanged = false
        component.state.mustOptimise = false
        component.state.isDirty = false
        noteViolation(ofComponent: index)
        writeCoordinates(ofComponent: index)
    }

    private mutating func optimise(_ index: Int32) {
        let component = components[index]
        simplex.optimise(component)
        component.state.isUndecided = !simplex.openLines.isEmpty
        component.state.nextStay = -1
        if component.state.isUndecided || mustSeekPreferences(component) { undecidedComponents.append(index) }
    }

    /// Notes whether a component violates what must hold, which may change although nothing crosses to another side.
    private mutating func noteViolation(ofComponent index: Int32) {
        let component = components[index]
        let isViolated = component.isViolated(by: simplex.tolerances.broken)
        guard isViolated != component.state.isViolated else { return }
        component.state.isViolated = isViolated
        if isViolated {
            violatedComponents.insert(index)
        } else {
            violatedComponents.remove(index)
        }
    }

    // MARK: Coordinates

    /// Gives the coordinates of a component their values.
    ///
    /// A coordinate that is held by a constraint about nothing else gets its value from there, so that no rounding
    /// adds up over many solves.
    private mutating func writeCoordinates(ofComponent index: Int32) {
        let component = components[index]
        for coordinate in 0..<component.coordinateCount where component.shift[coordinate] != 0 {
            let root = component.coordinates[coordinate]
            write(newValue(ofCoordinate: coordinate, in: component), toCoordinate: root)
            component.shift[coordinate] = 0
            noteMove(ofComponent: index)
        }
    }

    mutating func noteMove(ofComponent index: Int32) {
        guard !components[index].state.isMoved else { return }
        components[index].state.isMoved = true
        propagation.movedComponents.append(index)
    }

    @inline(__always)
    func value(ofCoordinate root: Int32) -> Double {
        roots[root].constraint < 0 ? problem.values[roots[root].variable] : roots[root].value
    }

    mutating func write(_ value: Double, toCoordinate root: Int32) {
        if roots[root].constraint < 0 {
            assign(value, to: roots[root].variable)
        } else {
            roots[root].value = value
        }
    }

    @inline(__always)
    private func newValue(ofCoordinate coordinate: Int, in component: Component) -> Double {
        let root = component.coordinates[coordinate]
        let active = component.active[coordinate]
        if active >= 0 {
            let breakpoint = component.breakpoints[Int(active)]
            if let constraint = breakpoint.source.constraint {
                let isAlone = problem.constraints[constraint].termCount == 1 && roots[root].constraint < 0
                let isOwn =
                    isAlone
                    ? problem.terms[problem.constraints[constraint].firstTerm].variable == roots[root].variable
                    : roots[root].constraint == constraint
                if isOwn { return problem.constraints[constraint].constant / breakpoint.scale }
            } else if breakpoint.source.variable == roots[root].variable, roots[root].constraint < 0 {
                return breakpoint.level == .bound ? problem.lowerBounds[roots[root].variable] : 0
            }
        }
        return value(ofCoordinate: root) + component.shift[coordinate]
    }
}
