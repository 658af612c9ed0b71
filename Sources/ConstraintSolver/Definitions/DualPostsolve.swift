/// A constraint and how often it is counted.
struct Share: BitwiseCopyable {
    var constraint: Int32
    var multiplier: Double
}

/// Multipliers of definitions, which presolve took out of the problem.
///
/// Amounts of defined variables are taken out in the opposite order of their definitions, each by a multiple of its definition.
struct DualPostsolve: ~Copyable {
    // By variable.
    private var amounts = Store<Double>()
    private var isListed = Store<Bool>()
    private var queue = DescendingQueue()
    private var ground = Store<Int32>()
    // By constraint.
    private var multipliers = Store<Double>()
    private var hasShare = Store<Bool>()
    private var shares = Store<Int32>()
    private var largest = 0.0
    private var stopsAtGround = false
    private let inPlace = InPlace()

    fileprivate mutating func begin(variables: Int, constraints: Int, _ stopsAtGround: Bool) {
        amounts.resize(to: variables, filling: 0)
        isListed.resize(to: variables, filling: false)
        multipliers.resize(to: constraints, filling: 0)
        hasShare.resize(to: constraints, filling: false)
        largest = 0
        self.stopsAtGround = stopsAtGround
    }

    fileprivate mutating func add(_ variable: Int32, _ amount: Double, order: Int32, isGround: Bool) {
        amounts[variable] += amount
        largest = max(largest, abs(amount))
        guard !isListed[variable] else { return }
        isListed[variable] = true
        if isGround && stopsAtGround {
            ground.append(variable)
        } else {
            queue.push(.init(order: order, item: variable))
        }
    }

    fileprivate mutating func add(_ share: Share) {
        multipliers[share.constraint] += share.multiplier
        guard !hasShare[share.constraint] else { return }
        hasShare[share.constraint] = true
        shares.append(share.constraint)
    }

    fileprivate mutating func pop() -> (variable: Int32, amount: Double)? {
        guard let variable = queue.pop() else { return nil }
        return (variable, takeAmount(of: variable))
    }

    private mutating func takeAmount(of variable: Int32) -> Double {
        let amount = amounts[variable]
        amounts[variable] = 0
        isListed[variable] = false
        return abs(amount) > largest * Tolerances.cancelledShare ? amount : 0
    }

    /// The shares, added up by constraint.
    fileprivate mutating func takeShares() -> [Share] {
        var result: [Share] = []
        for place in shares.indices {
            let constraint = shares[place]
            let multiplier = multipliers[constraint]
            multipliers[constraint] = 0
            hasShare[constraint] = false
            if abs(multiplier) > Tolerances.leastMultiplier {
                result.append(Share(constraint: constraint, multiplier: multiplier))
            }
        }
        shares.removeAll()
        return result
    }

    /// The remaining amounts of ground variables.
    mutating func takeGroundAmounts() -> [(variable: Int32, amount: Double)] {
        var result: [(variable: Int32, amount: Double)] = []
        while !ground.isEmpty {
            let variable = ground.removeLast()
            let amount = takeAmount(of: variable)
            if amount != 0 { result.append((variable, amount)) }
        }
        return result
    }
}

/// The way back through presolve: multipliers of constraints in components, completed by multipliers of the definitions in between.
extension DualPostsolve {
    /// The multipliers of definitions that make a sum of constraints and variables cancel in every defined variable.
    ///
    /// The last defined variable is looked at first: only its own definition can still cancel it. When the search stops
    /// at ground variables, their remaining amounts are in `takeGroundAmounts()`.
    mutating func complete(
        _ shares: [Share], variables: [(variable: Int32, amount: Double)] = [], stopsAtGround: Bool = false,
        _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) -> [Share] {
        begin(variables: problem.variables.count, constraints: problem.constraints.count, stopsAtGround)
        for share in shares { traceTerms(of: share, problem, definitions) }
        for (variable, amount) in variables { trace(variable, amount, definitions) }
        while let (variable, amount) = pop() {
            let state = definitions.variables[variable]
            guard amount != 0 else { continue }
            guard state.firstDerivedTerm < 0 else {
                traceDerived(state, amount, definitions)
                continue
            }
            let share = Share(
                constraint: state.definition, multiplier: -amount / problem.terms[state.pivot].coefficient)
            traceTerms(of: share, except: variable, problem, definitions)
            if state.rowRoot < 0 { add(share) }
        }
        return takeShares()
    }

    private mutating func traceTerms(
        of share: Share, except variable: Int32 = -1, _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) {
        for place in problem.constraints[share.constraint].terms {
            let term = problem.terms[place]
            if term.variable != variable { trace(term.variable, share.multiplier * term.coefficient, definitions) }
        }
    }

    private mutating func traceDerived(_ state: VariableState, _ amount: Double, _ definitions: borrowing Definitions) {
        for place in definitions.derivedTerms(of: state) {
            let term = definitions.derivedTerms[place]
            switch term.kind {
            case .constant: add(Share(constraint: term.index, multiplier: -amount * term.coefficient))
            case .variable: trace(term.index, amount * term.coefficient, definitions)
            case .row, .count, .sum: break
            }
        }
    }

    private mutating func trace(_ variable: Int32, _ amount: Double, _ definitions: borrowing Definitions) {
        let state = definitions.variables[variable]
        if state.definition >= 0 {
            add(variable, amount, order: state.order, isGround: state.kind == .ground)
        }
    }
}
