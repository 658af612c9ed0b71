/// What is kept about running values along definitions.
struct Propagation: ~Copyable {
    /// By variable, whether it is among the changed ones.
    var isChanged = Store<Bool>()
    var violatedBounds = Store<Int32>()
    /// Components whose coordinates moved.
    var movedComponents = Store<Int32>()
    var stack = Store<Int32>()
    /// What earlier edits led to, because the same constants are often changed again.
    var plans: [EditPlan] = []
    var nextPlan = 0
    /// How many variables the components' lists of dependents hold in all.
    var dependentTotal = 0
    /// Whether the components being made are those of a region, whose variables are all evaluated at once.
    var isReducing = false
    /// Where the region's definitions begin in the order of evaluation, until they have been evaluated.
    var sweepStart: Int?
    /// Counts the sweeps.
    var sweep: Int32 = 0
}

/// What has to be computed again when some constants change.
final class EditPlan {
    let version: Int
    /// The constraints whose constants change.
    private(set) var touched = Store<Int32>()
    /// The variables to evaluate, in order.
    var variables = Store<Int32>()
    /// The constraints whose breakpoints move.
    var rows = Store<Int32>()
    var checks = Store<Int32>()

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

/// Propagation: values run along the definitions.
extension ConstraintSystem {
    // MARK: Values

    /// The value that a variable's definition gives it.
    @inline(__always)
    func evaluate(_ variable: Int32) -> Double {
        let state = variableState.address(of: variable)
        let constraint = problem.constraints.address(of: state.pointee.definition)
        let rowRoot = state.pointee.rowRoot
        var sum = rowRoot < 0 ? constraint.pointee.constant : roots[rowRoot].value
        let pivot = Int(state.pointee.pivot)
        for place in constraint.pointee.terms where place != pivot {
            let term = problem.terms.base + place
            sum -= term.pointee.coefficient * problem.values[term.pointee.variable]
        }
        return sum / problem.terms[pivot].coefficient
    }

    /// Gives a variable its value.
    @inline(__always)
    mutating func assign(_ value: Double, to variable: Int32) {
        if value < problem.variables[variable].lowerBound - simplex.tolerance {
            propagation.violatedBounds.append(variable)
        }
        guard problem.values[variable] != value else { return }
        problem.values[variable] = value
        guard !propagation.isChanged[variable] else { return }
        propagation.isChanged[variable] = true
        changedVariables.append(variable)
    }

    mutating func forgetChanges() {
        while !changedVariables.isEmpty { propagation.isChanged[changedVariables.removeLast()] = false }
        propagation.isChanged.resize(to: problem.variables.count, filling: false)
    }

    /// Evaluates the definitions from a place in the order of evaluation on.
    mutating func sweep(from first: Int) {
        for place in first..<evaluationOrder.count {
            let variable = evaluationOrder[place]
            if variableState[variable].order == Int32(place) { assign(evaluate(variable), to: variable) }
        }
    }

    // MARK: From constants

    /// Runs changed constants along the definitions and moves the breakpoints they have an influence on.
    mutating func propagateConstants() {
        for place in newConstraints.indices where constraintState[newConstraints[place]].role == .open {
            let constraint = newConstraints[place]
            guard problem.constraints[constraint].isInUse else { continue }
            constraintState[constraint].role = .check
            check(constraint)
        }
        newConstraints.removeAll()
        guard !touchedConstraints.isEmpty else { return }
        let plan = planForTouchedConstraints()
        touchedConstraints.removeAll()
        for place in plan.variables.indices {
            let variable = plan.variables[place]
            assign(evaluate(variable), to: variable)
            if variableState[variable].rowComponent >= 0 { moveBreakpoints(of: variable) }
        }
        for place in plan.rows.indices { moveBreakpoint(of: plan.rows[place]) }
        for place in plan.checks.indices { check(plan.checks[place]) }
    }

    private mutating func moveBreakpoint(of constraint: Int32) {
        let component = constraintState[constraint].target
        let place = Int(constraintState[constraint].breakpoint)
        let breakpoint = components.address(of: component).pointee.breakpoints + place
        let gap = problem.constraints[constraint].constant - problem.activity(of: constraint)
        breakpoint.pointee.distance = gap / breakpoint.pointee.scale
        markDirty(component)
    }

    /// Moves the breakpoints of a variable's bound and stay.
    private mutating func moveBreakpoints(of variable: Int32) {
        let state = variableState[variable]
        let component = components[state.rowComponent]
        if state.boundBreakpoint >= 0 {
            let breakpoint = component.breakpoints + Int(state.boundBreakpoint)
            let gap = problem.variables[variable].lowerBound - problem.values[variable]
            breakpoint.pointee.distance = gap / breakpoint.pointee.scale
        }
        if state.stayBreakpoint >= 0 {
            let breakpoint = component.breakpoints + Int(state.stayBreakpoint)
            breakpoint.pointee.distance = -problem.values[variable] / breakpoint.pointee.scale
        }
        markDirty(state.rowComponent)
    }

    private mutating func planForTouchedConstraints() -> EditPlan {
        for plan in propagation.plans where plan.version == structureVersion && plan.isFor(touchedConstraints) {
            return plan
        }
        let plan = makePlan()
        if propagation.plans.count < 8 {
            propagation.plans.append(plan)
        } else {
            propagation.plans[propagation.nextPlan] = plan
            propagation.nextPlan = (propagation.nextPlan + 1) % 8
        }
        return plan
    }

