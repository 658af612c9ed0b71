/// Planning: what depends on some constants, and how fast.
extension Propagation {
    /// The plan for the constants that changed, as addressed until another one is asked for.
    mutating func planForTouchedConstraints(
        _ changes: borrowing Changes, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ components: borrowing Components, _ memory: inout WorkingMemory
    ) -> UnsafeMutablePointer<EditPlan> {
        if let plan = plans.plan(for: changes.touchedConstraints, version: changes.structureVersion) { return plan }
        return plans.keep(Self.makePlan(changes, problem, definitions, components, &memory))
    }

    private static func makePlan(
        _ changes: borrowing Changes, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ components: borrowing Components, _ memory: inout WorkingMemory
    ) -> EditPlan {
        var moves = Store<EditPlan.Move>()
        var moveStart = Store<Int32>()
        var checks = Store<Int32>()
        memory.rates.resize(to: problem.variables.count, filling: 0)
        for place in changes.touchedConstraints.indices {
            moveStart.append(Int32(moves.count))
            appendMoves(
                by: changes.touchedConstraints[place], to: &moves, &checks, problem, definitions, components, &memory)
        }
        moveStart.append(Int32(moves.count))
        memory.search.begin(problem)
        for place in changes.touchedConstraints.indices {
            follow(constantOf: changes.touchedConstraints[place], &memory.search, problem, definitions)
        }
        memory.search.followDefinitions(problem, definitions)
        let covered = coveredComponents(by: moves, problem, definitions, memory.search)
        return EditPlan(
            version: changes.structureVersion, touched: changes.touchedConstraints.copyOfElements(),
            touchedCount: changes.touchedConstraints.count, moveStart: moveStart.copyOfElements(),
            moves: moves.copyOfElements(),
            evaluation: memory.planBuilder.plan(for: memory.search, problem, definitions),
            covered: covered.copyOfElements(),
            coveredCount: covered.count, checks: checks.copyOfElements(), checkCount: checks.count)
    }

    private static func follow(
        constantOf constraint: Int32, _ search: inout DependencySearch, _ problem: borrowing Problem,
        _ definitions: borrowing Definitions
    ) {
        guard problem.constraints[constraint].isInUse else { return }
        if definitions.constraints[constraint].role == .definition {
            search.visit(variable: definitions.constraints[constraint].target)
        } else {
            search.visit(row: constraint)
        }
    }

    /// The components that move and whose dependents have all been found.
    private static func coveredComponents(
        by moves: borrowing Store<EditPlan.Move>, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ search: borrowing DependencySearch
    ) -> Store<Component> {
        var covered = Store<Component>()
        for place in moves.indices where !moves[place].component.state.isVisited {
            moves[place].component.state.isVisited = true
            if isCovered(moves[place].component, problem, definitions, search) {
                covered.append(moves[place].component)
            }
        }
        for place in moves.indices { moves[place].component.state.isVisited = false }
        return covered
    }

    @inline(__always)
    private static func isCovered(
        _ component: Component, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ search: borrowing DependencySearch
    ) -> Bool {
        for coordinate in 0..<component.coordinateCount {
            let root = definitions.roots[component.coordinates[coordinate]]
            if root.constraint >= 0 {
                guard search.hasVisited(variable: root.variable) else { return false }
                continue
            }
            var term = problem.variables[root.variable].firstTerm
            while term != Problem.none {
                let constraint = problem.terms[term].constraint
                let state = definitions.constraints[constraint]
                let defined = state.rowRoot >= 0 ? definitions.roots[state.rowRoot].variable : state.target
                if state.role == .definition || state.rowRoot >= 0, !search.hasVisited(variable: defined) {
                    return false
                }
                term = problem.terms[term].next
            }
        }
        return true
    }

    // MARK: Rates

