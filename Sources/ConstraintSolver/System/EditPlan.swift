/// What has to be computed again when some constants change.
final class EditPlan {
    /// What the structure was when the plan was made.
    let version: Int
    /// The constraints whose constants change.
    private var touched = Store<Int32>()
    /// The variables to evaluate.
    let program = Program()
    /// Of these, the ones whose bounds or stays take part in components.
    var boundVariables = Store<Int32>()
    /// The breakpoints that move.
    var rows = Store<Row>()
    var terms = Store<Program.Term>()
    /// The constraints that may become true or false.
    var checks = Store<Int32>()

    /// A constraint whose breakpoint moves.
    struct Row: BitwiseCopyable {
        var breakpoint: Int32
        var component: Int32
        var constraint: Int32
        var termCount: Int32
    }

    init(touched: borrowing Store<Int32>, version: Int) {
        self.version = version
        self.touched.append(contentsOf: touched)
    }

    func isFor(_ constraints: borrowing Store<Int32>) -> Bool {
        guard touched.count == constraints.count else { return false }
        for place in touched.indices where touched[place] != constraints[place] { return false }
        return true
    }
}

/// The plans made last, because the same constants are often changed again.
struct EditPlans: ~Copyable {
    private static let limit = 8
    private var plans: [EditPlan] = []
    private var oldest = 0

    func plan(for touched: borrowing Store<Int32>, version: Int) -> EditPlan? {
        for plan in plans where plan.version == version && plan.isFor(touched) { return plan }
        return nil
    }

    mutating func keep(_ plan: EditPlan) {
        if plans.count < Self.limit {
            plans.append(plan)
        } else {
            plans[oldest] = plan
            oldest = (oldest + 1) % Self.limit
        }
    }
}

extension ConstraintSystem {
    /// Runs changed constants along the definitions and moves the breakpoints they have an influence on.
    mutating func propagateConstants() {
        checkNewConstraints()
        guard !touchedConstraints.isEmpty else { return }
        let plan = planForTouchedConstraints()
        touchedConstraints.removeAll()
        run(plan.program)
        for place in plan.boundVariables.indices { moveBreakpoints(of: plan.boundVariables[place]) }
        moveRows(plan)
        for place in plan.checks.indices { check(plan.checks[place]) }
    }

    private mutating func moveRows(_ plan: EditPlan) {
        var term = plan.terms.base
        for place in plan.rows.indices {
            let row = plan.rows[place]
            var gap = problem.constraints[row.constraint].constant
            let end = term + Int(row.termCount)
            while term < end {
                gap -= term.pointee.coefficient * problem.values[term.pointee.variable]
                term += 1
            }
            moveBreakpoint(row.breakpoint, inComponent: row.component, gap: gap)
        }
    }

    /// Sets how far a breakpoint is away. As long as an inactive line stays on its side, nothing else changes.
    @inline(__always)
    private mutating func moveBreakpoint(_ place: Int32, inComponent index: Int32, gap: Double) {
        let component = components[index]
        let breakpoint = component.breakpoints + Int(place)
        let distance = gap / breakpoint.pointee.scale
        breakpoint.pointee.distance = distance
        let stays =
            switch breakpoint.pointee.side {
            case .below: distance >= -simplex.tolerance
            case .above: distance <= simplex.tolerance
            case .atBreakpoint: distance == 0
            }
        if !stays { markDirty(index) }
    }

    /// Moves the breakpoints of a variable's bound and stay.
    private mutating func moveBreakpoints(of variable: Int32) {
        let state = variableState[variable]
        let value = problem.values[variable]
        if state.boundBreakpoint >= 0 {
            let gap = problem.lowerBounds[variable] - value
            moveBreakpoint(state.boundBreakpoint, inComponent: state.rowComponent, gap: gap)
        }
        if state.stayBreakpoint >= 0 {
            moveBreakpoint(state.stayBreakpoint, inComponent: state.rowComponent, gap: -value)
        }
    }

    // MARK: Plans

    private mutating func planForTouchedConstraints() -> EditPlan {
        if let plan = propagation.plans.plan(for: touchedConstraints, version: structureVersion) { return plan }
        let plan = EditPlan(touched: touchedConstraints, version: structureVersion)
        fill(plan)
        propagation.plans.keep(plan)
        return plan
    }

    private mutating func fill(_ plan: EditPlan) {
        beginFollowing()
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            guard problem.constraints[constraint].isInUse else { continue }
            if constraintState[constraint].role == .definition {
                follow(variable: constraintState[constraint].target)
            } else {
                follow(row: constraint)
            }
        }
        followDefinitions()
        for place in following.variables.indices {
            let variable = following.variables[place]
            compile(variable, into: plan.program)
            if variableState[variable].rowComponent >= 0 { plan.boundVariables.append(variable) }
        }
        for place in following.rows.indices { append(following.rows[place], to: plan) }
    }

    private func append(_ constraint: Int32, to plan: EditPlan) {
        let state = constraintState[constraint]
        guard state.role == .breakpoint else {
            if state.role == .check { plan.checks.append(constraint) }
            return
        }
        plan.rows.append(
            EditPlan.Row(
                breakpoint: state.breakpoint, component: state.target, constraint: constraint,
                termCount: problem.constraints[constraint].termCount))
        for place in problem.constraints[constraint].terms {
            let term = problem.terms[place]
            plan.terms.append(Program.Term(coefficient: term.coefficient, variable: term.variable))
        }
    }
}
