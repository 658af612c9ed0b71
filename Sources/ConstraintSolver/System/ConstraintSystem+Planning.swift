/// Planning: what depends on some constants, and how fast.
extension ConstraintSystem {
    mutating func planForTouchedConstraints() -> UnsafeMutablePointer<EditPlan> {
        if let plan = propagation.plans.plan(for: touchedConstraints, version: structureVersion) { return plan }
        return propagation.plans.keep(makePlan())
    }

    private mutating func makePlan() -> EditPlan {
        var moves = Store<EditPlan.Move>()
        var moveStart = Store<Int32>()
        var checks = Store<Int32>()
        derivatives.resize(to: problem.variables.count, filling: 0)
        for place in touchedConstraints.indices {
            moveStart.append(Int32(moves.count))
            appendMoves(by: touchedConstraints[place], to: &moves, &checks)
        }
        moveStart.append(Int32(moves.count))
        beginFollowing()
        for place in touchedConstraints.indices { follow(constantOf: touchedConstraints[place]) }
        followDefinitions()
        let covered = coveredComponents(by: moves)
        return EditPlan(
            version: structureVersion, touched: touchedConstraints.copyOfElements(),
            touchedCount: touchedConstraints.count, moveStart: moveStart.copyOfElements(),
            moves: moves.copyOfElements(), program: compileFollowing(), covered: covered.copyOfElements(),
            coveredCount: covered.count, checks: checks.copyOfElements(), checkCount: checks.count)
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
    private mutating func isCovered(_ component: Component) -> Bool {
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

    /// Finds out how far breakpoints move when the constant of a constraint changes by one and no coordinate moves, and
    /// which checks it makes a difference to.
    private mutating func appendMoves(
        by constraint: Int32, to moves: inout Store<EditPlan.Move>, _ checks: inout Store<Int32>
    ) {
        beginFollowing()
        follow(constantOf: constraint)
        followDefinitions()
        for place in following.variables.indices {
            let variable = following.variables[place]
            derivatives[variable] = derivative(of: variable, byConstantOf: constraint)
        }
        for place in following.rows.indices {
            let row = following.rows[place]
            let state = constraintState[row]
            if state.role == .breakpoint {
                append(state.breakpoint, of: state.target, rate: rate(of: row, byConstantOf: constraint), to: &moves)
            } else if state.role == .check, problem.constraints[row].level == .required,
                abs(rate(of: row, byConstantOf: constraint)) > Tolerances.leastRate, !checks.buffer.contains(row)
            {
                checks.append(row)
            }
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

    private mutating func append(
        _ breakpoint: Int32, of number: Int32, rate: Double, to moves: inout Store<EditPlan.Move>
    ) {
        let component = components[number]
        let address = component.breakpoints + Int(breakpoint)
        let scaled = rate / address.pointee.scale
        guard abs(scaled) > Tolerances.leastRate else { return }
        moves.append(EditPlan.Move(breakpoint: address, component: component, rate: scaled, number: number))
    }

    /// How fast the right side of a constraint grows beyond its left side.
    private mutating func rate(of row: Int32, byConstantOf constraint: Int32) -> Double {
        var rate = row == constraint ? 1.0 : 0
        for term in problem.constraints[row].terms {
            rate -= problem.terms[term].coefficient * derivatives[problem.terms[term].variable]
        }
        return rate
    }

    private mutating func derivative(of variable: Int32, byConstantOf constraint: Int32) -> Double {
        let state = variableState[variable]
        guard state.firstDerivedTerm < 0 else {
            return derivative(ofDerived: state, byConstantOf: constraint)
        }
        var sum = state.rowRoot < 0 && state.definition == constraint ? 1.0 : 0
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            sum -= problem.terms[place].coefficient * derivatives[problem.terms[place].variable]
        }
        return sum / problem.terms[state.pivot].coefficient
    }

    /// How fast an eliminated coordinate moves. Left sides that are coordinates do not.
    private mutating func derivative(ofDerived state: VariableState, byConstantOf constraint: Int32) -> Double {
        var sum = 0.0
        for place in derivedTerms(of: state) {
            let term = derivedTerms[place]
            switch term.kind {
            case .constant: sum += term.index == constraint ? term.coefficient : 0
            case .variable: sum += term.coefficient * derivatives[term.index]
            case .count, .sum, .row: break
            }
        }
        return sum
    }
}
