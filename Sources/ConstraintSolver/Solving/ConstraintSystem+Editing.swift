/// Editing: what changes in the problem is noted; nothing is solved.
extension ConstraintSystem {
    mutating func reserveCapacity(variables: Int, constraints: Int) {
        problem.reserveCapacity(variables: variables, constraints: constraints)
        definitions.reserveCapacity(variables: variables, constraints: constraints)
    }

    mutating func makeVariable(lowerBound: Double?) -> Variable {
        let variable = problem.makeVariable(lowerBound: lowerBound ?? -.infinity)
        definitions.addVariable(variable.index)
        changes.addSeed(variable.index)
        changes.noteChange()
        changes.compact(&definitions, problem)
        return variable
    }

    mutating func removeVariable(_ index: Int32) {
        while problem.variables[index].firstTerm != Problem.none {
            removeConstraint(problem.terms[problem.variables[index].firstTerm].constraint)
        }
        endExercises()
        changes.noteChange()
        problem.removeVariable(index)
        guard definitions.variables[index].kind != .open else { return problem.recycle(variable: index) }
        // Others may still depend on it; the next region takes it apart with them.
        definitions.variables[index].isReleased = true
        changes.addSeed(index)
    }

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
        let index = try problem.add(constraint)
        if definitions.constraints.isEmpty { changes.reserve(constraints: problem.firstCapacity) }
        definitions.addConstraint(index, firstCapacity: problem.firstCapacity)
        changes.addConstraint(index)
        changes.noteChange()
        changes.compact(&definitions, problem)
        return problem.name(ofConstraint: index)
    }

    mutating func removeConstraint(_ index: Int32) {
        endExercises()
        unsettle(constraint: index)
        problem.remove(index)
        guard problem.isSparse else { return }
        let places = problem.compactTerms()
        definitions.moveTerms(to: places)
    }

    mutating func setConstant(_ constant: Double, ofConstraint index: Int32) {
        let former = problem.constraints[index].constant
        let constant = problem.constraints[index].scaled(constant)
        guard former != constant else { return }
        changes.noteChange()
        // Whoever finds the part of a new constraint takes its constant as it then is.
        if definitions.constraints[index].touchedPlace < 0, definitions.constraints[index].role != .open {
            // What an exercise moved goes back by the constants that it was moved by.
            endExercises()
            changes.touch(index, constant: former, &definitions)
        }
        if definitions.constraints[index].isSummedUp { changes.noteSummedConstant() }
        problem.setConstant(constant, of: index)
    }

    mutating func setLevel(_ level: Level, ofConstraint index: Int32) {
        guard problem.constraints[index].level != level else { return }
        endExercises()
        unsettle(constraint: index)
        problem.setLevel(level, of: index)
        changes.addConstraint(index)
    }

    mutating func setRelation(_ relation: Relation, ofConstraint index: Int32) {
        guard problem.constraints[index].relation != relation else { return }
        endExercises()
        unsettle(constraint: index)
        problem.setRelation(relation, of: index)
        changes.addConstraint(index)
    }

    // MARK: Taking out

    /// Takes a constraint out of the part it plays.
    private mutating func unsettle(constraint index: Int32) {
        changes.noteChange()
        changes.forgetTouch(of: index, &definitions)
        conflicts.setFalse(false, index, &definitions)
        let state = definitions.constraints[index]
        switch state.role {
        case .open, .check: break
        case .deferred: definitions.deferredCount -= 1
        case .breakpoint where state.rowRoot < 0 && definitions.elasticCount == 0:
            if components.empty(Int(state.breakpoint), of: state.target, &changes) {
                components.rebuild(state.target, &definitions, &changes)
            } else {
                components.markDirty(state.target)
            }
        case .definition, .breakpoint:
            // What it held together may fall apart, so the search has to start from all of it.
            for place in problem.constraints[index].terms { changes.addSeed(problem.terms[place].variable) }
        }
        if state.role == .definition {
            definitions.variables[state.target].isReleased = true
            changes.addSeed(state.target)
        }
        if state.isElastic { definitions.elasticCount -= 1 }
        definitions.constraints[index].isElastic = false
        definitions.constraints[index].role = .open
        changes.compact(&definitions, problem)
    }

    // MARK: Taking in

    /// How many constraints are taken in one by one, without looking at definitions.
    private static let fewConstraints = 32

    /// Takes in what can be had without looking at definitions: a few constraints that define nothing, about variables
    /// that are known already.
    mutating func takeInNewConstraints() {
        let isSimple =
            changes.seeds.isEmpty && definitions.elasticCount == 0
            && changes.newConstraints.count <= Self.fewConstraints
        var kept = 0
        for place in changes.newConstraints.indices {
            let constraint = changes.newConstraints[place]
            guard problem.constraints[constraint].isInUse, definitions.constraints[constraint].role == .open else {
                continue
            }
            if definitions.isGround(constraint, problem) {
                takeInCheck(constraint)
            } else if isSimple, !definitions.isDefining(constraint, problem), definitions.isKnown(constraint, problem) {
                takeIn(constraint)
            } else {
                changes.keepNewConstraint(constraint, at: kept)
                kept += 1
            }
        }
        changes.keepNewConstraints(count: kept)
        components.bringInAdditions(&definitions, &changes, simplex.tolerances)
    }

    private mutating func takeIn(_ constraint: Int32) {
        memory.expansion.expand(constraint: constraint, problem, definitions)
        guard memory.expansion.count > 0 else { return takeInCheck(constraint) }
        definitions.constraints[constraint].role = .breakpoint
        components.add(
            Breakpoint(of: constraint, problem), along: memory.expansion, &definitions, &changes, simplex.tolerances)
    }

    /// Takes in a constraint that only constants can change. Plans that were made do not know about it.
    private mutating func takeInCheck(_ constraint: Int32) {
        definitions.constraints[constraint].role = .check
        changes.noteStructure()
        conflicts.check(constraint, problem, &definitions, simplex.tolerances)
    }
}
