/// Finding out for all variables at once what the constraints leave open.
extension Ambiguity {
    // MARK: Edges

    mutating func mixOpenEdges(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: borrowing Components,
        _ simplex: inout Simplex, _ work: inout SolverWork
    ) {
        begin(rootCount: definitions.roots.count, variableCount: problem.variables.count)
        for index in components.indices where components.contains(index) {
            let component = components[index]
            guard simplex.hasOpenEdges(component) else { continue }
            work.mixedEdges += simplex.pricing.openLines.count
            makeRoom()
            for place in simplex.pricing.openLines.indices {
                mix(edgesOfLine: Int(simplex.pricing.openLines[place]), component, &simplex)
            }
            if isContested(component) { copyRates(of: component, from: .free, to: .contested) }
        }
    }

    /// Adds an open line's edge to the mixtures, upwards if it can be followed there.
    private mutating func mix(edgesOfLine line: Int, _ component: Component, _ simplex: inout Simplex) {
        let isTwoSided = simplex.openSigns(ofLine: line).count > 1
        var isBlocked = true
        for sign in simplex.openSigns(ofLine: line) where isBlocked {
            let edge = Simplex.Edge(line: line, sign: sign, level: .lowest, rate: 0)
            simplex.setDirection(of: edge, in: component)
            isBlocked = !simplex.canFollow(edge, in: component)
            if !isBlocked { addDirection(of: simplex, in: component, isFree: true) }
            simplex.direction.clear()
        }
        guard isBlocked else { return }
        isAnyEdgeBlocked = true
        let sign = isTwoSided ? 1 : simplex.openSigns(ofLine: line)[0]
        simplex.setDirection(of: .init(line: line, sign: sign, level: .lowest, rate: 0), in: component)
        addDirection(of: simplex, in: component, isFree: false)
        simplex.direction.clear()
    }

    private mutating func addDirection(of simplex: borrowing Simplex, in component: Component, isFree: Bool) {
        let weight = nextWeight()
        let other = nextWeight()
        for place in simplex.direction.movedCoordinates.indices {
            let coordinate = simplex.direction.movedCoordinates[place]
            let root = component.coordinates[Int(coordinate)]
            let rate = simplex.direction.coordinateRates[coordinate]
            addRate(weight * rate, ofRoot: root, to: .all)
            guard isFree else { continue }
            addRate(weight * rate, ofRoot: root, to: .free)
            addRate(other * rate, ofRoot: root, to: .reweighted)
        }
    }

    private mutating func copyRates(
        of component: Component, from source: Mixture, to target: Mixture
    ) {
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            addRate(rate(ofRoot: root, in: source), ofRoot: root, to: target)
        }
    }

    /// Whether constraints above preferences make up for one another along the free edges: what one of them is missed by more,
    /// others are missed by less.
    private func isContested(_ component: Component) -> Bool {
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

    private func freeRate(ofLine line: Int, _ component: Component) -> Double {
        guard line >= component.coordinateCount else {
            return rate(ofRoot: component.coordinates[line], in: .free)
        }
        var rate = 0.0
        for place in component.row(component.form(ofLine: line)) {
            let entry = component.rowEntries[place]
            rate += entry.coefficient * self.rate(ofRoot: component.coordinates[Int(entry.index)], in: .free)
        }
        return rate
    }

    // MARK: Definitions

    /// Runs the rates of a mixture from the coordinates along the definitions.
    mutating func runRates(
        of mixture: Mixture, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ work: inout SolverWork
    ) {
        for index in problem.variables.indices where problem.variables[index].isInUse {
            let variable = Int32(index)
            guard definitions.variables[variable].kind == .coordinate else { continue }
            setRate(rate(ofRoot: definitions.variables[variable].root, in: mixture), of: variable, in: mixture)
        }
        for place in definitions.evaluationOrder.indices {
            let variable = definitions.evaluationOrder[place]
            guard definitions.variables[variable].order == Int32(place) else { continue }
            setRate(rate(ofDefined: variable, in: mixture, problem, definitions), of: variable, in: mixture)
        }
        work.ratedDefinitions += definitions.evaluationOrder.count
    }

    private func rate(
        ofDefined variable: Int32, in mixture: Mixture, _ problem: borrowing Problem,
        _ definitions: borrowing Definitions
    ) -> Double {
        let state = definitions.variables[variable]
        // A variable with a value of its own stays, however rounding makes it seem to move.
        guard state.root >= 0 else { return 0 }
        guard state.firstDerivedTerm < 0 else { return rate(ofDerived: state, in: mixture, definitions) }
        var sum = state.rowRoot < 0 ? 0 : rate(ofRoot: state.rowRoot, in: mixture)
        var largest = abs(sum)
        for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            let part = term.coefficient * rate(of: term.variable, in: mixture)
            sum -= part
            largest = max(largest, abs(part))
        }
        return abs(sum) > largest * Tolerances.cancelledShare ? sum / problem.terms[state.pivot].coefficient : 0
    }

    private func rate(ofDerived state: VariableState, in mixture: Mixture, _ definitions: borrowing Definitions)
        -> Double
    {
        var sum = 0.0
        var largest = 0.0
        for place in definitions.derivedTerms(of: state) {
            let term = definitions.derivedTerms[place]
            var part = 0.0
            switch term.kind {
            case .variable: part = term.coefficient * rate(of: term.index, in: mixture)
            case .row: part = term.coefficient * rate(ofRoot: term.index, in: mixture)
            case .count, .sum, .constant: break
            }
            sum += part
            largest = max(largest, abs(part))
        }
        return abs(sum) > largest * Tolerances.cancelledShare ? sum : 0
    }
}

extension Simplex {
    /// The directions in which an open line's edge is open after pricing, upwards first.
    func openSigns(ofLine line: Int) -> [Double] {
        switch pricing.openEdges[line] & (Self.upwards | Self.downwards) {
        case Self.upwards: [1]
        case Self.downwards: [-1]
        default: [1, -1]
        }
    }

    /// Whether the cost stays level along an edge of no cost for more than rounding.
    mutating func canFollow(_ edge: Edge, in component: Component) -> Bool {
        guard let end = ratioTest(along: edge, in: component, rule: .bland, from: .leastOptional) else { return true }
        return end.length > tolerances.movement
    }

    /// Whether any edge is left open at the best vertex of a component. They are in `openLines`.
    mutating func hasOpenEdges(_ component: Component) -> Bool {
        prepare(for: component)
        _ = chooseEdge(in: component, above: .preference, rule: .dantzig)
        return !pricing.openLines.isEmpty
    }
}
