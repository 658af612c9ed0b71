/// What follows when some constants change: how far breakpoints move, and which variables to evaluate.
///
/// Like a component this is a reference to memory that its owner frees.
struct EditPlan: BitwiseCopyable {
    /// What the structure was when the plan was made.
    let version: Int
    /// The constraints whose constants change.
    let touched: UnsafeMutablePointer<Int32>
    let touchedCount: Int
    /// For each of these where its moves begin, and where the last ones end.
    let moveStart: UnsafeMutablePointer<Int32>
    let moves: UnsafeMutablePointer<Move>
    /// Evaluates the variables that the constants have an influence on.
    let program: Program
    /// The components all of whose dependents are among these variables.
    let covered: UnsafeMutablePointer<Component>
    let coveredCount: Int
    /// The constraints that may become true or false.
    let checks: UnsafeMutablePointer<Int32>
    let checkCount: Int
    /// How often the plan has been used.
    let useCount: UnsafeMutablePointer<Int>

    /// A breakpoint that moves, and how far for a change of the constant by one.
    struct Move: BitwiseCopyable {
        var component: Component
        var rate: Double
        var breakpoint: Int32
        var number: Int32
    }

    func free() {
        touched.deallocate()
        moveStart.deallocate()
        moves.deallocate()
        program.free()
        covered.deallocate()
        checks.deallocate()
        useCount.deallocate()
    }

    func isFor(_ constraints: borrowing Store<Int32>, version: Int) -> Bool {
        guard self.version == version, touchedCount == constraints.count else { return false }
        for place in constraints.indices where touched[place] != constraints[place] { return false }
        return true
    }
}

/// The plans made last, because the same constants are often changed again.
struct EditPlans: ~Copyable {
    private static let limit = 8
    private var plans = Store<EditPlan>()
    private var oldest = 0

    init() {}

    deinit {
        for place in plans.indices { plans[place].free() }
    }

    func plan(for touched: borrowing Store<Int32>, version: Int) -> EditPlan? {
        for place in plans.indices where plans[place].isFor(touched, version: version) { return plans[place] }
        return nil
    }

    mutating func keep(_ plan: EditPlan) {
        if plans.count < Self.limit {
            plans.append(plan)
        } else {
            plans[oldest].free()
            plans[oldest] = plan
            oldest = (oldest + 1) % Self.limit
        }
    }
}

extension ConstraintSystem {
    /// Notes that the constant of a constraint is about to change.
    mutating func touch(constantOf constraint: Int32) {
        // Whoever finds the part of a new constraint takes its constant as it then is.
        guard !constraintState[constraint].isTouched, constraintState[constraint].role != .open else { return }
        constraintState[constraint].isTouched = true
        touchedConstraints.append(constraint)
        formerConstants.append(problem.constraints[constraint].constant)
    }

