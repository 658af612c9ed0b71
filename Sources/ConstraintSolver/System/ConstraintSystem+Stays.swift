/// Stays: what the constraints leave open is decided by the wish of each variable to be zero, the earliest first.
///
/// That makes the solution a function of the problem alone. A stay takes part only where something is undecided; and
/// whenever the decision has to be made again, all stays of the component are withdrawn first.
extension ConstraintSystem {
    /// Brings in the next stay of every undecided component.
    mutating func decideUndecided() {
        while !undecidedComponents.isEmpty {
            let index = undecidedComponents.removeLast()
            guard componentState[index].isInUse, componentState[index].isUndecided else { continue }
            guard let variable = firstMovableVariable(ofComponent: index) else {
                componentState[index].isUndecided = false
                continue
            }
            bringInStay(of: variable, toComponent: index)
        }
    }

    private mutating func bringInStay(of variable: Int32, toComponent index: Int32) {
        if let place = components[index].stay(of: variable) {
            components[index].breakpoints[place].reinstate()
            componentState[index].mustOptimise = true
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
            guard abs(derivatives[variable]) > 1e-9, best.map({ variable < $0 }) ?? true else { return }
            if let place = component.stay(of: variable), component.breakpoints[place].slopeAbove > 0 { return }
            best = variable
        }
        var list = Store<Int32>()
        listDependents(ofComponent: index, into: &list)
        derivatives.resize(to: problem.variables.count, filling: 0)
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            guard roots[root].constraint < 0 else { continue }
            derivatives[roots[root].variable] = motions[coordinate]
            consider(roots[root].variable)
        }
        for place in list.indices {
            let variable = list[place]
            derivatives[variable] = derivative(of: variable, component: index)
            consider(variable)
        }
        for place in list.indices { derivatives[list[place]] = 0 }
        for coordinate in 0..<component.coordinateCount {
            derivatives[roots[component.coordinates[coordinate]].variable] = 0
        }
        return best
    }

    /// A mixture of the directions of all open edges, in which none cancels another but by accident.
    private mutating func mixMotions(alongOpenEdgesOf component: Component) {
        motions.removeAll()
        motions.resize(to: component.coordinateCount, filling: 0)
        var weight = 1.0
        for line in simplex.openLines.map({ Int($0) }) {
            weight = (weight * 1.618_033_988_749_895).truncatingRemainder(dividingBy: 1) + 0.5
            let edge = Simplex.Edge(line: line, sign: 1, level: .lowest, rate: 0)
            simplex.setDirection(of: edge, in: component)
            for place in simplex.movedCoordinates.indices {
                let coordinate = simplex.movedCoordinates[place]
                motions[coordinate] += weight * simplex.direction[coordinate]
            }
            simplex.clearDirection()
        }
    }

    /// How fast a defined variable moves, given how fast coordinates and earlier variables do.
    private func derivative(of variable: Int32, component: Int32) -> Double {
        let state = variableState[variable]
        let hasOwnCoordinate = state.rowRoot >= 0 && roots[state.rowRoot].component == component
        var sum = hasOwnCoordinate ? motions[roots[state.rowRoot].index] : 0
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            sum -= problem.terms[place].coefficient * derivatives[problem.terms[place].variable]
        }
        return sum / problem.terms[state.pivot].coefficient
    }
}

extension Component {
    /// The breakpoint of a variable's stay, if it has one here.
    func stay(of variable: Int32) -> Int? {
        (0..<breakpointCount).first { place in
            breakpoints[place].level < .preference && breakpoints[place].source.variable == variable
        }
    }

    /// Leaves all stays out of the cost.
    func withdrawStays() {
        for place in 0..<breakpointCount where breakpoints[place].level < .preference {
            breakpoints[place].withdraw()
        }
    }
}

extension Breakpoint {
    /// Brings a wish for equality back into the cost.
    mutating func reinstate() {
        slopeAbove = abs(scale)
        slopeBelow = abs(scale)
    }
}
