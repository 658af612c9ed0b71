/// What is kept about running values along definitions.
struct Propagation: ~Copyable {
    /// By variable, whether it is among the changed ones.
    var isChanged = Store<Bool>()
    var violatedBounds = Store<Int32>()
    /// Components whose coordinates moved.
    var movedComponents = Store<Int32>()
    var plans = EditPlans()
    /// How often a plan has been used.
    var editCount = 0
    /// How many steps the components' programs have in all.
    var programTotal = 0
    /// Whether the components being made are those of a region, whose variables are all evaluated at once.
    var isReducing = false
    /// Where the region's definitions begin in the order of evaluation, until they have been evaluated.
    var sweepStart: Int?
    /// Counts the sweeps.
    var sweep: Int32 = 0
}

/// Propagation: values run along the definitions.
extension ConstraintSystem {
    /// The value that a variable's definition gives it.
    @inline(__always)
    mutating func evaluate(_ variable: Int32) -> Double {
        let state = variableState.address(of: variable)
        if state.pointee.firstDerivedTerm >= 0 { return evaluateDerived(variable) }
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
        if value < problem.lowerBounds[variable] - simplex.tolerances.distance { propagation.violatedBounds.append(variable) }
        guard problem.values[variable] != value else { return }
        problem.values[variable] = value
        guard !propagation.isChanged[variable] else { return }
        propagation.isChanged[variable] = true
        changedVariables.append(variable)
    }

    mutating func forgetChanges() {
        for place in changedVariables.indices { propagation.isChanged[changedVariables[place]] = false }
        changedVariables.removeAll()
        propagation.isChanged.resize(to: problem.variables.count, filling: false)
    }

    func withChanges(_ body: (Span<Int32>, Span<Double>) -> Void) {
        body(changedVariables.buffer.span, problem.values.buffer.span)
    }

    /// Evaluates the definitions from a place in the order of evaluation on.
    mutating func sweep(from first: Int) {
        for place in first..<evaluationOrder.count {
            let variable = evaluationOrder[place]
            if variableState[variable].order == Int32(place) { assign(evaluate(variable), to: variable) }
        }
    }

    // MARK: From coordinates

    /// Runs the movements of components along the definitions.
    mutating func propagateMoves(_ plan: UnsafeMutablePointer<EditPlan>? = nil) {
        if let plan { finish(plan) }
        if let start = propagation.sweepStart {
            propagation.sweepStart = nil
            sweep(from: start)
        }
        if isSweepCheaper() {
            sweep(from: 0)
        } else {
            for place in propagation.movedComponents.indices {
                runProgram(ofComponent: propagation.movedComponents[place])
            }
        }
        for place in propagation.movedComponents.indices {
            components[propagation.movedComponents[place]].state.isMoved = false
        }
        propagation.movedComponents.removeAll()
        propagation.sweep += 1
        if let plan {
            checkConstraints(of: plan)
            refreshDistances(plan)
        }
    }

    private mutating func isSweepCheaper() -> Bool {
        var total = 0
        for place in propagation.movedComponents.indices where total <= evaluationOrder.count {
            total += programLength(ofComponent: propagation.movedComponents[place])
        }
        return total > evaluationOrder.count
    }

    private mutating func runProgram(ofComponent index: Int32) {
        guard components[index].state.sweep != propagation.sweep, let program = components.program(of: index) else {
            return
        }
        run(program)
    }

    /// How many variables depend on a component; more than there are, when the program would be too long to keep.
    private mutating func programLength(ofComponent index: Int32) -> Int {
        guard components[index].state.sweep != propagation.sweep else { return 0 }
        guard components.program(of: index) != nil || keepsPrograms else { return evaluationOrder.count + 1 }
        return program(ofComponent: index).program.stepCount
    }

    /// Whether there is room for another program. All components may have many variables in common.
    private var keepsPrograms: Bool { propagation.programTotal <= problem.variables.count * 2 + 1024 }

    /// What to evaluate when a component moves, and whether that is kept or the caller's to free.
    mutating func program(ofComponent index: Int32) -> (program: Program, isKept: Bool) {
        if let program = components.program(of: index) { return (program, true) }
        followComponent(index)
        let program = compileFollowing()
        guard keepsPrograms else { return (program, false) }
        propagation.programTotal += program.stepCount
        components.setProgram(program, of: index)
        return (program, true)
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
        let tolerance = record.termCount == 0 ? 0 : max(largest, size * Tolerances.shareOfValue) * simplex.tolerances.broken
        setFalse(violation(ofConstraint: constraint) > tolerance, constraint)
    }

    mutating func setFalse(_ isFalse: Bool, _ constraint: Int32) {
        guard constraintState[constraint].isFalse != isFalse else { return }
        constraintState[constraint].isFalse = isFalse
        if isFalse {
            falseChecks.insert(constraint)
        } else {
            falseChecks.remove(constraint)
        }
    }

    @inline(__always)
    mutating func violation(ofConstraint index: Int32) -> Double {
        let record = problem.constraints[index]
        let excess = problem.activity(of: index) - record.constant
        return switch record.relation {
        case .equal: abs(excess)
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
    }
}
