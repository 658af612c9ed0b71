/// Edges: whether a vertex is the one that stays would choose, told from its open edges without bringing stays in.
///
/// Along each open edge some variable is the first to change. If it grows away from zero along all of them, its stay and so all stays
/// prefer the vertex. A stay for each variable instead, such as the place of a box in a row, is a sum of all that comes before it, so of
/// hundreds of equal boxes the stays alone would be more than the problem.
extension Decisions {
    /// Whether stays would leave a component at its vertex; the edges are those that pricing left open.
    ///
    /// The signs that this depends on are watched from then on.
    mutating func edgesPreferVertex(
        of index: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ components: inout Components, _ simplex: inout Simplex, _ memory: inout WorkingMemory
    ) -> Bool {
        let component = components[index]
        guard component.coordinateCount >= Self.watchedCoordinates else { return false }
        let (plan, isKept) = components.plan(of: index, problem, definitions, &memory)
        defer { if !isKept { plan.free() } }
        leaders.follow(plan, of: component, number: index, definitions)
        work += plan.stepCount + simplex.pricing.openLines.count
        watches.forget(index)
        let kept = watches.list.count
        crowd.removeAll()
        for place in simplex.pricing.openLines.indices {
            let line = Int(simplex.pricing.openLines[place])
            let leader = leader(alongLine: line, in: component, &simplex)
            // Several coordinates may move the same variable first, each undoing what the other does.
            guard leader.variable == .max || abs(leader.rate) > Tolerances.openRate else {
                crowd.append(Int32(line))
                continue
            }
            if let fault = watch(leader, alongLine: line, of: index, problem, simplex) {
                _ = watches.forget(after: kept)
                return follow(fault, of: index, problem, &components, &simplex)
            }
        }
        guard crowd.count <= Self.largestCrowd else { return watches.forget(after: kept) }
        if let fault = settleCrowd(plan, of: index, problem, definitions, component, &simplex) {
            _ = watches.forget(after: kept)
            return follow(fault, of: index, problem, &components, &simplex)
        }
        component.state.decision.isWatched = true
        return true
    }

    /// An edge along which a variable comes nearer to zero before any other changes.
    private struct Fault {
        var line: Int
        var sign: Double
        var leader: Leader
    }

    /// Goes along an edge as far as it goes, which is what the stay would do; the component is then to be solved again.
    ///
    /// - Returns: False where the variable reaches zero before the end. There a stay has to take part.
    private mutating func follow(
        _ fault: Fault, of index: Int32, _ problem: borrowing Problem, _ components: inout Components,
        _ simplex: inout Simplex
    ) -> Bool {
        let component = components[index]
        let edge = Simplex.Edge(
            line: fault.line, sign: fault.sign, level: .stay(fault.leader.variable), rate: -abs(fault.leader.rate))
        simplex.setDirection(of: edge, in: component)
        defer { simplex.direction.clear() }
        guard let end = simplex.ratioTest(along: edge, in: component, rule: .dantzig),
            end.length > 0 || idleSteps < Self.patience,
            end.length * abs(fault.leader.rate) < abs(problem.values[fault.leader.variable])
        else { return false }
        simplex.pivot(along: edge, to: end, in: component)
        if end.length == 0 { idleSteps += 1 }
        component.state.start.mustOptimise = true
        components.markDirty(index)
        return true
    }

    /// Watches the first variable that changes along a line, if it grows away from zero along each edge that is open.
    ///
    /// - Returns: An edge along which it does not.
    private mutating func watch(
        _ leader: Leader, alongLine line: Int, of index: Int32, _ problem: borrowing Problem,
        _ simplex: borrowing Simplex
    ) -> Fault? {
        // An edge along which no variable changes needs no decision.
        guard leader.variable != .max else { return nil }
        for sign in [1.0, -1] where simplex.isOpen(line, sign) {
            let watch = Watch(component: index, variable: leader.variable, isUpwards: leader.rate * sign > 0)
            guard watch.holds(problem, simplex.tolerances) else { return Fault(line: line, sign: sign, leader: leader) }
            watches.add(watch)
        }
        return nil
    }

    /// The same for lines whose first variable takes a run along the definitions to find, some of them at a time.
    private mutating func settleCrowd(
        _ plan: EvaluationPlan, of index: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ component: Component, _ simplex: inout Simplex
    ) -> Fault? {
        var next = 0
        while next < crowd.count {
            let lines = next..<min(next + Lanes.count, crowd.count)
            lanes.begin(variables: problem.variables.count, coordinates: component.coordinateCount)
            for place in lines {
                simplex.setCoordinateRates(
                    of: Simplex.Edge(line: Int(crowd[place]), sign: 1, level: .lowest, rate: 0), in: component)
                lanes.set(place - next, simplex.direction)
                simplex.direction.clear()
            }
            lanes.run(plan, of: component, number: index, definitions)
            work += plan.stepCount
            for place in lines {
                let leader = lanes.leader(place - next)
                if let fault = watch(leader, alongLine: Int(crowd[place]), of: index, problem, simplex) { return fault }
            }
            next = lines.upperBound
        }
        return nil
    }

    /// Fewer coordinates have few stays, which cost nothing while nothing changes sides.
    private static let watchedCoordinates = 64

    /// Steps of length zero may lead back to where they began. More than that in one solve are left to stays, which may not.
    private static let patience = 64

    /// The most lines that take runs of their own.
    private static let largestCrowd = 1024

    /// The first variable that changes along a line, and how fast it does upwards, as far as coordinates tell.
    private func leader(alongLine line: Int, in component: Component, _ simplex: inout Simplex) -> Leader {
        var leader = Leader()
        simplex.setCoordinateRates(of: Simplex.Edge(line: line, sign: 1, level: .lowest, rate: 0), in: component)
        for place in simplex.direction.movedCoordinates.indices {
            let coordinate = simplex.direction.movedCoordinates[place]
            leader.add(leaders.ofCoordinates[coordinate], times: simplex.direction.coordinateRates[coordinate])
        }
        simplex.direction.clear()
        return leader
    }

    /// Makes watched components dirty whose vertex stays may not prefer any more, because a variable changed its sign.
    mutating func checkWatches(_ problem: borrowing Problem, _ components: inout Components, _ tolerances: Tolerances) {
        for place in watches.list.indices where !watches.list[place].holds(problem, tolerances) {
            let index = watches.list[place].component
            guard components.contains(index), components[index].state.decision.isWatched else { continue }
            components[index].state.decision.isWatched = false
            components[index].state.start.mustOptimise = true
            components.markDirty(index)
        }
    }
}
