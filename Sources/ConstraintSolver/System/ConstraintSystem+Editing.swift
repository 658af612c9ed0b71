extension ConstraintSystem {
    mutating func makeVariable(lowerBound: Double?) -> Variable {
        let variable = problem.makeVariable(lowerBound: lowerBound ?? -.infinity)
        if Int(variable.index) == variableState.count {
            variableState.append(VariableState())
        } else {
            variableState[variable.index] = VariableState()
        }
        seeds.append(variable.index)
        return variable
    }

    mutating func removeVariable(_ index: Int32) {
        while problem.variables[index].firstTerm != Problem.none {
            removeConstraint(problem.terms[problem.variables[index].firstTerm].constraint)
        }
        endExercises()
        release(variable: index)
        problem.removeVariable(index)
    }

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
        let index = try problem.add(constraint)
        if Int(index) == constraintState.count {
            constraintState.append(ConstraintState())
        } else {
            constraintState[index] = ConstraintState()
        }
        newConstraints.append(index)
        return problem.name(ofConstraint: index)
    }

    mutating func removeConstraint(_ index: Int32) {
        endExercises()
        unsettle(constraint: index)
        setFalse(false, index)
        problem.remove(index)
    }

    mutating func setConstant(_ constant: Double, ofConstraint index: Int32) {
        guard problem.constraints[index].constant != constant else { return }
        touch(constantOf: index)
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

    /// Takes a constraint out of the part it plays.
    private mutating func unsettle(constraint index: Int32) {
        switch constraintState[index].role {
        case .open, .check: break
        case .definition, .breakpoint:
            // What it held together may fall apart, so the search has to start from all of it.
            for place in problem.constraints[index].terms { seeds.append(problem.terms[place].variable) }
        }
        if constraintState[index].role == .definition { release(variable: constraintState[index].target) }
        constraintState[index].role = .open
    }

    /// Has a variable looked at anew, even if nothing had any influence on it.
    private mutating func release(variable: Int32) {
        variableState[variable].isReleased = true
        seeds.append(variable)
    }
}
