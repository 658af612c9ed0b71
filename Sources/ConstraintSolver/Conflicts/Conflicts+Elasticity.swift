/// Elasticity: definitions hold exactly, which is wrong when required constraints contradict each other.
///
/// Then the sum of their violations is to be least, and a definition takes part in it like any other constraint. So
/// definitions that it would pay to violate lose that role. Their multipliers tell: it does not pay where the
/// multiplier is less than one.
extension Conflicts {
    /// The rounds that look for single definitions to make elastic. Of ten thousand widths of one view each would take the role
    /// in turn.
    static let elasticityPatience = 64

    /// Takes the role of a definition from constraints that a contradiction puts too much force on.
    ///
    /// - Parameters:
    ///   - round: How often the problem was solved, with this time. Beyond the patience, equalities that would take
    ///     over the role lose it at once: being elastic is right for every constraint, only slower.
    ///   - problem: The constraints.
    ///   - definitions: Which of them define what; takes in which are elastic.
    ///   - components: Those that are violated tell how much force there is.
    ///   - simplex: Finds the multipliers.
    ///   - region: The last region.
    ///   - memory: Room for multipliers.
    ///   - changes: Takes in what has to be defined anew.
    /// - Returns: Whether there were any, so that the problem has to be solved again.
    mutating func makeElastic(
        inRound round: Int, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ components: borrowing Components, _ simplex: inout Simplex, _ region: borrowing Region,
        _ memory: inout WorkingMemory, _ changes: inout Changes
    ) -> Bool {
        forgetHeldBounds(problem, simplex.tolerances)
        var forces: [Share] = []
        for variable in falseBounds.sorted() {
            forces += memory.postsolve.complete([], variables: [(variable, -1)], problem, definitions)
        }
        for index in components.violated.sorted() {
            forces += forcesOfBounds(in: components[index], problem, definitions, &simplex, &memory.postsolve)
        }
        // A definition that keeps a bound from holding must give way however little force there is.
        let limit = forces.isEmpty ? Tolerances.elasticMultiplier : 0
        if forces.isEmpty {
            forces = forcesOfRequirements(problem, definitions, components, &simplex, &memory.postsolve)
        }
        var isAny = false
        for force in forces where abs(force.multiplier) > limit * problem.constraints[force.constraint].unit {
            let state = definitions.constraints[force.constraint]
            guard state.role == .definition, !state.isElastic else { continue }
            makeElastic(force.constraint, &definitions, &changes)
            isAny = true
        }
        if isAny, round > Self.elasticityPatience { makeChecksElastic(region, problem, &definitions) }
        return isAny
    }

    /// Keeps equalities of the region that decide nothing, and so may contradict definitions, from becoming definitions.
    private func makeChecksElastic(
        _ region: borrowing Region, _ problem: borrowing Problem, _ definitions: inout Definitions
    ) {
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            guard definitions.constraints[constraint].role == .check, definitions.isDefining(constraint, problem) else {
                continue
            }
            definitions.constraints[constraint].isElastic = true
            definitions.elasticCount += 1
        }
    }

    private func makeElastic(_ constraint: Int32, _ definitions: inout Definitions, _ changes: inout Changes) {
        definitions.constraints[constraint].isElastic = true
        definitions.elasticCount += 1
        changes.release(definitions.constraints[constraint].target, &definitions)
    }

    private func forcesOfRequirements(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ components: borrowing Components,
        _ simplex: inout Simplex, _ postsolve: inout DualPostsolve
    ) -> [Share] {
        var shares: [Share] = []
        for constraint in falseChecks.sorted() {
            let isAbove = problem.activity(of: constraint) > problem.constraints[constraint].constant
            let unit = problem.constraints[constraint].unit
            shares.append(Share(constraint: constraint, multiplier: isAbove ? unit : -unit))
        }
        var bounds: [(variable: Int32, amount: Double)] = []
        for index in components.violated.sorted() {
            simplex.collectForces(at: .required, in: components[index], into: &shares, &bounds)
        }
        return shares.isEmpty ? [] : postsolve.complete(shares, variables: bounds, problem, definitions)
    }

    private func forcesOfBounds(
        in component: Component, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ simplex: inout Simplex, _ postsolve: inout DualPostsolve
    ) -> [Share] {
        guard !component.violations(at: .bound, simplex.tolerances).isEmpty else { return [] }
        var shares: [Share] = []
        var bounds: [(variable: Int32, amount: Double)] = []
        simplex.collectForces(at: .bound, in: component, into: &shares, &bounds)
        return postsolve.complete(shares, variables: bounds, problem, definitions)
    }

}

extension Simplex {
    /// The multipliers of constraints at the best vertex, as far as the cost of one level goes.
    fileprivate mutating func collectForces(
        at level: Level, in component: Component, into shares: inout [Share],
        _ bounds: inout [(variable: Int32, amount: Double)]
    ) {
        var rates = [Double](repeating: 0, count: component.lineCount)
        for (line, rate) in self.rates(at: level, in: component) { rates[line] = rate }
        let boundRates = level < .bound ? self.rates(at: .bound, in: component) : []
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

    /// The factor of the costs of bounds so that no edge along which they rise seems to pay.
    ///
    /// At a vertex with more bounds than it needs, one that is not active may be all that closes an edge.
    private func leastBoundWeight(
        _ boundRates: [LineAmount], _ rates: [Double], in component: Component
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
