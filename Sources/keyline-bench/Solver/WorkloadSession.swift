import ConstraintSolver

/// A workload in a solver.
struct WorkloadSession {
    let workload: Workload
    private let solver = Solver()
    private var variables: [Variable] = []
    private var constraints: [ConstraintID] = []
    private var parameters: [Double]
    /// By parameter, the constraints whose constants it is part of.
    private var dependents: [[(constraint: Int, coefficient: Double)]]
    private(set) var values: [Double]

    /// The constraints of a workload as the solver takes them, and the names they will have.
    struct Prepared {
        var make: [(Relation, Float)] = []
    }

    init(_ workload: Workload) {
        self.workload = workload
        parameters = workload.parameters
        dependents = Array(repeating: [], count: workload.parameters.count)
        for (index, constraint) in workload.constraints.enumerated() {
            for (coefficient, parameter) in constraint.parameters {
                dependents[parameter].append((index, coefficient))
            }
        }
        values = Array(repeating: 0, count: workload.variables.count)
        variables.reserveCapacity(values.count)
        constraints.reserveCapacity(workload.constraints.count)
        variables = workload.variables.map { _ in solver.makeVariable() }
    }

    /// The constraints as the solver takes them.
    func statements() -> [LinearConstraint] {
        workload.constraints.indices.map { index in
            let constraint = workload.constraints[index]
            let terms = constraint.terms.map { Term(variables[$0.variable], $0.coefficient) }
            let relation: Relation =
                switch constraint.relation {
                case "=": .equal
                case "<": .lessOrEqual
                default: .greaterOrEqual
                }
            return LinearConstraint(terms, relation, constant(of: index), priority: constraint.priority)
        }
    }

    private func constant(of index: Int) -> Double {
        let constraint = workload.constraints[index]
        return constraint.parameters.reduce(constraint.constant) { $0 - $1.coefficient * parameters[$1.parameter] }
    }

    mutating func build(_ statements: [LinearConstraint]) throws {
        for statement in statements { constraints.append(try solver.add(statement)) }
        solver.solve()
        readValues()
    }

    mutating func apply(_ edit: Workload.Edit) throws {
        for (parameter, value) in edit.changes {
            parameters[parameter] = value
            for (constraint, _) in dependents[parameter] {
                try solver.setConstant(constant(of: constraint), of: constraints[constraint])
            }
        }
        solver.solve()
        readValues()
    }

    /// Copies the values that changed; after that, the copy holds every variable's value.
    private mutating func readValues() {
        values.withUnsafeMutableBufferPointer { values in
            solver.forEachChange { variable, value in values[variable.number] = value }
        }
    }

    var conflicts: [[String]] { solver.conflicts.map { $0.constraints.map(\.description) } }
    func dump() -> String { solver.dump() }
}
