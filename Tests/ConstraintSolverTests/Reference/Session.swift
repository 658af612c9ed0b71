import KeylineConstraintSolver

/// A solver that is edited, and the problem that it should then solve.
struct Session {
    let solver: Solver
    /// In the order of their numbers, which decides where nothing else does.
    private(set) var variables: [Variable]
    private(set) var constraints: [ConstraintID]
    private(set) var instance: Instance

    init(_ instance: Instance) throws {
        let statement = try Statement(instance)
        self.instance = instance
        solver = statement.solver
        variables = statement.variables
        constraints = statement.constraints
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// Changes anything: what `edit` does, and less usual things.
    mutating func change(_ generator: inout Generator) throws {
        switch generator.number(0...11) {
        case 0: removeVariable(&generator)
        case 1: try addOddRow(&generator)
        default: try edit(&generator)
        }
    }

    /// Changes something, mostly a constant.
    mutating func edit(_ generator: inout Generator) throws {
        switch generator.number(0...9) {
        case 0...2: try editConstant(&generator)
        case 3: try editPriority(&generator)
        case 4: editRelation(&generator)
        case 5, 6: try addRow(&generator)
        case 7, 8: removeRow(&generator)
        default: addVariable(&generator)
        }
    }

    mutating func editConstant(_ generator: inout Generator) throws {
        guard !instance.rows.isEmpty else { return }
        let index = generator.number(0...(instance.rows.count - 1))
        instance.rows[index].constant = generator.constant()
        try solver.setConstant(instance.rows[index].constant, of: constraints[index])
    }

    private mutating func editPriority(_ generator: inout Generator) throws {
        guard !instance.rows.isEmpty else { return }
        let index = generator.number(0...(instance.rows.count - 1))
        instance.rows[index].priority = generator.chance(30) ? 1000 : generator.priority()
        try solver.setPriority(instance.rows[index].priority, of: constraints[index])
    }

    private mutating func editRelation(_ generator: inout Generator) {
        guard !instance.rows.isEmpty else { return }
        let index = generator.number(0...(instance.rows.count - 1))
        instance.rows[index].relation = generator.pick([.equal, .lessOrEqual, .greaterOrEqual])
        solver.setRelation(instance.rows[index].relation, of: constraints[index])
    }

    private mutating func addRow(_ generator: inout Generator) throws {
        try add(generator.row(variables.count, after: instance.rows, [generator.priority()]))
    }

    private mutating func add(_ row: Instance.Row) throws {
        let terms = row.coefficients.map { Term(variables[$0.variable], $0.coefficient) }
        constraints.append(
            try solver.add(LinearConstraint(terms, row.relation, row.constant, priority: row.priority)))
        instance.rows.append(row)
    }

    private mutating func removeRow(_ generator: inout Generator) {
        guard !instance.rows.isEmpty else { return }
        let index = generator.number(0...(instance.rows.count - 1))
        solver.remove(constraints.remove(at: index))
        instance.rows.remove(at: index)
    }

    private mutating func addVariable(_ generator: inout Generator) {
        let isBounded = generator.chance(50)
        let variable = isBounded ? solver.makeVariable(lowerBound: 0) : solver.makeVariable()
        let index = variables.firstIndex { $0.number > variable.number } ?? variables.count
        renumber { $0 < index ? $0 : $0 + 1 }
        variables.insert(variable, at: index)
        instance.lowerBounds.insert(isBounded ? 0 : nil, at: index)
    }

    private mutating func removeVariable(_ generator: inout Generator) {
        guard variables.count > 1 else { return }
        let removed = generator.number(0...(variables.count - 1))
        solver.removeVariable(variables.remove(at: removed))
        instance.lowerBounds.remove(at: removed)
        for index in instance.rows.indices.reversed() where instance.rows[index].coefficient(of: removed) != 0 {
            instance.rows.remove(at: index)
            constraints.remove(at: index)
        }
        for index in instance.rows.indices { instance.rows[index].coefficients.removeAll { $0.variable == removed } }
        renumber { $0 < removed ? $0 : $0 - 1 }
    }

    private mutating func renumber(_ number: (Int) -> Int) {
        for row in instance.rows.indices {
            for term in instance.rows[row].coefficients.indices {
                let variable = instance.rows[row].coefficients[term].variable
                instance.rows[row].coefficients[term].variable = number(variable)
            }
        }
    }

    /// Adds a row without terms, or one that mentions a variable several times, or not really.
    private mutating func addOddRow(_ generator: inout Generator) throws {
        var row = generator.row(variables.count, after: instance.rows, [generator.priority()])
        let variable = generator.number(0...(variables.count - 1))
        switch generator.number(0...2) {
        case 0: row.coefficients = []
        case 1: row.coefficients.append((variable, 0))
        default: row.coefficients.append((variable, generator.pick([1, -1, 2])))
        }
        try add(row)
    }
}
