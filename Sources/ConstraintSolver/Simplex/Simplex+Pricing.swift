/// Pricing: which edge to follow.
extension Simplex {
    /// An edge along which the cost falls; nil at the best vertex.
    ///
    /// The levels at which something costs are looked at from the top. An edge is open as long as the cost along it is
    /// level at every level seen so far; at the first level where it rises the edge is closed, whatever comes below.
    /// The directions that stay open to the end are those in which the solution is free; they are left in `openLines` and
    /// `openEdges`.
    mutating func chooseEdge(in component: Component, above floor: Level, rule: Rule) -> Edge? {
        if !component.state.hasCosts { component.refreshCosts() }
        openAllEdges(of: component)
        var best: Edge?
        var rank = 0
        var previous = Level.unlimited
        while !pricing.openLines.isEmpty, let next = component.nextCostly(from: rank) {
            let level = component.breakpoints[Int(component.order[next])].level
            guard level > floor else { break }
            rank = next
            let slopes = collect(level, from: &rank, in: component)
            let tolerance = tolerance(smallest: slopes.smallest, largest: max(slopes.largest, project(component)))
            closeEdges(in: component, at: level, below: previous, tolerance: tolerance, best: &best, rule: rule)
            clearGradient(component)
            previous = level
            if rule == .dantzig, best != nil { return best }
        }
        closeEdges(in: component, above: floor, below: previous, best: &best, rule: rule)
        return best
    }

    private mutating func openAllEdges(of component: Component) {
        pricing.openLines.removeAll()
        for line in 0..<component.lineCount where component.isActive(line) {
            pricing.openEdges[line] = (Simplex.upwards | Simplex.downwards) & ~pricing.bannedEdges[line]
            pricing.openLines.append(Int32(line))
        }
    }

    /// Adds up into the gradient what inactive lines pay at one level.
    ///
    /// - Returns: The largest slope among them, and the smallest.
    @inline(__always)
    private mutating func collect(
        _ level: Level, from rank: inout Int, in component: Component
    ) -> (largest: Double, smallest: Double) {
        var largest = 0.0
        var smallest = Double.infinity
        while true {
            let breakpoint = component.breakpoints + Int(component.order[rank])
            guard breakpoint.pointee.level == level else { break }
            let slope = breakpoint.pointee.slopeUpwards
            largest = max(largest, abs(slope))
            smallest = min(smallest, abs(slope))
            addToGradient(Int(breakpoint.pointee.line), times: slope, in: component)
            guard let next = component.nextCostly(from: rank + 1) else {
                rank = component.breakpointCount
                break
            }
            rank = next
        }
        return (largest, smallest)
    }

    /// Rates up to this are what rounding leaves of none.
    ///
    /// Even the least of the constraints counts, for constraints of one priority in very different units.
    @inline(__always)
    private func tolerance(smallest: Double, largest: Double) -> Double {
        let usual = largest * Tolerances.flatRate
        let least = smallest * Tolerances.leastSlopeShare
        return least < usual ? max(least, largest * Tolerances.leastFlatRate) : usual
    }

    @inline(__always)
    mutating func addToGradient(_ line: Int, times slope: Double, in component: Component) {
        guard line >= component.coordinateCount else {
            pricing.gradient[line] += slope
            return
        }
        for place in component.row(component.form(ofLine: line)) {
            let entry = component.rowEntries[place]
            pricing.gradient[entry.index] += slope * entry.coefficient
        }
    }

    /// Turns the gradient into rates of active lines: multipliers of active forms, and the remainders at coordinates.
    ///
    /// - Returns: The largest multiplier.
    @discardableResult
    @inline(__always)
    mutating func project(_ component: Component) -> Double {
        let kernel = component.kernel
        let size = kernel.size
        guard size > 0 else { return 0 }
        for place in 0..<size { multipliers[place] = 0 }
        for place in 0..<size {
            let slope = pricing.gradient[kernel.displaced(place)]
            guard slope != 0 else { continue }
            let row = kernel.row(place)
            work += size
            for other in 0..<size { multipliers[other] += slope * row[other] }
        }
        if kernel.isIllConditioned { refineMultipliers(component) }
        var largest = 0.0
        for place in 0..<size where multipliers[place] != 0 {
            largest = max(largest, abs(multipliers[place]))
            for entryPlace in component.row(kernel.form(place)) {
                let entry = component.rowEntries[entryPlace]
                pricing.gradient[entry.index] -= multipliers[place] * entry.coefficient
            }
        }
        return largest
    }

