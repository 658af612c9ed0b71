/// Decisions: what the constraints leave open is decided by preferences first, and then by the preference of each variable to be zero,
/// its *stay*, the earliest first.
///
/// That makes the solution a function of the problem alone. A stay takes part only where something is undecided; and
/// whenever the decision has to be made again, all stays of the component are withdrawn first.
struct Decisions: ~Copyable {
    /// The work on deciding variables that contradictions leave open, since the last solve began.
    var work = 0
    /// The limit of that work.
    var limit = 10_000_000
    /// Whether anything is decided; who looks for contradictions alone needs no values.
    var areMade = true
    /// By coordinate of a component, how fast it moves along an edge.
    private var motions = Store<Double>()
    var leaders = Leaders()
    var lanes = Lanes()
    /// Lines whose first variable coordinates by themselves do not tell.
    var crowd = Store<Int32>()
    var watches = Watches()
    private let inPlace = InPlace()

    /// Steps of length zero along open edges, since the last solve began.
    var idleSteps = 0

    mutating func beginSolve() {
        work = 0
        idleSteps = 0
    }

    /// Among constraints that contradict each other any best vertex will do once deciding takes long: whoever resolves the
    /// contradiction solves again.
    func isWorthDeciding(_ component: Component) -> Bool {
        guard areMade else { return false }
        guard component.state.isViolated else { return true }
        return work < limit && component.coordinateCount <= Self.decidedCoordinates
    }

    /// The most coordinates of a contradictory component that is decided: the work grows with their third power.
    private static let decidedCoordinates = 300

    // MARK: Stays

    /// Brings in the next stay of undecided components, as far as they do not have to wait for one another.
    mutating func bringInStays(
        _ problem: borrowing Problem, _ definitions: inout Definitions, _ components: inout Components,
        _ simplex: inout Simplex, _ memory: inout WorkingMemory, _ changes: inout Changes
    ) {
        var waiting = listUndecided(problem, definitions, &components, &simplex, &memory)
        components.undecided.removeAll()
        waiting.sort { $0.variable < $1.variable }
        for candidate in waiting where components.contains(candidate.component) {
            memory.expansion.expand(variable: candidate.variable, definitions)
            if mustWait(candidate.variable, memory.expansion, definitions, components) {
                components.undecided.append(candidate.component)
                continue
            }
            let stay = definitions.variables[candidate.variable].breakpoints.stay
            if stay >= 0 {
                components.restoreStay(stay, of: candidate.component)
            } else {
                components.add(
                    Breakpoint(stayOf: candidate.variable, problem), along: memory.expansion, &definitions, &changes,
                    simplex.tolerances)
                components.bringInAdditions(&definitions, &changes, simplex.tolerances)
            }
        }
    }

    private mutating func listUndecided(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: inout Components,
        _ simplex: inout Simplex, _ memory: inout WorkingMemory
    ) -> [(variable: Int32, component: Int32)] {
        var list: [(variable: Int32, component: Int32)] = []
        for place in components.undecided.indices {
            let index = components.undecided[place]
            guard components.contains(index), components[index].state.decision.isOpen else { continue }
            let component = components[index]
            if component.state.decision.nextStay < 0 {
                let first =
                    isWorthDeciding(component)
                    ? firstMovableVariable(of: index, problem, definitions, &components, &simplex, &memory) : nil
                component.state.decision.nextStay = first ?? .max
                component.state.decision.isOpen = component.state.decision.nextStay != .max
            }
            if component.state.decision.isOpen { list.append((component.state.decision.nextStay, index)) }
        }
        return list
    }

    /// Whether an earlier variable has to be decided in one of the components that a variable, as expanded, depends on.
    private func mustWait(
        _ variable: Int32, _ expansion: borrowing Expansion, _ definitions: borrowing Definitions,
        _ components: borrowing Components
    ) -> Bool {
        for place in 0..<expansion.count {
            let state = components[definitions.roots[expansion.root(place)].component].state
            if state.isDirty
                || (state.decision.isOpen && state.decision.nextStay >= 0 && state.decision.nextStay < variable)
            {
                return true
            }
        }
        return false
    }

    // MARK: What moves