    /// Moves the breakpoints that changed constants have an influence on.
    ///
    /// - Returns: The plan by which to go on once the components are solved; nil if no constant changed.
    mutating func moveBreakpoints() -> EditPlan? {
        guard !touchedConstraints.isEmpty else { return nil }
        let plan = planForTouchedConstraints()
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            constraintState[constraint].isTouched = false
            let change = problem.constraints[constraint].constant - formerConstants[place]
            for move in Int(plan.moveStart[place])..<Int(plan.moveStart[place + 1]) {
                moveBreakpoint(plan.moves[move], by: change)
            }
        }
        touchedConstraints.removeAll()
        formerConstants.removeAll()
        return plan
    }

    /// Sets how far a breakpoint is away. As long as an inactive line stays on its side, nothing else changes.
    @inline(__always)
    private mutating func moveBreakpoint(_ move: EditPlan.Move, by change: Double) {
        let breakpoint = move.component.breakpoints + Int(move.breakpoint)
        let distance = breakpoint.pointee.distance + move.rate * change
        breakpoint.pointee.distance = distance
        let stays =
            switch breakpoint.pointee.side {
            case .below: distance >= -simplex.tolerance
            case .above: distance <= simplex.tolerance
            case .atBreakpoint: distance == 0
            }
        if !stays {
            move.component.isSuspect[Int(breakpoint.pointee.line)] = true
            markDirty(move.number)
        }
    }

    /// Evaluates what the changed constants have an influence on.
    mutating func finish(_ plan: EditPlan) {
        run(plan.program)
        for place in 0..<plan.coveredCount { plan.covered[place].state.sweep = propagation.sweep }
        for place in 0..<plan.checkCount { check(plan.checks[place]) }
    }

    /// From time to time computes distances from values, so that the rounding of many moves does not add up.
    mutating func refreshDistances(_ plan: EditPlan) {
        plan.useCount.pointee += 1
        guard plan.useCount.pointee % 64 == 0 else { return }
        for place in 0..<Int(plan.moveStart[plan.touchedCount]) {
            let move = plan.moves[place]
            guard !move.component.state.isVisited else { continue }
            move.component.state.isVisited = true
            refreshDistances(of: move.component, move.number)
        }
        for place in 0..<Int(plan.moveStart[plan.touchedCount]) {
            plan.moves[place].component.state.isVisited = false
        }
    }

    private mutating func refreshDistances(of component: Component, _ number: Int32) {
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints + place
            guard breakpoint.pointee.source != .nothing else { continue }
            breakpoint.pointee.distance = gap(of: breakpoint.pointee) / breakpoint.pointee.scale
            let line = Int(breakpoint.pointee.line)
            if breakpoint.pointee.distance != 0, component.active[line] == Int32(place) {
                component.isSuspect[line] = true
                markDirty(number)
            }
        }
    }

    /// The right side less the left side of what a breakpoint comes from.
    private func gap(of breakpoint: Breakpoint) -> Double {
        if let constraint = breakpoint.source.constraint {
            return problem.constraints[constraint].constant - problem.activity(of: constraint)
        }
        guard let variable = breakpoint.source.variable else { return 0 }
        return (breakpoint.level == .bound ? problem.lowerBounds[variable] : 0) - problem.values[variable]
    }

    // MARK: Plans

    private mutating func planForTouchedConstraints() -> EditPlan {
        if let plan = propagation.plans.plan(for: touchedConstraints, version: structureVersion) { return plan }
        let plan = makePlan()
        propagation.plans.keep(plan)
        return plan
    }

    private mutating func makePlan() -> EditPlan {
        var moves = Store<EditPlan.Move>()
        var moveStart = Store<Int32>()
        derivatives.resize(to: problem.variables.count, filling: 0)
        for place in touchedConstraints.indices {
            moveStart.append(Int32(moves.count))
            appendMoves(by: touchedConstraints[place], to: &moves)
        }
        moveStart.append(Int32(moves.count))
        beginFollowing()
        for place in touchedConstraints.indices { follow(constantOf: touchedConstraints[place]) }
        followDefinitions()
        var checks = Store<Int32>()
        for place in following.rows.indices where constraintState[following.rows[place]].role == .check {
            checks.append(following.rows[place])
        }
        let covered = coveredComponents(by: moves)
        let useCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        useCount.initialize(to: 0)
        return EditPlan(
            version: structureVersion, touched: touchedConstraints.copyOfElements(),
            touchedCount: touchedConstraints.count, moveStart: moveStart.copyOfElements(),
            moves: moves.copyOfElements(), program: compileFollowing(), covered: covered.copyOfElements(),
            coveredCount: covered.count, checks: checks.copyOfElements(), checkCount: checks.count, useCount: useCount)
    }

    private mutating func follow(constantOf constraint: Int32) {
        guard problem.constraints[constraint].isInUse else { return }
        if constraintState[constraint].role == .definition {
            follow(variable: constraintState[constraint].target)
        } else {
            follow(row: constraint)
        }
    }

    /// The components that move and whose dependents have all been found.
    private mutating func coveredComponents(by moves: borrowing Store<EditPlan.Move>) -> Store<Component> {
        var covered = Store<Component>()
        for place in moves.indices where !moves[place].component.state.isVisited {
            moves[place].component.state.isVisited = true
            if isCovered(moves[place].component) { covered.append(moves[place].component) }
        }
        for place in moves.indices { moves[place].component.state.isVisited = false }
        return covered
    }

    @inline(__always)
    private func isCovered(_ component: Component) -> Bool {
        for coordinate in 0..<component.coordinateCount {
            let root = roots[component.coordinates[coordinate]]
            if root.constraint >= 0 {
                guard following.hasVisited(variable: root.variable) else { return false }
                continue
            }
            var place = problem.variables[root.variable].firstTerm
            while place != Problem.none {
                let constraint = problem.terms[place].constraint
                let state = constraintState[constraint]
                let defined = state.rowRoot >= 0 ? roots[state.rowRoot].variable : state.target
                if state.role == .definition || state.rowRoot >= 0, !following.hasVisited(variable: defined) {
                    return false
                }
                place = problem.terms[place].next
            }
        }
        return true
    }

    // MARK: Rates

    /// Finds out how far breakpoints move when the constant of a constraint changes by one and no coordinate moves.
    private mutating func appendMoves(by constraint: Int32, to moves: inout Store<EditPlan.Move>) {
        beginFollowing()
        follow(constantOf: constraint)
        followDefinitions()
        for place in following.variables.indices {
            let variable = following.variables[place]
            derivatives[variable] = derivative(of: variable, byConstantOf: constraint)
        }
        for place in following.rows.indices {
            let row = following.rows[place]
            guard constraintState[row].role == .breakpoint else { continue }
            var rate = row == constraint ? 1.0 : 0
            for term in problem.constraints[row].terms {
                rate -= problem.terms[term].coefficient * derivatives[problem.terms[term].variable]
            }
            append(constraintState[row].breakpoint, of: constraintState[row].target, rate: rate, to: &moves)
        }
        for place in following.variables.indices {
            let variable = following.variables[place]
            let state = variableState[variable]
            guard state.boundBreakpoint >= 0 || state.stayBreakpoint >= 0 else { continue }
            expand(variable: variable)
            let component = roots[expansion.root(0)].component
            for breakpoint in [state.boundBreakpoint, state.stayBreakpoint] where breakpoint >= 0 {
                append(breakpoint, of: component, rate: -derivatives[variable], to: &moves)
            }
        }
        for place in following.variables.indices { derivatives[following.variables[place]] = 0 }
    }

    private func append(_ breakpoint: Int32, of number: Int32, rate: Double, to moves: inout Store<EditPlan.Move>) {
        let component = components[number]
        let scaled = rate / component.breakpoints[Int(breakpoint)].scale
        guard abs(scaled) > 1e-13 else { return }
        moves.append(EditPlan.Move(component: component, rate: scaled, breakpoint: breakpoint, number: number))
    }

    private func derivative(of variable: Int32, byConstantOf constraint: Int32) -> Double {
        let state = variableState[variable]
        guard state.firstDerivedTerm < 0 else {
            return derivative(ofDerived: state) {
                $0 == constraint ? 1 : 0
            } byRow: { _ in
                0
            }
        }
        var sum = state.rowRoot < 0 && state.definition == constraint ? 1.0 : 0
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            sum -= problem.terms[place].coefficient * derivatives[problem.terms[place].variable]
        }
        return sum / problem.terms[state.pivot].coefficient
    }

    /// How fast an eliminated coordinate moves, given how fast constants, rows and other variables do.
    func derivative(
        ofDerived state: VariableState, byConstant: (Int32) -> Double, byRow: (Int32) -> Double
    ) -> Double {
        var sum = 0.0
        for place in derivedTerms(of: state) {
            let term = derivedTerms[place]
            switch term.kind {
            case .constant: sum += term.coefficient * byConstant(term.index)
            case .variable: sum += term.coefficient * derivatives[term.index]
            case .row: sum += term.coefficient * byRow(term.index)
            case .count: break
            }
        }
        return sum
    }
}
