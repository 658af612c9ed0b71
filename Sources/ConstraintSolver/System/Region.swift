/// The part of a problem that is looked at anew: variables, and all constraints that mention one of them.
///
/// Every other variable of these constraints is *ground*: nothing in the region has any influence on it.
struct Region: ~Copyable {
    /// In the order of their indices.
    var variables = Store<Int32>()
    var constraints = Store<Int32>()
    /// Whether constraints that were made elastic stay so.
    var keepsElasticity = false
    /// Whether variables become coordinates rather than the left sides of constraints.
    var takesVariables = false
    /// Where the region's definitions begin in the order of evaluation.
    var firstOrder = 0

    /// Constraints with one open variable: required equalities, and the others.
    var equalities = Store<Int32>()
    var rows = Store<Int32>()
    /// The coordinates found in it.
    var coordinates = Store<Int32>()
    /// Its defined variables in the order in which they were defined, and those that were coordinates at first.
    var defined = Store<Int32>()
    var eliminated = Store<Int32>()

    /// Makes room for a region of that many variables and constraints.
    mutating func reserve(variables variableCount: Int, constraints constraintCount: Int) {
        variables.reserve(variableCount)
        constraints.reserve(constraintCount)
        equalities.reserve(constraintCount)
        rows.reserve(constraintCount)
        coordinates.reserve(variableCount / 2)
        defined.reserve(variableCount)
    }

    /// Gives the memory of the lists back.
    mutating func release() {
        variables.release()
        constraints.release()
        equalities.release()
        rows.release()
        coordinates.release()
        defined.release()
        eliminated.release()
    }
}

extension ConstraintSystem {
    /// Finds the region around the seeds and the new constraints. Regions end at ground variables, so that most changes
    /// stay local.
    mutating func collectRegion() {
        region.variables.removeAll()
        region.constraints.removeAll()
        guard isAnythingSettled else {
            collectEverything()
            return
        }
        for place in seeds.indices {
            let state = variableState[seeds[place]]
            guard
                problem.variables[seeds[place]].isInUse
                    ? state.kind != .ground || state.isReleased : state.kind != .open
            else { continue }
            enter(variable: seeds[place])
        }
        for place in newConstraints.indices { enterIfOpen(newConstraints[place]) }
        followRegion()
        orderRegion()
    }

    /// The first time, the region is everything.
    private mutating func collectEverything() {
        region.reserve(variables: problem.variables.count, constraints: problem.constraints.count)
        evaluationOrder.reserve(problem.variables.count)
        changedVariables.reserve(problem.variables.count)
        roots.reserve(problem.variables.count / 2)
        for index in problem.variables.indices where problem.variables[index].isInUse {
            variableState[index].isInRegion = true
            region.variables.append(Int32(index))
        }
        for index in problem.constraints.indices where problem.constraints[index].isInUse {
            if problem.constraints[index].termCount > 0 {
                constraintState[index].isInRegion = true
                region.constraints.append(Int32(index))
            } else {
                constraintState[index].role = .check
                check(Int32(index))
            }
        }
    }

    /// A new constraint belongs to the region unless all its variables are ground.
    private mutating func enterIfOpen(_ constraint: Int32) {
        guard constraintState[constraint].role == .open, problem.constraints[constraint].isInUse else { return }
        let isOpen = problem.constraints[constraint].terms.contains { place in
            variableState[problem.terms[place].variable].kind != .ground
        }
        if isOpen { enter(constraint: constraint) }
    }

    private mutating func followRegion() {
        var next = 0
        while next < region.variables.count {
            let variable = region.variables[next]
            next += 1
            enterComponents(of: variable)
            var term = problem.variables[variable].firstTerm
            while term != Problem.none {
                enter(constraint: problem.terms[term].constraint)
                term = problem.terms[term].next
            }
        }
    }

    /// A component is taken apart as a whole. It may hold variables that no constraint connects any more.
    private mutating func enterComponents(of variable: Int32) {
        let state = variableState[variable]
        if state.kind == .coordinate { enterComponent(of: state.root) }
        if state.rowRoot >= 0 { enterComponent(of: state.rowRoot) }
    }

