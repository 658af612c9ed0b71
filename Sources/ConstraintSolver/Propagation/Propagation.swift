/// Runs values along the definitions, and keeps what changed by it.
struct Propagation: ~Copyable {
    /// The variables whose values changed since changes were last forgotten.
    private(set) var changedVariables = Store<Int32>()
    /// By variable, whether it is among them.
    var isChanged = Store<Bool>()
    /// The variables that were found below their bounds.
    var violatedBounds = Store<Int32>()
    /// Components whose coordinates moved, and whose dependents are still to be evaluated.
    private(set) var movedComponents = Store<Int32>()
    var plans = EditPlans()
    /// The number of times that a plan was used.
    var editCount = 0
    /// The index of the region's first definition in the order of evaluation, until they have been evaluated.
    var sweepStart: Int?
    /// Counts the sweeps.
    private(set) var sweepCount: Int32 = 0
    private let inPlace = InPlace()

    /// Gives a variable its value.
    @inline(__always)
    mutating func assign(_ value: Double, to variable: Int32, _ problem: inout Problem, _ tolerances: Tolerances) {
        if value < problem.lowerBounds[variable] - tolerances.distance { violatedBounds.append(variable) }
        guard problem.values[variable] != value else { return }
        problem.values[variable] = value
        guard !isChanged[variable] else { return }
        isChanged[variable] = true
        changedVariables.append(variable)
    }

    mutating func forgetChanges(_ problem: borrowing Problem) {
        for place in changedVariables.indices { isChanged[changedVariables[place]] = false }
        changedVariables.removeAll()
        isChanged.resize(to: problem.variables.count, filling: false)
    }

    /// Gives a coordinate its value.
    mutating func write(
        _ value: Double, toCoordinate root: Int32, _ problem: inout Problem, _ definitions: inout Definitions,
        _ tolerances: Tolerances
    ) {
        let variable = definitions.roots[root].variable
        if definitions.roots[root].constraint < 0 {
            assign(value, to: variable, &problem, tolerances)
        } else {
            definitions.roots[root].value = value
        }
    }

    /// Notes that coordinates of a component moved.
    mutating func noteMove(ofComponent index: Int32, _ component: Component) {
        guard !component.state.isMoved else { return }
        component.state.isMoved = true
        movedComponents.append(index)
    }

    /// Notes the bounds that the present values of a region violate.
    mutating func checkBounds(of region: borrowing Region, _ problem: borrowing Problem, _ tolerances: Tolerances) {
        for place in region.variables.indices {
            let variable = region.variables[place]
            if problem.values[variable] < problem.lowerBounds[variable] - tolerances.distance {
                violatedBounds.append(variable)
            }
        }
    }

    /// Evaluates the definitions from a place in the order of evaluation on.
    mutating func sweep(
        from first: Int, _ problem: inout Problem, _ definitions: inout Definitions, constants: Int32,
        _ tolerances: Tolerances
    ) {
        for place in first..<definitions.evaluationOrder.count {
            let variable = definitions.evaluationOrder[place]
            guard definitions.variables[variable].order == Int32(place) else { continue }
            assign(definitions.value(of: variable, problem, constants: constants), to: variable, &problem, tolerances)
        }
    }

    // MARK: From coordinates

    /// Evaluates what depends on the components that moved: all definitions in order, or each component's by its plan.
    mutating func followMoves(
        _ problem: inout Problem, _ definitions: inout Definitions, _ components: inout Components,
        _ memory: inout WorkingMemory, constants: Int32, _ tolerances: Tolerances
    ) {
        if let start = sweepStart {
            sweepStart = nil
            sweep(from: start, &problem, &definitions, constants: constants, tolerances)
        }
        if isSweepCheaper(problem, definitions, &components, &memory) {
            sweep(from: 0, &problem, &definitions, constants: constants, tolerances)
        } else {
            for place in movedComponents.indices {
                let index = movedComponents[place]
                guard components[index].state.sweep != sweepCount, let plan = components.keptPlan(of: index) else {
                    continue
                }
                run(plan, &problem, &definitions, constants: constants, tolerances)
            }
        }
        for place in movedComponents.indices { components[movedComponents[place]].state.isMoved = false }
        movedComponents.removeAll()
        sweepCount += 1
    }

    private func isSweepCheaper(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: inout Components,
        _ memory: inout WorkingMemory
    ) -> Bool {
        var total = 0
        for place in movedComponents.indices where total <= definitions.evaluationOrder.count {
            let index = movedComponents[place]
            guard components[index].state.sweep != sweepCount else { continue }
            if let plan = components.keptPlan(of: index) {
                total += plan.stepCount
            } else if components.keepsPlans(problem) {
                total += components.plan(of: index, problem, definitions, &memory).plan.stepCount
            } else {
                // The plan would be too long to keep.
                return true
            }
        }
        return total > definitions.evaluationOrder.count
    }

    // MARK: Memory

    /// Makes room for the variables of a problem.
    mutating func reserve(variables count: Int) { changedVariables.reserve(count) }

    /// The changed variables; the memory after them may be written.
    var writableChanges: UnsafeMutablePointer<Int32> {
        @inline(__always) mutating get { changedVariables.mutableBase }
    }

    /// Extends the count to include variables already written to reserved memory.
    mutating func extendChanges(to count: Int) { changedVariables.extend(to: count) }

    /// Gives back the room that is not needed.
    mutating func trim() { movedComponents.trim() }

    /// Calls a closure with what changed and all values.
    func withChanges(_ problem: borrowing Problem, _ body: (Span<Int32>, Span<Double>) -> Void) {
        body(changedVariables.buffer.span, problem.values.buffer.span)
    }
}
