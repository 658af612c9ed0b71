/// What has to be computed again when some constants change.
///
/// Like a component this is a reference to memory that its owner frees.
struct EditPlan: BitwiseCopyable {
    /// What the structure was when the plan was made.
    let version: Int
    /// The constraints whose constants change.
    let touched: UnsafeMutablePointer<Int32>
    let touchedCount: Int
    /// Evaluates the variables that they have an influence on.
    let program: Program
    /// Of these, the ones whose bounds or stays take part in components.
    let boundVariables: UnsafeMutablePointer<Int32>
    let boundVariableCount: Int
    /// The breakpoints that move.
    let rows: UnsafeMutablePointer<Row>
    let rowCount: Int
    let terms: UnsafeMutablePointer<Program.Term>
    /// The constraints that may become true or false.
    let checks: UnsafeMutablePointer<Int32>
    let checkCount: Int

    /// A constraint whose breakpoint moves.
    struct Row: BitwiseCopyable {
        var component: Component
        var breakpoint: Int32
        var number: Int32
        var constraint: Int32
        var termCount: Int32
    }

    func free() {
        touched.deallocate()
        program.free()
        boundVariables.deallocate()
        rows.deallocate()
        terms.deallocate()
        checks.deallocate()
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
    /// Runs changed constants along the definitions and moves the breakpoints they have an influence on.
    mutating func propagateConstants() {
        checkNewConstraints()
        guard !touchedConstraints.isEmpty else { return }
        let plan = planForTouchedConstraints()
        touchedConstraints.removeAll()
        run(plan.program)
        for place in 0..<plan.boundVariableCount { moveBreakpoints(of: plan.boundVariables[place]) }
        moveRows(plan)
        for place in 0..<plan.checkCount { check(plan.checks[place]) }
    }

    private mutating func moveRows(_ plan: EditPlan) {
        var term = plan.terms
        let values = problem.values.base
        for place in 0..<plan.rowCount {
            let row = plan.rows[place]
            var gap = problem.constraints[row.constraint].constant
            let end = term + Int(row.termCount)
            while term < end {
                gap -= term.pointee.coefficient * values[Int(term.pointee.variable)]
                term += 1
            }
            moveBreakpoint(row.breakpoint, of: row.component, row.number, gap: gap)
        }
    }

    /// Sets how far a breakpoint is away. As long as an inactive line stays on its side, nothing else changes.
    @inline(__always)
    private mutating func moveBreakpoint(_ place: Int32, of component: Component, _ index: Int32, gap: Double) {
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
        let component = components[state.rowComponent]
        if state.boundBreakpoint >= 0 {
            let gap = problem.lowerBounds[variable] - value
            moveBreakpoint(state.boundBreakpoint, of: component, state.rowComponent, gap: gap)
        }
        if state.stayBreakpoint >= 0 {
            moveBreakpoint(state.stayBreakpoint, of: component, state.rowComponent, gap: -value)
        }
    }

    // MARK: Plans

    private mutating func planForTouchedConstraints() -> EditPlan {
        if let plan = propagation.plans.plan(for: touchedConstraints, version: structureVersion) { return plan }
        let plan = makePlan()
        propagation.plans.keep(plan)
        return plan
    }

    private mutating func makePlan() -> EditPlan {
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
        var boundVariables = Store<Int32>()
        for place in following.variables.indices {
            let variable = following.variables[place]
            if variableState[variable].rowComponent >= 0 { boundVariables.append(variable) }
        }
        return finishPlan(boundVariables: boundVariables)
    }

    private mutating func finishPlan(boundVariables: borrowing Store<Int32>) -> EditPlan {
        let program = compileFollowing()
        var rows = Store<EditPlan.Row>()
        var checks = Store<Int32>()
        for place in following.rows.indices {
            let constraint = following.rows[place]
            let state = constraintState[constraint]
            if state.role == .check { checks.append(constraint) }
            guard state.role == .breakpoint else { continue }
            rows.append(
                EditPlan.Row(
                    component: components[state.target], breakpoint: state.breakpoint, number: state.target,
                    constraint: constraint, termCount: problem.constraints[constraint].termCount))
            for place in problem.constraints[constraint].terms {
                let term = problem.terms[place]
                draft.terms.append(Program.Term(coefficient: term.coefficient, variable: term.variable))
            }
        }
        let plan = EditPlan(
            version: structureVersion, touched: touchedConstraints.copyOfElements(),
            touchedCount: touchedConstraints.count, program: program, boundVariables: boundVariables.copyOfElements(),
            boundVariableCount: boundVariables.count, rows: rows.copyOfElements(), rowCount: rows.count,
            terms: draft.terms.copyOfElements(), checks: checks.copyOfElements(), checkCount: checks.count)
        draft.terms.removeAll()
        return plan
    }
}
