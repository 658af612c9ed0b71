import KeylineConstraintSolver

/// A workload in a solver.
struct WorkloadSession {
    let workload: Workload
    private let solver = Solver()
    private var variables: [Variable] = []
    private var constraints: [ConstraintID] = []
    private var changes: [Change] = []
    private var editStart: [Int] = []
    private var parameters: [Double]
    /// A constraint whose constant an edit sets.
    private struct Change {
        var constraint: ConstraintID
        var constant: Double
    }

    /// By parameter, the constraints whose constants it is part of.
    private var dependents: [[Int]]
    private(set) var values: [Double]
    /// The heap of the variables alone, in bytes.
    let heapOfVariables: Int

    init(_ workload: Workload) {
        self.workload = workload
        parameters = workload.parameters
        dependents = Array(repeating: [], count: workload.parameters.count)
        for (index, constraint) in workload.constraints.enumerated() {
            for (_, parameter) in constraint.parameters { dependents[parameter].append(index) }
        }
        values = Array(repeating: 0, count: workload.variables.count)
        variables.reserveCapacity(values.count)
        constraints.reserveCapacity(workload.constraints.count)
        let heapBefore = Heap.bytesInUse
        for _ in values { variables.append(solver.makeVariable()) }
        heapOfVariables = Heap.bytesInUse - heapBefore
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
        var constant = workload.constraints[index].constant
        for term in workload.constraints[index].parameters { constant -= term.coefficient * parameters[term.parameter] }
        return constant
    }

    mutating func build(_ statements: [LinearConstraint]) throws {
        let list = statements.span
        for index in list.indices { constraints.append(try solver.add(list[index])) }
        solver.solve()
        readValues()
    }

    /// Works out which constants each edit sets, which is the client's business and not measured.
    mutating func prepareEdits() {
        for edit in workload.edits {
            editStart.append(changes.count)
            for (parameter, value) in edit.changes { parameters[parameter] = value }
            for (parameter, _) in edit.changes {
                for index in dependents[parameter] {
                    changes.append(Change(constraint: constraints[index], constant: constant(of: index)))
                }
            }
        }
        editStart.append(changes.count)
    }

    /// Makes an edit.
    mutating func apply(edit index: Int) throws {
        for place in editStart[index]..<editStart[index + 1] {
            try solver.setConstant(changes[place].constant, of: changes[place].constraint)
        }
        solver.solve()
        readValues()
    }

    /// Copies the values that changed; after that, the copy holds every variable's value.
    private mutating func readValues() {
        values.withUnsafeMutableBufferPointer { copy in
            solver.withChanges { changed, values in
                for place in changed.indices {
                    let number = Int(changed[place])
                    copy[number] = values[number]
                }
            }
        }
    }

    var conflicts: [[String]] { solver.conflicts.map { $0.constraints.map(\.description) } }
    func dump() -> String { solver.dump() }
}
