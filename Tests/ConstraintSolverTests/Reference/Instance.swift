import KeylineConstraintSolver

/// A problem written down in plain numbers, for the solver and for the reference.
struct Instance {
    struct Row {
        var coefficients: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Float

        /// The sum of a variable's coefficients.
        func coefficient(of variable: Int) -> Double {
            coefficients.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
        }
    }

    /// By variable; nil for none.
    var lowerBounds: [Double?]
    var rows: [Row]

    /// By how much values miss a row.
    func violation(of row: Row, at values: [Double]) -> Double {
        let excess = row.coefficients.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
        return switch row.relation {
        case .equal: abs(excess)
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
    }

    /// The sum of violations by priority, the highest first.
    func violations(at values: [Double]) -> [(priority: Float, sum: Double)] {
        let priorities = Set(rows.map(\.priority)).sorted(by: >)
        return priorities.map { priority in
            (priority, rows.filter { $0.priority == priority }.reduce(0) { $0 + violation(of: $1, at: values) })
        }
    }
}

/// A problem in a solver, with the names that its parts have there.
final class Statement {
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [ConstraintID] = []

    /// States a problem, its rows in the order of some permutation.
    init(_ instance: Instance, order: [Int]? = nil) throws {
        variables = instance.lowerBounds.map { bound in
            bound.map { solver.makeVariable(lowerBound: $0) } ?? solver.makeVariable()
        }
        var names: [Int: ConstraintID] = [:]
        for index in order ?? Array(instance.rows.indices) {
            names[index] = try solver.add(constraint(instance.rows[index]))
        }
        constraints = instance.rows.indices.compactMap { names[$0] }
    }

    func constraint(_ row: Instance.Row) -> LinearConstraint {
        LinearConstraint(
            row.coefficients.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
            priority: row.priority)
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
}

extension Instance.Row {
    init(_ coefficients: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000) {
        self.init(
            coefficients: coefficients.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
            constant: constant, priority: priority)
    }
}