    private mutating func enterComponent(of root: Int32) {
        let index = roots[root].component
        guard index >= 0, !components[index].state.isVisited else { return }
        let component = components[index]
        component.state.isVisited = true
        for coordinate in 0..<component.coordinateCount {
            enter(variable: roots[component.coordinates[coordinate]].variable)
        }
    }

    @inline(__always)
    private mutating func enter(variable: Int32) {
        guard !variableState[variable].isInRegion else { return }
        variableState[variable].isInRegion = true
        region.variables.append(variable)
    }

    @inline(__always)
    private mutating func enter(constraint: Int32) {
        guard !constraintState[constraint].isInRegion else { return }
        constraintState[constraint].isInRegion = true
        region.constraints.append(constraint)
        for place in problem.constraints[constraint].terms {
            let variable = problem.terms[place].variable
            if variableState[variable].kind != .ground { enter(variable: variable) }
        }
        // A ground variable whose definition is in the region may not stay ground.
        if constraintState[constraint].role == .definition { enter(variable: constraintState[constraint].target) }
    }

    private mutating func orderRegion() {
        if region.variables.count * 8 < problem.variables.count {
            region.variables.sort(by: <)
        } else {
            region.variables.removeAll()
            for index in variableState.indices where variableState[index].isInRegion {
                region.variables.append(Int32(index))
            }
        }
        if region.constraints.count * 8 < problem.constraints.count {
            region.constraints.sort(by: <)
        } else {
            region.constraints.removeAll()
            for index in constraintState.indices where constraintState[index].isInRegion {
                region.constraints.append(Int32(index))
            }
        }
    }

    /// Takes apart what the region was before.
    mutating func clearRegion() {
        forgetTouchedInRegion()
        guard isAnythingSettled else { return }
        defer { dropRemovedVariables() }
        for place in region.variables.indices {
            let variable = region.variables[place]
            let state = variableState[variable]
            if state.root >= 0, roots[state.root].variable == variable, roots[state.root].constraint < 0 {
                free(root: state.root)
            }
            if state.rowRoot >= 0 { free(root: state.rowRoot) }
            if state.firstDerivedTerm >= 0 { deadDerivedTerms += derivedTerms(of: state).count + 1 }
            variableState[variable] = VariableState(isInRegion: true)
            if !falseBounds.isEmpty { falseBounds.remove(variable) }
        }
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            setFalse(false, constraint)
            let isElastic = region.keepsElasticity && constraintState[constraint].isElastic
            if constraintState[constraint].isElastic, !isElastic { elasticCount -= 1 }
            if constraintState[constraint].role == .deferred { deferredCount -= 1 }
            constraintState[constraint] = ConstraintState(isInRegion: true, isElastic: isElastic)
        }
    }

    /// Leaves out of the region what was removed, which nothing refers to any more.
    private mutating func dropRemovedVariables() {
        var kept = 0
        for place in region.variables.indices {
            let variable = region.variables[place]
            if problem.variables[variable].isInUse {
                region.variables[kept] = variable
                kept += 1
            } else {
                variableState[variable] = VariableState()
                problem.recycle(variable: variable)
            }
        }
        region.variables.resize(to: kept, filling: 0)
    }

    /// Forgets changes of constants within the region: everything there is computed from the new ones.
    private mutating func forgetTouchedInRegion() {
        var kept = 0
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            if constraintState[constraint].isInRegion {
                constraintState[constraint].touchedPlace = -1
            } else {
                constraintState[constraint].touchedPlace = Int32(kept)
                touchedConstraints[kept] = constraint
                formerConstants[kept] = formerConstants[place]
                kept += 1
            }
        }
        touchedConstraints.resize(to: kept, filling: 0)
        formerConstants.resize(to: kept, filling: 0)
    }

    private mutating func free(root index: Int32) {
        let component = roots[index].component
        if component >= 0, components.contains(component) { free(component: component) }
        if roots[index].entryCount > 0 {
            deadRootEntries += Int(roots[index].entryCount)
            roots[index].entryCount = -1
        }
        freeRoots.append(index)
    }

    mutating func makeRoot(_ root: Root) -> Int32 {
        guard !freeRoots.isEmpty else {
            roots.append(root)
            return Int32(roots.count - 1)
        }
        let index = freeRoots.removeLast()
        roots[index] = root
        return index
    }
}
