/// Contradictions among required constraints: which of them fail, and what proves it.
struct Conflicts: ~Copyable {
    /// Required constraints that nothing can make hold, and variables that nothing can bring above their bounds.
    private(set) var falseChecks: Set<Int32> = []
    private(set) var falseBounds: Set<Int32> = []
    /// The contradictions of the last solution.
    var latest: [Conflict] = []
    /// The work on contradictions since the last solution without one, as `Simplex.work` counts.
    var work = 0
    /// The limit of that work.
    var limit = Self.budget
    /// Whether conflicts are stripped of what bounds make unnecessary.
    var isMinimising = true
    private let inPlace = InPlace()

    /// The work that may go into contradictions until a solution without one is found. It is counted, not timed, so that the
    /// same constraints have the same conflicts everywhere.
    static let budget = 100_000_000

    /// The passes over every constraint in a solution, besides the steps of the simplex method.
    static let workPerConstraint = 32

    var isBudgetSpent: Bool { work > limit }

    /// Whether a required constraint or a bound is missed by the present solution.
    func hasContradiction(_ components: borrowing Components) -> Bool {
        !falseChecks.isEmpty || !falseBounds.isEmpty || !components.violated.isEmpty
    }

    /// The required constraints that the solution misses; the others can all hold together.
    func missedRequirements(_ components: borrowing Components, _ tolerances: Tolerances) -> [Int32] {
        var missed = falseChecks
        for index in components.violated {
            let component = components[index]
            for place in component.violations(at: .required, tolerances) {
                if let constraint = component.breakpoints[Int(place)].source.constraint { missed.insert(constraint) }
            }
        }
        return missed.sorted()
    }

    // MARK: Checks

    /// Looks whether a constraint that nothing can change holds.
    mutating func check(
        _ constraint: Int32, _ problem: borrowing Problem, _ definitions: inout Definitions, _ tolerances: Tolerances
    ) {
        let record = problem.constraints[constraint]
        guard record.level == .required else { return }
        var size = 0.0
        var largest = 0.0
        for place in record.terms {
            let term = problem.terms[place]
            largest = max(largest, abs(term.coefficient))
            size = max(size, abs(term.coefficient * problem.values[term.variable]))
        }
        let tolerance = record.termCount == 0 ? 0 : max(largest, size * Tolerances.shareOfValue) * tolerances.broken
        setFalse(problem.violation(of: constraint) > tolerance, constraint, &definitions)
    }

    /// Notes whether a check fails.
    mutating func setFalse(_ isFalse: Bool, _ constraint: Int32, _ definitions: inout Definitions) {
        guard definitions.constraints[constraint].isFalse != isFalse else { return }
        definitions.constraints[constraint].isFalse = isFalse
        if isFalse {
            falseChecks.insert(constraint)
        } else {
            falseChecks.remove(constraint)
        }
    }

    /// Notes that a variable is below its bound and nothing can move it.
    mutating func addFalseBound(of variable: Int32) { falseBounds.insert(variable) }

    /// Forgets the bounds that hold by now.
    mutating func forgetHeldBounds(_ problem: borrowing Problem, _ tolerances: Tolerances) {
        for variable in falseBounds.sorted()
        where problem.values[variable] >= problem.lowerBounds[variable] - tolerances.distance {
            falseBounds.remove(variable)
        }
    }

    /// Forgets statements about a region, which is examined anew.
    mutating func forget(_ region: borrowing Region, _ definitions: inout Definitions) {
        if !falseBounds.isEmpty {
            for place in region.variables.indices { falseBounds.remove(region.variables[place]) }
        }
        for place in region.constraints.indices { setFalse(false, region.constraints[place], &definitions) }
    }
}

extension Component {
    /// The breakpoints of one level that are missed by more than rounding.
    func violations(at level: Level, _ tolerances: Tolerances) -> [Int32] {
        (0..<breakpointCount).filter { place in
            breakpoints[place].level == level && breakpoints[place].miss > tolerances.broken
        }.map { Int32($0) }
    }
}
