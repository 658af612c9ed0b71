/// Solving: the stages, in their order.
extension ConstraintSystem {
    /// Brings all values up to date if anything changed since the last solve.
    mutating func solveIfChanged() {
        if changes.isStale { solve() }
    }

    /// Brings all values up to date.
    mutating func solve() {
        let isFirst = !changes.wasEverSolved
        let workBefore = stepWork
        changes.beginSolve()
        decisions.beginSolve()
        propagation.forgetChanges(problem)
        endExercises()
        simplex.tolerances = Tolerances(magnitude: problem.magnitude)
        var rounds = 0
        repeat {
            rounds += 1
            work.solutions += 1
            presolve(keepingElasticity: rounds > 1)
            solveComponents(moveBreakpoints())
        } while hasContradiction && makeElastic(inRound: rounds)
        if hasContradiction || !conflicts.latest.isEmpty { findConflicts(workSince: workBefore) }
        if isFirst { releaseWorkingMemory() }
    }

    // MARK: Presolve

    /// Finds the parts of new constraints, and looks anew at all around what changed.
    ///
    /// - Parameter keepsElasticity: Whether constraints that were made elastic stay so.
    private mutating func presolve(keepingElasticity keepsElasticity: Bool) {
        if changes.wasEverSolved, !changes.newConstraints.isEmpty { takeInNewConstraints() }
        if changes.areDefinitionsStale { rebuildRegion(keepingElasticity: keepsElasticity) }
        changes.forgetNewConstraints()
    }

    /// Looks anew at everything around the seeds.
    private mutating func rebuildRegion(keepingElasticity keepsElasticity: Bool) {
        if !changes.wasEverSolved { beginFirstRegion() }
        region.collect(around: changes, problem, &definitions, &components)
        changes.forgetSeeds()
        guard !region.variables.isEmpty else { return }
        clearRegion(keepingElasticity: keepsElasticity)
        if definitions.compact(problem) { components.forgetPlans() }
        changes.noteRegion()
        chooseCoordinates(keepingElasticity: keepsElasticity)
        definitions.orderDefinitions(of: &region)
        let first = region.firstOrder
        propagation.sweep(
            from: first, &problem, &definitions, constants: changes.constantsVersion, simplex.tolerances)
        propagation.violatedBounds.removeAll()
        let checks = components.reduce(
            region, problem, &definitions, &memory, &changes, sweep: propagation.sweepCount)
        for place in checks.indices { conflicts.check(checks[place], problem, &definitions, simplex.tolerances) }
        propagation.sweepStart = first
        region.unmark(&definitions)
        propagation.checkBounds(of: region, problem, simplex.tolerances)
    }

    /// Constraints about nothing are in no region.
    private mutating func beginFirstRegion() {
        propagation.reserve(variables: problem.variables.count)
        for index in problem.constraints.indices
        where problem.constraints[index].isInUse && problem.constraints[index].termCount == 0 {
            definitions.constraints[index].role = .check
            conflicts.check(Int32(index), problem, &definitions, simplex.tolerances)
        }
    }

    /// Takes apart what the region was before.
    private mutating func clearRegion(keepingElasticity keepsElasticity: Bool) {
        changes.forgetTouchesInRegion(&definitions)
        guard changes.wasEverSolved else { return }
        components.free(around: region, definitions, &changes)
        conflicts.forget(region, &definitions)
        definitions.clear(region, keepingElasticity: keepsElasticity)
        region.dropRemovedVariables(&problem, &definitions)
    }

    /// Decides what defines what, and so what the coordinates are.
    private mutating func chooseCoordinates(keepingElasticity keepsElasticity: Bool) {
        findDefinitions(takingVariables: false)
        guard definitions.elasticCount > 0, region.isDense(problem, definitions, &memory.expansion) else {
            return
        }
        clearRegion(keepingElasticity: keepsElasticity)
        findDefinitions(takingVariables: true)
    }

    /// - Parameter takesVariables: Whether variables become coordinates rather than the left sides of constraints.
    private mutating func findDefinitions(takingVariables takesVariables: Bool) {
        definitions.triangulate(&region, takingVariables: takesVariables, problem, &memory.expansion)
        definitions.eliminate(&region, problem, &memory, constants: changes.constantsVersion)
    }

