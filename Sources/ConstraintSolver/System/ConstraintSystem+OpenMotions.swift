/// Finding out for all variables at once what the constraints leave open.
extension ConstraintSystem {
    /// Works out how everything open moves, unless that is known.
    mutating func findOpenMotions() {
        solveIfChanged()
        guard !open.isKnown else { return }
        repeat {
            mixOpenEdges()
            guard open.isAnythingOpen else { break }
            runRates(of: .free)
        } while bringInBoundsInTheWay()
        if open.isAnythingOpen {
            runRates(of: .reweighted)
            runRates(of: .contested)
            if open.isAnyEdgeBlocked { runRates(of: .all) }
        }
        open.isKnown = true
    }

    // MARK: Edges

    private mutating func mixOpenEdges() {
        open.begin(rootCount: roots.count, variableCount: problem.variables.count)
        for index in components.indices where components.contains(index) {
            let component = components[index]
            guard hasOpenEdges(component) else { continue }
            work.mixedEdges += simplex.openLines.count
            open.makeRoom()
            for place in simplex.openLines.indices { mix(edgesOfLine: Int(simplex.openLines[place]), component) }
            if isContested(component) { copyRates(of: component, from: .free, to: .contested) }
        }
    }

    /// Adds an open line's edge to the mixtures, upwards if it can be followed there.
    private mutating func mix(edgesOfLine line: Int, _ component: Component) {
        let isTwoSided = simplex.openSigns(ofLine: line).count > 1
        var isBlocked = true
        for sign in simplex.openSigns(ofLine: line) where isBlocked {
            let edge = Simplex.Edge(line: line, sign: sign, level: .lowest, rate: 0)
            simplex.setDirection(of: edge, in: component)
            isBlocked = !simplex.canFollow(edge, in: component)
            if !isBlocked { addDirection(of: component, isFree: true) }
            simplex.clearDirection()
        }
        guard isBlocked else { return }
        open.isAnyEdgeBlocked = true
        let sign = isTwoSided ? 1 : simplex.openSigns(ofLine: line)[0]
        simplex.setDirection(of: .init(line: line, sign: sign, level: .lowest, rate: 0), in: component)
        addDirection(of: component, isFree: false)
        simplex.clearDirection()
    }

    private mutating func addDirection(of component: Component, isFree: Bool) {
        let (weight, other) = (open.nextWeight(), open.nextWeight())
        for place in simplex.movedCoordinates.indices {
            let coordinate = simplex.movedCoordinates[place]
            let root = component.coordinates[Int(coordinate)]
            let rate = simplex.direction[coordinate]
            open.addRate(weight * rate, ofRoot: root, to: .all)
            guard isFree else { continue }
            open.addRate(weight * rate, ofRoot: root, to: .free)
            open.addRate(other * rate, ofRoot: root, to: .reweighted)
        }
    }

