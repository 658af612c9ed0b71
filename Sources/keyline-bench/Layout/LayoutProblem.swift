import KeylineConstraintSolver

/// The constraints of a layout as a workload: what the solver was told, and how changes of the layout change it.
struct LayoutProblem {
    private struct Change {
        var group: String
        /// By place of a constraint, its constant before and after.
        var constants: [(place: Int, before: Double, after: Double)]
    }

    private let variables: [(variable: Variable, bound: Double?)]
    private let names: [ConstraintID]
    private let statements: [LinearConstraint]
    private var constants: [Double]
    private var changes: [Change] = []

    /// Takes down what a solver has been told.
    init(_ solver: Solver?) {
        variables = solver.map { solver in solver.variables.map { ($0, solver.lowerBound(of: $0)) } } ?? []
        names = solver?.constraints ?? []
        statements = solver.map { solver in solver.constraints.map { solver.statement(of: $0) } } ?? []
        constants = statements.map(\.constant)
    }

    /// Takes down which constants are different now. Where constraints came or went there is nothing to compare.
    mutating func record(_ group: String, _ solver: Solver?) {
        guard let solver, solver.constraints == names else { return }
        let present = names.map { solver.statement(of: $0).constant }
        let changed = present.indices.filter { present[$0] != constants[$0] }
        guard !changed.isEmpty else { return }
        changes.append(Change(group: group, constants: changed.map { ($0, constants[$0], present[$0]) }))
        constants = present
    }

    /// The text of the workload. Each change is made and taken back many times.
    var workload: String {
        let edited = Set(changes.flatMap { $0.constants.map(\.place) })
        var lines = variables.map { "var \($0.variable)" }
        lines += edited.sorted().map { "par p\($0) \(statements[$0].constant)" }
        for (variable, bound) in variables {
            if let bound { lines.append("c > 1000 \(bound) 1 1 \(variable)") }
        }
        for (place, statement) in statements.enumerated() {
            lines.append(Self.line(statement, parameter: edited.contains(place) ? "p\(place)" : nil))
        }
        // A change starts from where the one before it ended.
        var before: [String] = []
        for change in changes {
            let there = Self.edit(change.group, change.constants.map { ($0.place, $0.after) })
            let back = Self.edit(change.group, change.constants.map { ($0.place, $0.before) })
            for _ in 0..<20 { before += [there, back] }
            before.append(there)
        }
        return (lines + before).map { $0 + "\n" }.joined()
    }

    /// States the problem to a new solver, solves it, and makes each change and takes it back. Milliseconds by what was
    /// done; `build` is the first solution.
    ///
    /// Unlike the workload this has bounds as bounds, as layout has them.
    func solve() throws -> [String: Double] {
        func milliseconds(_ work: () throws -> Void) rethrows -> Double {
            try ContinuousClock().measure(work) / .milliseconds(1)
        }
        let solver = Solver()
        var places = [Variable: Variable]()
        var ids = [ConstraintID]()
        for (variable, bound) in variables {
            places[variable] = bound.map { solver.makeVariable(lowerBound: $0) } ?? solver.makeVariable()
        }
        let stated = statements.map { statement in
            let terms = statement.terms.compactMap { term in places[term.variable].map { Term($0, term.coefficient) } }
            return LinearConstraint(terms, statement.relation, statement.constant, priority: statement.priority)
        }
        var times = [
            "build": try milliseconds {
                for statement in stated { ids.append(try solver.add(statement)) }
                solver.solve()
            }
        ]
        for change in changes {
            var durations: [Double] = []
            for step in 0..<41 {
                durations.append(
                    try milliseconds {
                        for (place, before, after) in change.constants {
                            try solver.setConstant(step % 2 == 0 ? after : before, of: ids[place])
                        }
                        solver.solve()
                    })
            }
            times[change.group] = durations.median
        }
        return times
    }

    private static func line(_ statement: LinearConstraint, parameter: String?) -> String {
        let relation =
            switch statement.relation {
            case .equal: "="
            case .lessOrEqual: "<"
            case .greaterOrEqual: ">"
            }
        var terms = statement.terms.map { "\($0.coefficient) \($0.variable)" }
        if let parameter { terms.append("-1 \(parameter)") }
        let constant = parameter == nil ? statement.constant : 0
        return "c \(relation) \(statement.priority) \(constant) \(terms.count) \(terms.joined(separator: " "))"
    }

    private static func edit(_ group: String, _ values: [(place: Int, value: Double)]) -> String {
        "edit \(group) \(values.count) " + values.map { "p\($0.place) \($0.value)" }.joined(separator: " ")
    }
}