    /// The first variable that changes along one of the open edges and has no stay yet.
    private mutating func firstMovableVariable(
        of index: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ components: inout Components, _ simplex: inout Simplex, _ memory: inout WorkingMemory
    ) -> Int32? {
        let component = components[index]
        simplex.prepare(for: component)
        _ = simplex.chooseEdge(in: component, above: .lowest, rule: .dantzig)
        if edgesPreferVertex(of: index, problem, definitions, &components, &simplex, &memory) { return nil }
        mixMotions(alongOpenEdgesOf: component, &simplex)
        var best: Int32?
        memory.rates.resize(to: problem.variables.count, filling: 0)
        for coordinate in 0..<component.coordinateCount {
            let root = definitions.roots[component.coordinates[coordinate]]
            guard root.constraint < 0 else { continue }
            memory.rates[root.variable] = motions[coordinate]
            if definitions.mayDecide(root.variable, memory.rates, in: component) {
                best = min(best ?? root.variable, root.variable)
            }
        }
        let (plan, isKept) = components.plan(of: index, problem, definitions, &memory)
        differentiate(plan, component: index, definitions, &memory.rates)
        for step in 0..<plan.stepCount {
            let variable = plan.steps[step].variable
            if definitions.mayDecide(variable, memory.rates, in: component) { best = min(best ?? variable, variable) }
        }
        for step in 0..<plan.stepCount { memory.rates[plan.steps[step].variable] = 0 }
        for coordinate in 0..<component.coordinateCount {
            memory.rates[definitions.roots[component.coordinates[coordinate]].variable] = 0
        }
        if !isKept { plan.free() }
        return best
    }

    /// A mixture of the directions of all open edges.
    private mutating func mixMotions(alongOpenEdgesOf component: Component, _ simplex: inout Simplex) {
        motions.removeAll()
        motions.resize(to: component.coordinateCount, filling: 0)
        // The component is looked at, made anew with the stay, and solved.
        work += simplex.pricing.openLines.count + 4 * component.stepWork + component.kernel.size * component.kernel.size
        simplex.mixOpenEdges(of: component, into: &motions)
    }

    /// Works out how fast the variables of a component's plan move, given how fast its coordinates do.
    private func differentiate(
        _ plan: EvaluationPlan, component: Int32, _ definitions: borrowing Definitions, _ rates: inout Store<Double>
    ) {
        var term = plan.terms
        for place in 0..<plan.stepCount {
            let step = plan.steps + place
            let end = term + Int(step.pointee.termCount)
            let source = step.pointee.source
            var sum = source < 0 ? motion(ofRow: ~source, component, definitions) * step.pointee.factor : 0
            while term < end {
                sum -= term.pointee.coefficient * rates[term.pointee.variable]
                term += 1
            }
            let divisor = step.pointee.divisor
            let variable = step.pointee.variable
            rates[variable] =
                divisor == 0 ? derivative(ofDerived: variable, component, definitions, rates) : sum / divisor
        }
    }

    /// The rate of an eliminated coordinate that is a sum of left sides, too.
    private func derivative(
        ofDerived variable: Int32, _ component: Int32, _ definitions: borrowing Definitions,
        _ rates: borrowing Store<Double>
    ) -> Double {
        var sum = 0.0
        for place in definitions.derivedTerms(of: definitions.variables[variable]) {
            let term = definitions.derivedTerms[place]
            switch term.kind {
            case .variable: sum += term.coefficient * rates[term.index]
            case .row: sum += term.coefficient * motion(ofRow: term.index, component, definitions)
            case .count, .sum, .constant: break
            }
        }
        return sum
    }

    /// The rate of a constraint's left side that is a coordinate.
    @inline(__always)
    private func motion(ofRow root: Int32, _ component: Int32, _ definitions: borrowing Definitions) -> Double {
        definitions.roots[root].component == component ? motions[definitions.roots[root].index] : 0
    }
}

extension Definitions {
    /// Whether the stay of a variable may decide something in a component: it moves, and its stay does not take part.
    fileprivate func mayDecide(_ variable: Int32, _ rates: borrowing Store<Double>, in component: Component) -> Bool {
        // A variable with a value of its own wants nothing, however rounding makes it seem to move.
        abs(rates[variable]) > Tolerances.openRate && maySway(variable, in: component)
    }

    /// Whether the stay of a variable may decide something where the variable moves: it does not take part yet.
    func maySway(_ variable: Int32, in component: Component) -> Bool {
        guard variables[variable].root >= 0 else { return false }
        let stay = variables[variable].breakpoints.stay
        return stay < 0 || component.breakpoints[Int(stay)].isWithdrawn
    }
}

extension Components {
    /// Lets the stay of a variable take part again.
    fileprivate mutating func restoreStay(_ stay: Int32, of index: Int32) {
        let component = self[index]
        component.breakpoints[Int(stay)].isWithdrawn = false
        component.state.start.mustOptimise = true
        component.state.hasCosts = false
        markDirty(index)
    }
}
