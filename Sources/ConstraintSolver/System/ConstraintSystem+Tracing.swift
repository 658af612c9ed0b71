/// Tracing: multipliers of constraints in components, completed by those of the definitions in between.
extension ConstraintSystem {
    /// A constraint and how often it is counted.
    struct Share {
        var constraint: Int32
        var multiplier: Double
    }

    /// The multipliers of definitions that make a sum of constraints and variables cancel in every defined variable.
    ///
    /// The last defined variable is looked at first: only its own definition can still cancel it.
    mutating func trace(_ shares: [Share], variables: [(variable: Int32, amount: Double)] = []) -> [Share] {
        tracing.begin(variableCount: problem.variables.count)
        for share in shares { add(share) }
        for (variable, amount) in variables { addToTrace(variable, amount) }
        var definitions: [Share] = []
        while let (variable, amount) = tracing.pop() {
            guard amount != 0 else { continue }
            let state = variableState[variable]
            let share = Share(
                constraint: state.definition, multiplier: -amount / problem.terms[state.pivot].coefficient)
            add(share, except: variable)
            if state.rowRoot < 0 { definitions.append(share) }
        }
        return definitions
    }

    private mutating func add(_ share: Share, except variable: Int32 = -1) {
        for place in problem.constraints[share.constraint].terms {
            let term = problem.terms[place]
            if term.variable != variable { addToTrace(term.variable, share.multiplier * term.coefficient) }
        }
    }

    private mutating func addToTrace(_ variable: Int32, _ amount: Double) {
        let state = variableState[variable]
        if state.definition >= 0 { tracing.add(variable, amount, order: state.order) }
    }
}

/// Amounts of defined variables, taken out in the opposite order of their definitions.
struct Tracing: ~Copyable {
    private var amounts = Store<Double>()
    private var isListed = Store<Bool>()
    private var queue = DescendingQueue()
    private var largest = 0.0

    mutating func begin(variableCount: Int) {
        amounts.resize(to: variableCount, filling: 0)
        isListed.resize(to: variableCount, filling: false)
        largest = 0
    }

    mutating func add(_ variable: Int32, _ amount: Double, order: Int32) {
        amounts[variable] += amount
        largest = max(largest, abs(amount))
        guard !isListed[variable] else { return }
        isListed[variable] = true
        queue.push(.init(order: order, item: variable))
    }

    mutating func pop() -> (variable: Int32, amount: Double)? {
        guard let variable = queue.pop() else { return nil }
        let amount = amounts[variable]
        amounts[variable] = 0
        isListed[variable] = false
        return (variable, abs(amount) > largest * 1e-10 ? amount : 0)
    }
}
