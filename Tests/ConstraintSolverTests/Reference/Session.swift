import ConstraintSolver

/// A solver that is edited, and the problem that it should then solve.
struct Session {
    let solver: Solver
    private var variables: [Variable]
    private var constraints: [ConstraintID]
    private(set) var instance: Instance

    init(_ instance: Instance) throws {
        let statement = try Statement(instance)
        self.instance = instance
        solver = statement.solver
        variables = statement.variables
        constraints = statement.constraints
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

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
        let row = generator.row(variables.count, after: instance.rows, [generator.priority()])
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
        variables.append(isBounded ? solver.makeVariable(lowerBound: 0) : solver.makeVariable())
        instance.lowerBounds.append(isBounded ? 0 : nil)
    }
}
