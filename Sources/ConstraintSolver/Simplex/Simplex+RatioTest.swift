/// The ratio test: how far to follow an edge. It takes long steps, past breakpoints at which the cost goes on falling.
extension Simplex {
    /// Works out how every coordinate and every inactive form moves along an edge.
    mutating func setDirection(of edge: Edge, in component: Component) {
        setCoordinateRates(of: edge, in: component)
        if component.kernel.isIllConditioned { refineDirection(of: edge, in: component) }
        direction.setFormRates(in: component)
    }

    /// Works out how every coordinate moves along an edge, as exactly as the kernel is.
    mutating func setCoordinateRates(of edge: Edge, in component: Component) {
        if edge.line < component.coordinateCount {
            setDirection(ofCoordinate: edge.line, sign: edge.sign, in: component)
        } else {
            let column = Int(component.position[edge.line])
            for place in 0..<component.kernel.size {
                direction.move(component.kernel.displaced(place), by: edge.sign * component.kernel.row(place)[column])
            }
        }
    }

    private mutating func setDirection(ofCoordinate coordinate: Int, sign: Double, in component: Component) {
        direction.move(coordinate, by: sign)
        let size = component.kernel.size
        guard size > 0 else { return }
        setKernelColumn(ofCoordinate: coordinate, in: component)
        for place in 0..<size {
            direction.move(component.kernel.displaced(place), by: -sign * kernelColumn[place])
        }
    }

    /// The kernel times the active forms' coefficients at a coordinate.
    @inline(__always)
    mutating func setKernelColumn(ofCoordinate coordinate: Int, in component: Component) {
        let size = component.kernel.size
        kernelEntries.removeAll()
        for entryPlace in component.column(coordinate) {
            let entry = component.columnEntries[entryPlace]
            let column = component.position[component.line(ofForm: entry.index)]
            if column >= 0 { kernelEntries.append(.init(coefficient: entry.coefficient, index: column)) }
        }
        work += size * (1 + kernelEntries.count)
        // Row by row, in the kernel's order in memory.
        for place in 0..<size {
            let row = component.kernel.row(place)
            var sum = 0.0
            for other in kernelEntries.indices {
                let entry = kernelEntries[other]
                sum += row[Int(entry.index)] * entry.coefficient
            }
            kernelColumn[place] = sum
        }
    }

    /// The breakpoint at which following an edge stops paying; nil where there is none, which only rounding can cause.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - component: The component whose vertex it leaves.
    ///   - rule: How the breakpoint is chosen.
    ///   - floor: The lowest level whose breakpoints count.
    /// - Returns: The breakpoint.
    mutating func ratioTest(
        along edge: Edge, in component: Component, rule: Rule, from floor: Level = .lowest
    ) -> Candidate? {
        candidates.removeAll()
        let floor = rule == .dantzig ? edge.level : floor
        gather(edge.line, rate: edge.sign, from: floor, in: component)
        var fastest = 1.0
        for place in direction.movedCoordinates.indices {
            let coordinate = Int(direction.movedCoordinates[place])
            fastest = max(fastest, abs(direction.coordinateRates[coordinate]))
            if !component.isActive(coordinate) {
                gather(coordinate, rate: direction.coordinateRates[coordinate], from: floor, in: component)
            }
        }
        // The remainder of larger movements that cancel is rounding. A line that does not really move along the edge depends
        // on the active ones and must not become one of them.
        let slowest = fastest * Tolerances.dependentRate
        for place in direction.movedForms.indices {
            let line = component.line(ofForm: direction.movedForms[place])
            let rate = direction.formRates[direction.movedForms[place]]
            if !component.isActive(line), abs(rate) > slowest { gather(line, rate: rate, from: floor, in: component) }
        }
        switch rule {
        case .dantzig: return furthest(rate: edge.rate, level: edge.level, in: component)
        case .bland: return first(in: component)
        }
    }

    private mutating func gather(_ line: Int, rate: Double, from floor: Level, in component: Component) {
        for place in component.breakpoints(on: line) {
            let breakpoint = component.breakpoints + place
            guard breakpoint.pointee.level >= floor else { continue }
            let isAhead = rate > 0 ? breakpoint.pointee.side == .below : breakpoint.pointee.side == .above
            guard isAhead, breakpoint.pointee.bend > 0 else { continue }
            let speed = abs(rate)
            candidates.append(
                Candidate(
                    length: max(0, abs(breakpoint.pointee.distance)) / speed, speed: speed, breakpoint: Int32(place)))
        }
    }

    /// Passes breakpoints for as long as the cost at the edge's level still falls.
    private mutating func furthest(rate: Double, level: Level, in component: Component) -> Candidate? {
        candidates.makeHeap()
        let slope = -rate
        var rate = rate
        while !candidates.isEmpty {
            let candidate = candidates.popFirst()
            let breakpoint = component.breakpoints[Int(candidate.breakpoint)]
            rate += candidate.speed * breakpoint.bend
            if breakpoint.level > level || rate >= -Tolerances.flatRate * slope {
                return steadiest(near: candidate)
            }
        }
        return nil
    }

    /// Among the breakpoints that are equally near but for rounding, the one whose line moves fastest.
    private mutating func steadiest(near candidate: Candidate) -> Candidate {
        guard candidate.speed < Tolerances.slowLine else { return candidate }
        var best = candidate
        while !candidates.isEmpty {
            let other = candidates.popFirst()
            if (other.length - candidate.length) * other.speed > tolerances.distance { break }
            if other.speed > best.speed { best = other }
        }
        return best
    }

    private mutating func first(in component: Component) -> Candidate? {
        var best: Candidate?
        for place in candidates.candidates.indices {
            let candidate = candidates.candidates[place]
            guard let other = best else {
                best = candidate
                continue
            }
            let isTie = abs(candidate.length - other.length) <= Tolerances.equalLength
            let line = component.breakpoints[Int(candidate.breakpoint)].line
            let otherLine = component.breakpoints[Int(other.breakpoint)].line
            if isTie ? line < otherLine : candidate.length < other.length { best = candidate }
        }
        return best
    }
}