    /// Closes the edges that rise at a level or above, and notes the best of those that fall.
    ///
    /// Between the level looked at before and this one, only an active line's own cost can make a difference.
    private mutating func closeEdges(
        in component: Component, at level: Level, below previous: Level, tolerance: Double, best: inout Edge?,
        rule: Rule
    ) {
        var kept = 0
        for place in pricing.openLines.indices {
            let line = Int(pricing.openLines[place])
            let rate = rate(ofLine: line, in: component)
            closeEdge(line, 1, rate: rate, at: level, below: previous, tolerance, in: component, &best, rule)
            closeEdge(line, -1, rate: -rate, at: level, below: previous, tolerance, in: component, &best, rule)
            keepIfOpen(line, &kept)
        }
        pricing.openLines.resize(to: kept, filling: 0)
    }

    @inline(__always)
    private mutating func closeEdge(
        _ line: Int, _ sign: Double, rate: Double, at level: Level, below previous: Level, _ tolerance: Double,
        in component: Component, _ best: inout Edge?, _ rule: Rule
    ) {
        guard isOpen(line, sign) else { return }
        let slope = ownSlope(ofLine: line, sign, below: previous, in: component)
        var edge = Edge(line: line, sign: sign, level: level, rate: rate)
        if slope.level > level {
            edge.level = slope.level
            edge.rate = slope.slope
        } else if slope.level == level {
            edge.rate += slope.slope
        }
        if mustClose(edge, tolerance: tolerance, notingBest: &best, rule: rule) {
            pricing.openEdges[line] &= ~bit(sign)
        } else if slope.level == level {
            pricing.openEdges[line] |= Simplex.cancelled
        }
    }

    /// The same where inactive lines have nothing to pay any more.
    private mutating func closeEdges(
        in component: Component, above floor: Level, below previous: Level, best: inout Edge?, rule: Rule
    ) {
        var kept = 0
        for place in pricing.openLines.indices {
            let line = Int(pricing.openLines[place])
            closeOwnEdge(line, 1, above: floor, below: previous, in: component, &best, rule)
            closeOwnEdge(line, -1, above: floor, below: previous, in: component, &best, rule)
            keepIfOpen(line, &kept)
        }
        pricing.openLines.resize(to: kept, filling: 0)
    }

    @inline(__always)
    private mutating func closeOwnEdge(
        _ line: Int, _ sign: Double, above floor: Level, below previous: Level, in component: Component,
        _ best: inout Edge?, _ rule: Rule
    ) {
        guard isOpen(line, sign) else { return }
        let slope = ownSlope(ofLine: line, sign, below: previous, in: component)
        guard slope.level > floor else { return }
        let edge = Edge(line: line, sign: sign, level: slope.level, rate: slope.slope)
        if mustClose(edge, tolerance: 0, notingBest: &best, rule: rule) { pricing.openEdges[line] &= ~bit(sign) }
    }

    @inline(__always)
    private mutating func keepIfOpen(_ line: Int, _ kept: inout Int) {
        guard pricing.openEdges[line] & (Simplex.upwards | Simplex.downwards) != 0 else { return }
        pricing.openLines[kept] = Int32(line)
        kept += 1
    }

    @inline(__always)
    private func bit(_ sign: Double) -> UInt8 { sign > 0 ? Simplex.upwards : Simplex.downwards }

    @inline(__always)
    func isOpen(_ line: Int, _ sign: Double) -> Bool { pricing.openEdges[line] & bit(sign) != 0 }

    /// The slope of a line's own cost at the highest level below those looked at that makes a difference.
    @inline(__always)
    private mutating func ownSlope(ofLine line: Int, _ sign: Double, below previous: Level, in component: Component)
        -> TopSlope
    {
        guard pricing.openEdges[line] & Simplex.cancelled == 0 else {
            return component.topSlope(ofLine: line, upwards: sign > 0, below: previous)
        }
        let slopes = component.ownSlopes + line
        return sign > 0 ? slopes.pointee.upwards : slopes.pointee.downwards
    }

    /// Whether an edge rises or falls. A falling one becomes the best so far if the rule prefers it.
    @inline(__always)
    private mutating func mustClose(
        _ edge: Edge, tolerance: Double, notingBest best: inout Edge?, rule: Rule
    ) -> Bool {
        if edge.rate > tolerance { return true }
        guard edge.rate < -tolerance else { return false }
        guard let other = best else {
            best = edge
            return true
        }
        switch rule {
        case .dantzig:
            if edge.level > other.level || (edge.level == other.level && edge.rate < other.rate) { best = edge }
        case .bland:
            if edge.line < other.line { best = edge }
        }
        return true
    }

    /// The slope of the inactive lines' cost along an active line.
    @inline(__always)
    private mutating func rate(ofLine line: Int, in component: Component) -> Double {
        line < component.coordinateCount ? pricing.gradient[line] : multipliers[component.position[line]]
    }

    @inline(__always)
    mutating func clearGradient(_ component: Component) {
        for coordinate in 0..<component.coordinateCount { pricing.gradient[coordinate] = 0 }
    }
}