    private mutating func copyRates(
        of component: Component, from source: OpenMotions.Mixture, to target: OpenMotions.Mixture
    ) {
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            open.addRate(open.rate(ofRoot: root, in: source), ofRoot: root, to: target)
        }
    }

    /// Whether constraints above preferences make up for one another along the free edges: what one of them is missed by more,
    /// others are missed by less.
    private mutating func isContested(_ component: Component) -> Bool {
        for line in 0..<component.lineCount {
            let rate = freeRate(ofLine: line, component)
            guard abs(rate) > Tolerances.openRate else { continue }
            for place in component.breakpoints(on: line) {
                let breakpoint = component.breakpoints[place]
                guard breakpoint.level > .preference else { continue }
                if (rate > 0 ? breakpoint.slopeUpwards : breakpoint.slopeDownwards) != 0 { return true }
            }
        }
        return false
    }

    private mutating func freeRate(ofLine line: Int, _ component: Component) -> Double {
        guard line >= component.coordinateCount else {
            return open.rate(ofRoot: component.coordinates[line], in: .free)
        }
        var rate = 0.0
        for place in component.row(component.form(ofLine: line)) {
            let entry = component.rowEntries[place]
            rate += entry.coefficient * open.rate(ofRoot: component.coordinates[Int(entry.index)], in: .free)
        }
        return rate
    }

    // MARK: Definitions

    /// Runs the rates of a mixture from the coordinates along the definitions.
    private mutating func runRates(of mixture: OpenMotions.Mixture) {
        for index in problem.variables.indices where problem.variables[index].isInUse {
            let variable = Int32(index)
            guard variableState[variable].kind == .coordinate else { continue }
            open.setRate(open.rate(ofRoot: variableState[variable].root, in: mixture), of: variable, in: mixture)
        }
        for place in evaluationOrder.indices {
            let variable = evaluationOrder[place]
            guard variableState[variable].order == Int32(place) else { continue }
            open.setRate(rate(ofDefined: variable, in: mixture), of: variable, in: mixture)
        }
        work.ratedDefinitions += evaluationOrder.count
    }

    private mutating func rate(ofDefined variable: Int32, in mixture: OpenMotions.Mixture) -> Double {
        let state = variableState[variable]
        // A variable with a value of its own stays, however rounding makes it seem to move.
        guard state.root >= 0 else { return 0 }
        guard state.firstDerivedTerm < 0 else { return rate(ofDerived: state, in: mixture) }
        var sum = state.rowRoot < 0 ? 0 : open.rate(ofRoot: state.rowRoot, in: mixture)
        var largest = abs(sum)
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            let part = term.coefficient * open.rate(of: term.variable, in: mixture)
            sum -= part
            largest = max(largest, abs(part))
        }
        return abs(sum) > largest * Tolerances.cancelledShare ? sum / problem.terms[state.pivot].coefficient : 0
    }

    private mutating func rate(ofDerived state: VariableState, in mixture: OpenMotions.Mixture) -> Double {
        var sum = 0.0
        var largest = 0.0
        for place in derivedTerms(of: state) {
            let term = derivedTerms[place]
            var part = 0.0
            switch term.kind {
            case .variable: part = term.coefficient * open.rate(of: term.index, in: mixture)
            case .row: part = term.coefficient * open.rate(ofRoot: term.index, in: mixture)
            case .count, .sum, .constant: break
            }
            sum += part
            largest = max(largest, abs(part))
        }
        return abs(sum) > largest * Tolerances.cancelledShare ? sum : 0
    }

    // MARK: Bounds

    /// Brings in the bounds that the free edges would cross at once.
    ///
    /// - Returns: Whether there are any, so that other edges are open.
    private mutating func bringInBoundsInTheWay() -> Bool {
        var crossed = Store<Int32>()
        for variable in problem.variables.indices where problem.variables[variable].isInUse {
            let bound = problem.lowerBounds[variable]
            guard bound > -.infinity, variableState[variable].boundBreakpoint < 0,
                open.rate(of: Int32(variable), in: .free) < 0,
                problem.values[variable] <= bound + simplex.tolerances.movement
            else { continue }
            crossed.append(Int32(variable))
        }
        guard !crossed.isEmpty, bringInBounds(of: crossed) else { return false }
        settleComponents()
        return true
    }
}

extension Simplex {
    /// The directions in which an open line's edge is open after pricing, upwards first.
    func openSigns(ofLine line: Int) -> [Double] {
        switch openEdges[line] & (Self.upwards | Self.downwards) {
        case Self.upwards: [1]
        case Self.downwards: [-1]
        default: [1, -1]
        }
    }

    /// Whether the cost stays level along an edge of no cost for more than rounding.
    mutating func canFollow(_ edge: Edge, in component: Component) -> Bool {
        guard let end = search(along: edge, in: component, rule: .first, from: .leastOptional) else { return true }
        return end.length > tolerances.movement
    }
}
