/// Elasticity: definitions hold exactly, which is wrong when required constraints contradict each other.
///
/// Then the sum of their violations is to be least, and a definition takes part in it like any other constraint. So
/// definitions that it would pay to violate lose that role. Their multipliers tell: it does not pay where the
/// multiplier is less than one.
extension ConstraintSystem {
    /// How many rounds look for single definitions to make elastic. Of ten thousand widths of one view each would take the role
    /// in turn.
    static let elasticityPatience = 64

    /// Takes the role of a definition from constraints that a contradiction puts too much force on.
    ///
    /// - Parameter round: How often the problem was solved, with this time. Beyond the patience, equalities that would take
    ///   over the role lose it at once: being elastic is right for every constraint, only slower.
    /// - Returns: Whether there were any, so that the problem has to be solved again.
    mutating func makeConflictsElastic(inRound round: Int) -> Bool {
        falseBounds = falseBounds.filter { variable in
            problem.values[variable] < problem.lowerBounds[variable] - simplex.tolerances.distance
        }
        var forces = falseBounds.sorted().flatMap { trace([], variables: [($0, -1)]) }
        for index in violatedComponents.sorted() { forces += self.forces(at: .bound, inComponent: index) }
        // A definition that keeps a bound from holding must give way however little force there is.
        let limit = forces.isEmpty ? Tolerances.elasticMultiplier : 0
        if forces.isEmpty { forces = forcesOfRequirements() }
        var isAny = false
        for force in forces where abs(force.multiplier) > limit * problem.constraints[force.constraint].unit {
            let state = constraintState[force.constraint]
            guard state.role == .definition, !state.isElastic else { continue }
            makeElastic(force.constraint)
            isAny = true
        }
        if isAny, round > Self.elasticityPatience { makeChecksElastic() }
        return isAny
    }

    /// Keeps equalities of the region that decide nothing, and so may contradict definitions, from becoming definitions.
    private mutating func makeChecksElastic() {
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            let state = constraintState.address(of: constraint)
            guard state.pointee.role == .check, isDefining(constraint) else { continue }
            state.pointee.isElastic = true
            elasticCount += 1
        }
    }

    private mutating func makeElastic(_ constraint: Int32) {
        constraintState[constraint].isElastic = true
        elasticCount += 1
        let variable = constraintState[constraint].target
        variableState[variable].isReleased = true
        seeds.append(variable)
    }

    private mutating func forcesOfRequirements() -> [Share] {
        var shares = falseChecks.sorted().map { constraint in
            let isAbove = problem.activity(of: constraint) > problem.constraints[constraint].constant
            let unit = problem.constraints[constraint].unit
            return Share(constraint: constraint, multiplier: isAbove ? unit : -unit)
        }
        var bounds: [(variable: Int32, amount: Double)] = []
        for index in violatedComponents.sorted() {
            collectForces(at: .required, in: components[index], into: &shares, &bounds)
        }
        return shares.isEmpty ? [] : trace(shares, variables: bounds)
    }

    private mutating func forces(at level: Level, inComponent index: Int32) -> [Share] {
        guard !violations(at: level, in: components[index]).isEmpty else { return [] }
        var shares: [Share] = []
        var bounds: [(variable: Int32, amount: Double)] = []
        collectForces(at: level, in: components[index], into: &shares, &bounds)
        return trace(shares, variables: bounds)
    }

    /// The multipliers of constraints at the best vertex, as far as the cost of one level goes.
    private mutating func collectForces(
        at level: Level, in component: Component, into shares: inout [Share],
        _ bounds: inout [(variable: Int32, amount: Double)]
    ) {
        var rates = [Double](repeating: 0, count: component.lineCount)
        for (line, rate) in simplex.rates(at: level, in: component) { rates[line] = rate }
        let boundRates = level < .bound ? simplex.rates(at: .bound, in: component) : []
        let boundWeight = leastBoundWeight(boundRates, rates, in: component)
        for (line, rate) in boundRates { rates[line] += boundWeight * rate }
        func add(_ place: Int, _ slope: Double) {
            let breakpoint = component.breakpoints[place]
            let multiplier = slope / breakpoint.scale
            if let constraint = breakpoint.source.constraint {
                shares.append(Share(constraint: constraint, multiplier: multiplier))
            } else if let variable = breakpoint.source.variable {
                bounds.append((variable, multiplier))
            }
        }
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints[place]
            let isKink = component.isActive(Int(breakpoint.line)) && breakpoint.side == .atBreakpoint
            let weight = breakpoint.level == level ? 1 : breakpoint.level == .bound ? boundWeight : 0
            if weight > 0, !isKink, breakpoint.slopeUpwards != 0 { add(place, weight * breakpoint.slopeUpwards) }
        }
        for line in rates.indices where rates[line] != 0 {
            component.forEachHolder(ofLine: line, against: rates[line]) { add($0, $1) }
        }
    }

    /// How often the costs of bounds have to be counted so that no edge along which they rise seems to pay.
    ///
    /// At a vertex with more bounds than it needs, one that is not active may be all that closes an edge.
    private func leastBoundWeight(
        _ boundRates: [Simplex.LineAmount], _ rates: [Double], in component: Component
    ) -> Double {
        var weight = 0.0
        for (line, boundRate) in boundRates where rates[line] * boundRate < 0 {
            var held = 0.0
            component.forEachHolder(ofLine: line, against: rates[line]) { held += abs($1) }
            weight = max(weight, (abs(rates[line]) - held) / abs(boundRate))
        }
        return weight
    }
}

extension Component {
    /// Divides the force with which a cost pushes an active line among the bounds and required constraints that hold it: all of
    /// it to a bound, to a constraint no more than it costs.
    fileprivate func forEachHolder(ofLine line: Int, against rate: Double, _ body: (Int, Double) -> Void) {
        let kinks = breakpoints(on: line).filter { place in
            let breakpoint = breakpoints[place]
            let slope = rate > 0 ? breakpoint.slopeBelow : breakpoint.slopeAbove
            return breakpoint.side == .atBreakpoint && breakpoint.level >= .required && slope > 0
        }
        if let bound = kinks.first(where: { breakpoints[$0].level == .bound }) { return body(bound, -rate) }
        var rest = abs(rate)
        for place in kinks where rest > 0 {
            let part = min(rest, rate > 0 ? breakpoints[place].slopeBelow : breakpoints[place].slopeAbove)
            body(place, rate > 0 ? -part : part)
            rest -= part
        }
    }
}
