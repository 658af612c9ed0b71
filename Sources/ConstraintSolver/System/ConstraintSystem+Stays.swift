/// Stays: what the constraints leave open is decided by the wish of each variable to be zero, the earliest first.
///
/// That makes the solution a function of the problem alone. A stay takes part only where something is undecided; and
/// whenever the decision has to be made again, all stays of the component are withdrawn first.
extension ConstraintSystem {
    /// Brings in the next stay of undecided components, as far as they do not have to wait for one another.
    mutating func decideUndecided() {
        guard !undecidedComponents.isEmpty, !bringInPreferences() else { return }
        var waiting = listUndecided()
        undecidedComponents.removeAll()
        waiting.sort { $0.variable < $1.variable }
        for candidate in waiting where components.contains(candidate.component) {
            if mustWait(candidate.variable) {
                undecidedComponents.append(candidate.component)
            } else {
                bringInStay(of: candidate.variable, toComponent: candidate.component)
            }
        }
    }

    private mutating func listUndecided() -> [(variable: Int32, component: Int32)] {
        var list: [(variable: Int32, component: Int32)] = []
        for place in undecidedComponents.indices {
            let index = undecidedComponents[place]
            guard components.contains(index), components[index].state.isUndecided else { continue }
            let component = components[index]
            if component.state.nextStay < 0 {
                component.state.nextStay =
                    isWorthDeciding(component) ? firstMovableVariable(ofComponent: index) ?? .max : .max
                component.state.isUndecided = component.state.nextStay != .max
            }
            if component.state.isUndecided { list.append((component.state.nextStay, index)) }
        }
        return list
    }

    /// Among constraints that contradict each other any best vertex will do once deciding takes long: whoever resolves the
    /// contradiction solves again.
    func isWorthDeciding(_ component: Component) -> Bool {
        guard decidesOpenVariables else { return false }
        guard component.state.isViolated else { return true }
        return decisionWork < decisionLimit && component.coordinateCount <= Self.decidedCoordinates
    }

    /// How many coordinates a contradictory component may have to be decided: the work grows with their third power.
    private static let decidedCoordinates = 300

    /// Whether an earlier variable has to be decided in one of the components that a variable depends on.
    private mutating func mustWait(_ variable: Int32) -> Bool {
        expand(variable: variable)
        for place in 0..<expansion.count {
            let state = components[roots[expansion.root(place)].component].state
            if state.isDirty || (state.isUndecided && state.nextStay >= 0 && state.nextStay < variable) { return true }
        }
        return false
    }

    private mutating func bringInStay(of variable: Int32, toComponent index: Int32) {
        let stay = variableState[variable].stayBreakpoint
        if stay >= 0 {
            components[index].breakpoints[Int(stay)].isWithdrawn = false
            components[index].state.mustOptimise = true
            components[index].state.hasCosts = false
            markDirty(index)
        } else {
            addRow(about: variable, at: 0, .equal, level: .stay(variable))
        }
    }

    /// The first variable that changes along one of the open edges and has no stay yet.
    private mutating func firstMovableVariable(ofComponent index: Int32) -> Int32? {
        let component = components[index]
        simplex.prepare(for: component)
        _ = simplex.choose(in: component, above: .lowest, rule: .steepest)
        mixMotions(alongOpenEdgesOf: component)
        var best: Int32?
        func consider(_ variable: Int32) {
            // A variable with a value of its own wants nothing, however rounding makes it seem to move.
            guard variableState[variable].root >= 0 else { return }
            guard abs(derivatives[variable]) > Tolerances.openRate, best.map({ variable < $0 }) ?? true else { return }
            let stay = variableState[variable].stayBreakpoint
            if stay >= 0, !component.breakpoints[Int(stay)].isWithdrawn { return }
            best = variable
        }
        derivatives.resize(to: problem.variables.count, filling: 0)
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            guard roots[root].constraint < 0 else { continue }
            derivatives[roots[root].variable] = motions[coordinate]
            consider(roots[root].variable)
        }
        let (program, isKept) = program(ofComponent: index)
        differentiate(program, component: index)
        for step in 0..<program.stepCount { consider(program.steps[step].variable) }
        for step in 0..<program.stepCount { derivatives[program.steps[step].variable] = 0 }
        for coordinate in 0..<component.coordinateCount {
            derivatives[roots[component.coordinates[coordinate]].variable] = 0
        }
        if !isKept { program.free() }
        return best
    }

    /// A mixture of the directions of all open edges.
    private mutating func mixMotions(alongOpenEdgesOf component: Component) {
        motions.removeAll()
        motions.resize(to: component.coordinateCount, filling: 0)
        // The component is looked at, made anew with the stay, and solved.
        decisionWork += simplex.openLines.count + 4 * component.stepWork + component.kernel.size * component.kernel.size
        simplex.mixOpenEdges(of: component, into: &motions)
    }

    /// Works out how fast the variables of a component's program move, given how fast its coordinates do.
    private mutating func differentiate(_ program: Program, component: Int32) {
        var term = program.terms
        for place in 0..<program.stepCount {
            let step = program.steps + place
            let end = term + Int(step.pointee.termCount)
            var sum = step.pointee.source < 0 ? motion(ofRow: ~step.pointee.source, component) * step.pointee.factor : 0
            while term < end {
                sum -= term.pointee.coefficient * derivatives[term.pointee.variable]
                term += 1
            }
            let divisor = step.pointee.divisor
            let variable = step.pointee.variable
            derivatives[variable] = divisor == 0 ? derivative(ofDerived: variable, component) : sum / divisor
        }
    }

    /// How fast an eliminated coordinate moves that is a sum of left sides, too.
    private mutating func derivative(ofDerived variable: Int32, _ component: Int32) -> Double {
        var sum = 0.0
        for place in derivedTerms(of: variableState[variable]) {
            let term = derivedTerms[place]
            switch term.kind {
            case .variable: sum += term.coefficient * derivatives[term.index]
            case .row: sum += term.coefficient * motion(ofRow: term.index, component)
            case .count, .sum, .constant: break
            }
        }
        return sum
    }

    /// How fast a constraint's left side moves that is a coordinate.
    @inline(__always)
    private mutating func motion(ofRow root: Int32, _ component: Int32) -> Double {
        roots[root].component == component ? motions[roots[root].index] : 0
    }
}