    /// Finds out how far breakpoints move when the constant of a constraint changes by one and no coordinate moves, and
    /// which checks it makes a difference to.
    private static func appendMoves(
        by constraint: Int32, to moves: inout Store<EditPlan.Move>, _ checks: inout Store<Int32>,
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: borrowing Components,
        _ memory: inout WorkingMemory
    ) {
        memory.search.begin(problem)
        follow(constantOf: constraint, &memory.search, problem, definitions)
        memory.search.followDefinitions(problem, definitions)
        for place in memory.search.variables.indices {
            let variable = memory.search.variables[place]
            memory.rates[variable] = derivative(
                of: variable, byConstantOf: constraint, problem, definitions, memory.rates)
        }
        for place in memory.search.rows.indices {
            let row = memory.search.rows[place]
            let state = definitions.constraints[row]
            if state.role == .breakpoint {
                append(
                    state.breakpoint, of: state.target,
                    rate: rate(of: row, byConstantOf: constraint, problem, memory.rates), to: &moves, components)
            } else if state.role == .check, problem.constraints[row].level == .required,
                abs(rate(of: row, byConstantOf: constraint, problem, memory.rates)) > Tolerances.leastRate,
                !checks.buffer.contains(row)
            {
                checks.append(row)
            }
        }
        for place in memory.search.variables.indices {
            let variable = memory.search.variables[place]
            let state = definitions.variables[variable]
            guard state.breakpoints.bound >= 0 || state.breakpoints.stay >= 0 else { continue }
            memory.expansion.expand(variable: variable, definitions)
            let component = definitions.roots[memory.expansion.root(0)].component
            for breakpoint in [state.breakpoints.bound, state.breakpoints.stay] where breakpoint >= 0 {
                append(breakpoint, of: component, rate: -memory.rates[variable], to: &moves, components)
            }
        }
        for place in memory.search.variables.indices { memory.rates[memory.search.variables[place]] = 0 }
    }

    private static func append(
        _ breakpoint: Int32, of number: Int32, rate: Double, to moves: inout Store<EditPlan.Move>,
        _ components: borrowing Components
    ) {
        let component = components[number]
        let address = component.breakpoints + Int(breakpoint)
        let scaled = rate / address.pointee.scale
        guard abs(scaled) > Tolerances.leastRate else { return }
        moves.append(EditPlan.Move(breakpoint: address, component: component, rate: scaled, number: number))
    }

    /// The rate of a constraint's right side less its left side.
    private static func rate(
        of row: Int32, byConstantOf constraint: Int32, _ problem: borrowing Problem, _ rates: borrowing Store<Double>
    ) -> Double {
        var rate = row == constraint ? 1.0 : 0
        for term in problem.constraints[row].terms {
            rate -= problem.terms[term].coefficient * rates[problem.terms[term].variable]
        }
        return rate
    }

    private static func derivative(
        of variable: Int32, byConstantOf constraint: Int32, _ problem: borrowing Problem,
        _ definitions: borrowing Definitions, _ rates: borrowing Store<Double>
    ) -> Double {
        let state = definitions.variables[variable]
        guard state.firstDerivedTerm < 0 else {
            return derivative(ofDerived: state, byConstantOf: constraint, definitions, rates)
        }
        var sum = state.rowRoot < 0 && state.definition == constraint ? 1.0 : 0
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            sum -= problem.terms[place].coefficient * rates[problem.terms[place].variable]
        }
        return sum / problem.terms[state.pivot].coefficient
    }

    /// The rate of an eliminated coordinate. Left sides that are coordinates do not.
    private static func derivative(
        ofDerived state: VariableState, byConstantOf constraint: Int32, _ definitions: borrowing Definitions,
        _ rates: borrowing Store<Double>
    ) -> Double {
        var sum = 0.0
        for place in definitions.derivedTerms(of: state) {
            let term = definitions.derivedTerms[place]
            switch term.kind {
            case .constant: sum += term.index == constraint ? term.coefficient : 0
            case .variable: sum += term.coefficient * rates[term.index]
            case .count, .sum, .row: break
            }
        }
        return sum
    }
}
