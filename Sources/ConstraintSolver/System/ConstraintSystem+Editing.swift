extension ConstraintSystem {
    mutating func makeVariable(lowerBound: Double?) -> Variable {
        let variable = problem.makeVariable(lowerBound: lowerBound ?? -.infinity)
        if Int(variable.index) == variableState.count {
            variableState.append(VariableState())
        } else {
            variableState[variable.index] = VariableState()
        }
        seeds.append(variable.index)
        isStale = true
        compactChanges()
        return variable
    }

    mutating func removeVariable(_ index: Int32) {
        while problem.variables[index].firstTerm != Problem.none {
            removeConstraint(problem.terms[problem.variables[index].firstTerm].constraint)
        }
        endExercises()
        isStale = true
        problem.removeVariable(index)
        guard variableState[index].kind != .open else { return problem.recycle(variable: index) }
        // Others may still depend on it; the next region takes it apart with them.
        variableState[index].isReleased = true
        seeds.append(index)
    }

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
        let index = try problem.add(constraint)
        if constraintState.isEmpty {
            constraintState.reserve(problem.firstCapacity)
            newConstraints.reserve(problem.firstCapacity)
        }
        if Int(index) == constraintState.count {
            constraintState.append(ConstraintState())
        } else {
            constraintState[index] = ConstraintState()
        }
        newConstraints.append(index)
        isStale = true
        compactChanges()
        return problem.name(ofConstraint: index)
    }

    mutating func removeConstraint(_ index: Int32) {
        endExercises()
        unsettle(constraint: index)
        problem.remove(index)
        compactTerms()
    }

    mutating func setConstant(_ constant: Double, ofConstraint index: Int32) {
        let constant = problem.constraints[index].scaled(constant)
        guard problem.constraints[index].constant != constant else { return }
        isStale = true
        touch(constantOf: index)
        if constraintState[index].isSummedUp { constantsVersion &+= 1 }
        problem.constraints[index].constant = constant
        problem.noteMagnitude(of: constant)
    }

    mutating func setLevel(_ level: Level, ofConstraint index: Int32) {
        guard problem.constraints[index].level != level else { return }
        endExercises()
        unsettle(constraint: index)
        problem.constraints[index].level = level
        newConstraints.append(index)
    }

    mutating func setRelation(_ relation: Relation, ofConstraint index: Int32) {
        guard problem.constraints[index].relation != relation else { return }
        endExercises()
        unsettle(constraint: index)
        problem.constraints[index].relation = relation
        newConstraints.append(index)
    }

    // MARK: Parts

    /// Takes a constraint out of the part it plays.
    private mutating func unsettle(constraint index: Int32) {
        isStale = true
        forgetTouch(of: index)
        setFalse(false, index)
        let state = constraintState[index]
        switch state.role {
        case .open, .check: break
        case .deferred: deferredCount -= 1
        case .breakpoint where state.rowRoot < 0 && elasticCount == 0:
            emptyBreakpoint(Int(state.breakpoint), ofComponent: state.target)
        case .definition, .breakpoint:
            // What it held together may fall apart, so the search has to start from all of it.
            for place in problem.constraints[index].terms { seeds.append(problem.terms[place].variable) }
        }
        if state.role == .definition {
            variableState[state.target].isReleased = true
            seeds.append(state.target)
        }
        if state.isElastic { elasticCount -= 1 }
        constraintState[index].isElastic = false
        constraintState[index].role = .open
        compactChanges()
    }

    private mutating func forgetTouch(of constraint: Int32) {
        let place = constraintState[constraint].touchedPlace
        guard place >= 0 else { return }
        let (last, constant) = (touchedConstraints.removeLast(), formerConstants.removeLast())
        if last != constraint {
            touchedConstraints[place] = last
            formerConstants[place] = constant
            constraintState[last].touchedPlace = place
        }
        constraintState[constraint].touchedPlace = -1
    }

    /// Leaves a constraint that defines nothing out of its component.
    private mutating func emptyBreakpoint(_ place: Int, ofComponent index: Int32) {
        let component = components[index]
        component.breakpoints[place].isWithdrawn = true
        component.breakpoints[place].source = .nothing
        component.state.emptyCount += 1
        component.state.isChanged = true
        component.state.hasCosts = false
        structureVersion += 1
        if Int(component.state.emptyCount) * 2 > component.breakpointCount {
            builder.removeAll()
            region.coordinates.removeAll()
            takeApart(component: index, keepingStays: false)
            makeComponents()
        } else {
            markDirty(index)
        }
    }

    /// Takes in what can be had without looking at definitions: a few constraints that define nothing, about variables
    /// that are known already.
    mutating func takeInNewConstraints() {
        let isSimple = seeds.isEmpty && elasticCount == 0 && newConstraints.count <= 32
        var kept = 0
        for place in newConstraints.indices {
            let constraint = newConstraints[place]
            guard problem.constraints[constraint].isInUse, constraintState[constraint].role == .open else { continue }
            if isGround(constraint) {
                takeInCheck(constraint)
            } else if isSimple, !isDefining(constraint), isKnown(constraint) {
                takeIn(constraint)
            } else {
                newConstraints[kept] = constraint
                kept += 1
            }
        }
        newConstraints.resize(to: kept, filling: 0)
        bringInAdditions()
    }

    private mutating func takeIn(_ constraint: Int32) {
        let record = problem.constraints[constraint]
        expand(constraint: constraint)
        guard expansion.count > 0 else { return takeInCheck(constraint) }
        constraintState[constraint].role = .breakpoint
        addExpansion(
            gap: record.constant - problem.activity(of: constraint), unit: record.unit, record.relation,
            level: record.level, source: .constraint(constraint))
    }

    /// Takes in a constraint that only constants can change. Plans that were made do not know of it.
    private mutating func takeInCheck(_ constraint: Int32) {
        constraintState[constraint].role = .check
        structureVersion += 1
        check(constraint)
    }

    @inline(__always)
    private func isGround(_ constraint: Int32) -> Bool {
        problem.constraints[constraint].terms.allSatisfy { place in
            let state = variableState[problem.terms[place].variable]
            return state.kind == .ground && !state.isReleased
        }
    }

    @inline(__always)
    private func isKnown(_ constraint: Int32) -> Bool {
        problem.constraints[constraint].terms.allSatisfy { variableState[problem.terms[$0].variable].kind != .open }
    }
}
