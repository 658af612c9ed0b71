/// The part of a problem that is looked at anew: variables, and all constraints that mention one of them.
///
/// Every other variable of these constraints is *ground*: nothing in the region has any influence on it.
struct Region: ~Copyable {
    /// In the order of their indices.
    var variables = Store<Int32>()
    var constraints = Store<Int32>()
    /// The index of the region's first definition in the order of evaluation.
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

extension Region {
    /// Leaves out variables removed from the problem, which nothing refers to any more, so that its numbers are given out again.
    mutating func dropRemovedVariables(_ problem: inout Problem, _ definitions: inout Definitions) {
        var kept = 0
        for place in variables.indices {
            let variable = variables[place]
            if problem.variables[variable].isInUse {
                variables[kept] = variable
                kept += 1
            } else {
                definitions.variables[variable] = VariableState()
                problem.recycle(variable: variable)
            }
        }
        variables.resize(to: kept, filling: 0)
    }

    /// Marks that nothing is part of it any more.
    func unmark(_ definitions: inout Definitions) {
        for place in variables.indices { definitions.variables[variables[place]].isInRegion = false }
        for place in constraints.indices { definitions.constraints[constraints[place]].isInRegion = false }
    }
}
