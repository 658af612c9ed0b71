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
        changes.release(index, &definitions)
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
        takeOut(constraint: index)
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
        takeOut(constraint: index)
        problem.setLevel(level, of: index)
        changes.addConstraint(index)
    }

    mutating func setRelation(_ relation: Relation, ofConstraint index: Int32) {
        guard problem.constraints[index].relation != relation else { return }
        endExercises()
        takeOut(constraint: index)
        problem.setRelation(relation, of: index)
        changes.addConstraint(index)
    }

    // MARK: Taking out

    /// Takes a constraint out of the part it plays.
    private mutating func takeOut(constraint index: Int32) {
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
            changes.release(state.target, &definitions)
        }
        if state.isElastic { definitions.elasticCount -= 1 }
        definitions.constraints[index].isElastic = false
        definitions.constraints[index].role = .open
        changes.compact(&definitions, problem)
    }
}
