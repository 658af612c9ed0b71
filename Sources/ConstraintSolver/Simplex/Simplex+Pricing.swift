/// Pricing: which edge to follow.
extension Simplex {
    /// An edge along which the cost falls; nil at the best vertex.
    ///
    /// The levels are looked at from the top. An edge is open as long as the cost along it is level at every level
    /// seen so far; at the first level where it rises the edge is closed, whatever comes below. What stays open to
    /// the end are the directions in which the solution is free; they are left in `openLines` and `openEdges`.
    mutating func choose(in component: Component, above floor: Level, rule: Rule) -> Edge? {
        openAllEdges(of: component)
        var best: Edge?
        var next = 0
        while next < component.breakpointCount, !openLines.isEmpty {
            let level = component.breakpoints[Int(component.order[next])].level
            guard level > floor else { break }
            let hasGradient = collect(level, from: &next, in: component)
            if hasGradient {
                project(component)
                closeRisingEdges(at: level, in: component, best: &best, rule: rule)
                clearGradient(component)
            } else {
                closeRisingOwnEdges(at: level, in: component, best: &best, rule: rule)
            }
            clearOwnSlopes()
            if rule == .steepest, best != nil { break }
        }
        return best
    }

    private mutating func openAllEdges(of component: Component) {
        openLines.removeAll()
        for line in 0..<component.lineCount where component.isActive(line) {
            openEdges[line] = (Simplex.upwards | Simplex.downwards) & ~bannedEdges[line]
            openLines.append(Int32(line))
        }
    }

    /// Sums up the costs of one level: slopes of active lines by line, those of inactive ones into the gradient.
    private mutating func collect(_ level: Level, from next: inout Int, in component: Component) -> Bool {
        var hasGradient = false
        while next < component.breakpointCount {
            let breakpoint = component.breakpoints + Int(component.order[next])
            guard breakpoint.pointee.level == level else { break }
            next += 1
            let line = Int(breakpoint.pointee.line)
            if component.isActive(line) {
                if ownSlopes[line].upwards == 0, ownSlopes[line].downwards == 0 { ownLines.append(Int32(line)) }
                ownSlopes[line].upwards += breakpoint.pointee.slopeUpwards
                ownSlopes[line].downwards += breakpoint.pointee.slopeDownwards
            } else {
                let slope = breakpoint.pointee.slopeUpwards
                guard slope != 0 else { continue }
                addToGradient(line, times: slope, in: component)
                hasGradient = true
            }
        }
        return hasGradient
    }

    func addToGradient(_ line: Int, times slope: Double, in component: Component) {
        guard line >= component.coordinateCount else {
            gradient[line] += slope
            return
        }
        for place in component.row(component.form(ofLine: line)) {
            let entry = component.rowEntries[place]
            gradient[entry.index] += slope * entry.coefficient
        }
    }

    /// Turns the gradient into rates of active lines: multipliers of active forms, and what is left at coordinates.
    func project(_ component: Component) {
        let size = component.kernel.size
        guard size > 0 else { return }
        for place in 0..<size { multipliers[place] = 0 }
        for place in 0..<size {
            let slope = gradient[component.kernel.displaced(place)]
            guard slope != 0 else { continue }
            let row = component.kernel.row(place)
            for other in 0..<size { multipliers[other] += slope * row[other] }
        }
        for place in 0..<size where multipliers[place] != 0 {
            for entryPlace in component.row(component.kernel.form(place)) {
                let entry = component.rowEntries[entryPlace]
                gradient[entry.index] -= multipliers[place] * entry.coefficient
            }
        }
    }

    private mutating func closeRisingEdges(
        at level: Level, in component: Component, best: inout Edge?, rule: Rule
    ) {
        let tolerance = rateTolerance(component)
        var kept = 0
        for place in openLines.indices {
            let line = openLines[place]
            let rate = rate(ofLine: Int(line), in: component)
            if close(Int(line), rate: rate, tolerance: tolerance, level: level, best: &best, rule: rule) {
                openLines[kept] = line
                kept += 1
            }
        }
        openLines.resize(to: kept, filling: 0)
    }

    private mutating func closeRisingOwnEdges(
        at level: Level, in component: Component, best: inout Edge?, rule: Rule
    ) {
        var mustSweep = false
        for place in ownLines.indices where openEdges[ownLines[place]] != 0 {
            let line = Int(ownLines[place])
            let open = close(line, rate: 0, tolerance: 1e-12, level: level, best: &best, rule: rule)
            mustSweep = mustSweep || !open
        }
        guard mustSweep else { return }
        var kept = 0
        for place in openLines.indices where openEdges[openLines[place]] != 0 {
            openLines[kept] = openLines[place]
            kept += 1
        }
        openLines.resize(to: kept, filling: 0)
    }

    /// Closes the edges of a line that rise, notes one that falls, and says whether one is still open.
    @inline(__always)
    private func close(
        _ line: Int, rate: Double, tolerance: Double, level: Level, best: inout Edge?, rule: Rule
    ) -> Bool {
        var open = openEdges[line]
        if open & Simplex.upwards != 0 {
            let upwards = rate + ownSlopes[line].upwards
            if upwards > tolerance { open &= ~Simplex.upwards }
            if upwards < -tolerance {
                open &= ~Simplex.upwards
                prefer(Edge(line: line, sign: 1, level: level, rate: upwards), over: &best, rule: rule)
            }
        }
        if open & Simplex.downwards != 0 {
            let downwards = ownSlopes[line].downwards - rate
            if downwards > tolerance { open &= ~Simplex.downwards }
            if downwards < -tolerance {
                open &= ~Simplex.downwards
                prefer(Edge(line: line, sign: -1, level: level, rate: downwards), over: &best, rule: rule)
            }
        }
        openEdges[line] = open
        return open != 0
    }

    private func prefer(_ edge: Edge, over best: inout Edge?, rule: Rule) {
        guard let other = best else {
            best = edge
            return
        }
        switch rule {
        case .steepest: if edge.rate < other.rate { best = edge }
        case .first: if edge.line < other.line { best = edge }
        }
    }

    /// How fast the cost of the inactive lines grows along an active line.
    private func rate(ofLine line: Int, in component: Component) -> Double {
        line < component.coordinateCount ? gradient[line] : multipliers[component.position[line]]
    }

    private func rateTolerance(_ component: Component) -> Double {
        var largest = 1e-3
        for coordinate in 0..<component.coordinateCount { largest = max(largest, abs(gradient[coordinate])) }
        for place in 0..<component.kernel.size { largest = max(largest, abs(multipliers[place])) }
        return largest * 1e-9
    }

    func clearGradient(_ component: Component) {
        for coordinate in 0..<component.coordinateCount { gradient[coordinate] = 0 }
    }

    private mutating func clearOwnSlopes() {
        while !ownLines.isEmpty { ownSlopes[ownLines.removeLast()] = OwnSlopes() }
    }
}