    /// Gives back the memory that the first solve needed, because later ones are mostly much smaller, and the room that
    /// lists made for more.
    private mutating func releaseWorkingMemory() {
        region.release()
        changes.release()
        problem.trim()
        definitions.trim()
        components.trim()
        propagation.trim()
        simplex.releaseLists()
    }

    // MARK: Components

    /// Solves dirty components until every bound holds and everything is decided.
    ///
    /// - Parameter plan: What follows from changed constants, if any changed.
    mutating func solveComponents(_ plan: UnsafeMutablePointer<EditPlan>? = nil) {
        var plan = plan
        repeat {
            var next = 0
            while next < components.dirty.count {
                let index = components.dirty[next]
                next += 1
                if components.contains(index), components[index].state.isDirty { solveComponent(index) }
            }
            components.forgetDirty()
            propagate(plan)
            plan = nil
            let bringsInBounds = components.bringInViolatedBounds(
                &propagation, problem, &definitions, &memory.expansion, &conflicts, &changes, simplex.tolerances)
            if !bringsInBounds {
                decisions.checkWatches(problem, &components, simplex.tolerances)
                decide()
            }
        } while !components.dirty.isEmpty
    }

    private mutating func solveComponent(_ index: Int32) {
        let component = components[index]
        if component.state.start.isFresh {
            simplex.makeCrashBasis(component)
            optimise(index, fromCrash: true)
        } else if simplex.warmStart(component) || component.state.start.isChanged {
            if component.state.decision.hasStays { component.withdraw { $0.level < .preference } }
            optimise(index)
        } else if component.state.start.mustOptimise {
            optimise(index)
        }
        component.state.start = .best
        component.state.isDirty = false
        components.noteViolation(of: index, simplex.tolerances)
        propagation.writeCoordinates(of: index, component, &problem, &definitions, simplex.tolerances)
    }

    private mutating func optimise(_ index: Int32, fromCrash isCrash: Bool = false) {
        let component = components[index]
        simplex.linkage.ranks.removeAll()
        for coordinate in 0..<component.coordinateCount {
            simplex.linkage.ranks.append(definitions.roots[component.coordinates[coordinate]].variable)
        }
        if isCrash { simplex.followLink(of: component) }
        simplex.optimise(component)
        component.state.decision.isOpen = !simplex.pricing.openLines.isEmpty
        component.state.decision.nextStay = -1
        component.state.decision.isWatched = false
        if component.state.decision.isOpen || decisions.mustSeekPreferences(about: component, definitions) {
            components.undecided.append(index)
        }
    }

    /// Moves the breakpoints that changed constants have an influence on.
    ///
    /// - Returns: The plan by which to go on once the components are solved; nil if no constant changed.
    private mutating func moveBreakpoints() -> UnsafeMutablePointer<EditPlan>? {
        guard !changes.touchedConstraints.isEmpty else { return nil }
        let plan = propagation.planForTouchedConstraints(changes, problem, definitions, components, &memory)
        propagation.moveBreakpoints(by: plan, changes, problem, &components, simplex.tolerances)
        changes.forgetTouches(&definitions)
        return plan
    }

    /// Runs values along the definitions, from constants by a plan and from the components that moved.
    mutating func propagate(_ plan: UnsafeMutablePointer<EditPlan>? = nil) {
        let constants = changes.constantsVersion
        if let plan {
            propagation.run(plan, &problem, &definitions, constants: constants, simplex.tolerances)
        }
        propagation.followMoves(&problem, &definitions, &components, &memory, constants: constants, simplex.tolerances)
        guard let plan else { return }
        for place in 0..<plan.pointee.checkCount {
            let constraint = plan.pointee.checks[place]
            // It may have been removed since the plan was made.
            guard definitions.constraints[constraint].role == .check else { continue }
            conflicts.check(constraint, problem, &definitions, simplex.tolerances)
        }
        propagation.refreshDistances(plan, problem, &components)
    }

    // MARK: Decisions

    /// Brings in what decides undecided components: preferences first, then stays.
    private mutating func decide() {
        guard !components.undecided.isEmpty else { return }
        if decisions.bringInPreferences(problem, &definitions, &components, &memory, &changes) { return }
        decisions.bringInStays(problem, &definitions, &components, &simplex, &memory, &changes)
    }
}