    private mutating func makePlan() -> EditPlan {
        let plan = EditPlan(touched: touchedConstraints, version: structureVersion)
        marks.lift(variables: problem.variables.count, constraints: problem.constraints.count)
        propagation.stack.removeAll()
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            guard problem.constraints[constraint].isInUse, marks.mark(constraint: constraint) else { continue }
            switch constraintState[constraint].role {
            case .open: break
            case .definition:
                let variable = constraintState[constraint].target
                if marks.mark(variable: variable) { propagation.stack.append(variable) }
            case .breakpoint: plan.rows.append(constraint)
            case .check: plan.checks.append(constraint)
            }
        }
        followDefinitions(into: &plan.variables, plan: plan)
        return plan
    }

    /// Collects what depends on the variables on the stack, and themselves if they are defined, in order.
    private mutating func followDefinitions(into list: inout Store<Int32>, plan: EditPlan?) {
        while !propagation.stack.isEmpty {
            let variable = propagation.stack.removeLast()
            if variableState[variable].definition >= 0 { list.append(variable) }
            var place = problem.variables[variable].firstTerm
            while place != Problem.none {
                follow(problem.terms[place].constraint, from: variable, plan: plan)
                place = problem.terms[place].next
            }
        }
        let states = variableState.base
        list.sort { states[Int($0)].order < states[Int($1)].order }
    }

    private mutating func follow(_ constraint: Int32, from variable: Int32, plan: EditPlan?) {
        let state = constraintState[constraint]
        let isRowDefinition = state.rowRoot >= 0
        if state.role == .definition || isRowDefinition {
            let defined = isRowDefinition ? roots[state.rowRoot].variable : state.target
            if defined != variable, marks.mark(variable: defined) { propagation.stack.append(defined) }
        } else if let plan, marks.mark(constraint: constraint) {
            if state.role == .breakpoint { plan.rows.append(constraint) }
            if state.role == .check { plan.checks.append(constraint) }
        }
    }

    // MARK: From coordinates

    /// Runs the movements of components along the definitions.
    mutating func propagateMoves() {
        if let start = propagation.sweepStart {
            propagation.sweepStart = nil
            sweep(from: start)
        }
        var total = 0
        for place in propagation.movedComponents.indices where total <= evaluationOrder.count {
            total += dependentCount(ofComponent: propagation.movedComponents[place])
        }
        if total > evaluationOrder.count {
            sweep(from: 0)
        } else {
            for place in propagation.movedComponents.indices {
                evaluateDependents(ofComponent: propagation.movedComponents[place])
            }
        }
        while !propagation.movedComponents.isEmpty {
            let index = propagation.movedComponents.removeLast()
            componentState[index].isMoved = false
        }
        propagation.sweep += 1
    }

    private mutating func evaluateDependents(ofComponent index: Int32) {
        guard componentState[index].sweep != propagation.sweep, let dependents = componentState[index].dependents else {
            return
        }
        for place in 0..<Int(componentState[index].dependentCount) {
            assign(evaluate(dependents[place]), to: dependents[place])
        }
    }

    /// How many variables depend on a component; more than there are, when the list would be too long to keep.
    private mutating func dependentCount(ofComponent index: Int32) -> Int {
        guard componentState[index].sweep != propagation.sweep else { return 0 }
        if componentState[index].dependentCount < 0 { collectDependents(ofComponent: index) }
        let count = componentState[index].dependentCount
        return count < 0 ? evaluationOrder.count + 1 : Int(count)
    }

    /// Lists the variables that depend on a component, unless the lists hold too much already.
    mutating func collectDependents(ofComponent index: Int32) {
        guard propagation.dependentTotal <= problem.variables.count * 4 + 1024 else {
            return
        }
        var list = Store<Int32>()
        listDependents(ofComponent: index, into: &list)
        componentState[index].dependentCount = Int32(list.count)
        propagation.dependentTotal += list.count
        guard !list.isEmpty else { return }
        let dependents = UnsafeMutablePointer<Int32>.allocate(capacity: list.count)
        dependents.initialize(from: list.base, count: list.count)
        componentState[index].dependents = dependents
    }

    /// The variables that depend on a component, in the order of evaluation.
    mutating func listDependents(ofComponent index: Int32, into list: inout Store<Int32>) {
        marks.lift(variables: problem.variables.count, constraints: problem.constraints.count)
        propagation.stack.removeAll()
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            let variable = roots[component.coordinates[coordinate]].variable
            if marks.mark(variable: variable) { propagation.stack.append(variable) }
        }
        followDefinitions(into: &list, plan: nil)
    }

    // MARK: Checks

    /// Looks whether a constraint that nothing can change holds.
    mutating func check(_ constraint: Int32) {
        let record = problem.constraints[constraint]
        guard record.level == .required else { return }
        var size = 0.0
        var largest = 0.0
        for place in record.terms {
            let term = problem.terms[place]
            largest = max(largest, abs(term.coefficient))
            size = max(size, abs(term.coefficient * problem.values[term.variable]))
        }
        let tolerance = record.termCount == 0 ? 0 : max(largest, size * 1e-3) * simplex.conflictTolerance
        if violation(ofConstraint: constraint) > tolerance {
            falseChecks.insert(constraint)
        } else {
            falseChecks.remove(constraint)
        }
    }

    func violation(ofConstraint index: Int32) -> Double {
        let record = problem.constraints[index]
        let excess = problem.activity(of: index) - record.constant
        return switch record.relation {
        case .equal: abs(excess)
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
    }
}
