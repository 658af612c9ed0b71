/// A variable and how fast it changes.
struct Leader: BitwiseCopyable {
    var variable = Int32.max
    var rate = 0.0

    /// Takes in another one; the earlier variable counts.
    mutating func add(_ other: Leader, times factor: Double) {
        if other.variable == variable {
            rate += other.rate * factor
        } else if other.variable < variable {
            self = Leader(variable: other.variable, rate: other.rate * factor)
        }
    }
}

/// The first undecided variable that follows from each coordinate of a component.
struct Leaders: ~Copyable {
    private(set) var ofCoordinates = Store<Leader>()
    /// By variable; empty between calls.
    private var ofVariables = Store<Leader>()

    /// Runs back along the definitions, from each variable to those that it follows from.
    mutating func follow(
        _ plan: EvaluationPlan, of component: Component, number: Int32, _ definitions: borrowing Definitions
    ) {
        ofCoordinates.removeAll()
        ofCoordinates.resize(to: component.coordinateCount, filling: Leader())
        ofVariables.resize(to: definitions.variables.count, filling: Leader())
        var term = plan.terms
        for place in 0..<plan.stepCount { term += Int(plan.steps[place].termCount) }
        var index = plan.stepCount
        while index > 0 {
            index -= 1
            let step = plan.steps + index
            term -= Int(step.pointee.termCount)
            let leader = take(step.pointee.variable, in: component, definitions)
            guard leader.variable != .max else { continue }
            guard step.pointee.divisor != 0 else {
                addDerived(of: step.pointee.variable, leader, number, definitions)
                continue
            }
            if step.pointee.source < 0 {
                let factor = step.pointee.factor / step.pointee.divisor
                add(leader, times: factor, toRow: ~step.pointee.source, number, definitions)
            }
            for offset in 0..<Int(step.pointee.termCount) {
                ofVariables[term[offset].variable].add(leader, times: -term[offset].coefficient / step.pointee.divisor)
            }
        }
        for coordinate in 0..<component.coordinateCount {
            let root = definitions.roots[component.coordinates[coordinate]]
            guard root.constraint < 0 else { continue }
            ofCoordinates[coordinate].add(take(root.variable, in: component, definitions), times: 1)
        }
        ofVariables.removeAll()
    }

    /// The leader of a variable, which may be the variable itself.
    private mutating func take(_ variable: Int32, in component: Component, _ definitions: borrowing Definitions)
        -> Leader
    {
        if definitions.maySway(variable, in: component) {
            ofVariables[variable].add(Leader(variable: variable, rate: 1), times: 1)
        }
        return ofVariables[variable]
    }

    /// The same of an eliminated coordinate that is a sum of left sides, too.
    private mutating func addDerived(
        of variable: Int32, _ leader: Leader, _ number: Int32, _ definitions: borrowing Definitions
    ) {
        for place in definitions.derivedTerms(of: definitions.variables[variable]) {
            let term = definitions.derivedTerms[place]
            switch term.kind {
            case .variable: ofVariables[term.index].add(leader, times: term.coefficient)
            case .row: add(leader, times: term.coefficient, toRow: term.index, number, definitions)
            case .count, .sum, .constant: break
            }
        }
    }

    private mutating func add(
        _ leader: Leader, times factor: Double, toRow root: Int32, _ number: Int32,
        _ definitions: borrowing Definitions
    ) {
        guard definitions.roots[root].component == number else { return }
        ofCoordinates[definitions.roots[root].index].add(leader, times: factor)
    }
}
