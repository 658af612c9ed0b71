/// The line search: how far to follow an edge.
extension Simplex {
    /// A breakpoint ahead.
    struct Candidate: BitwiseCopyable {
        /// How far along the edge.
        var length: Double
        /// How fast its line moves, as a positive number.
        var speed: Double
        var breakpoint: Int32

        static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
            left.length != right.length
                ? left.length < right.length
                : left.speed != right.speed ? left.speed > right.speed : left.breakpoint < right.breakpoint
        }
    }

    /// Works out how every coordinate and every inactive form moves along an edge.
    mutating func setDirection(of edge: Edge, in component: Component) {
        if edge.line < component.coordinateCount {
            setDirection(ofCoordinate: edge.line, sign: edge.sign, in: component)
        } else {
            let column = Int(component.position[edge.line])
            for place in 0..<component.kernel.size {
                moveCoordinate(component.kernel.displaced(place), by: edge.sign * component.kernel.row(place)[column])
            }
        }
        if component.kernel.isSteep { refineDirection(of: edge, in: component) }
        setFormRates(in: component)
    }

    private mutating func setDirection(ofCoordinate coordinate: Int, sign: Double, in component: Component) {
        moveCoordinate(coordinate, by: sign)
        let size = component.kernel.size
        guard size > 0 else { return }
        setKernelColumn(ofCoordinate: coordinate, in: component)
        for place in 0..<size {
            moveCoordinate(component.kernel.displaced(place), by: -sign * kernelColumn[place])
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
        // Row by row, as the kernel lies in memory.
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

    mutating func moveCoordinate(_ coordinate: Int, by amount: Double) {
        guard abs(amount) > Tolerances.stillCoordinate else { return }
        direction[coordinate] = amount
        movedCoordinates.append(Int32(coordinate))
    }

    mutating func setFormRates(in component: Component, from first: Int = 0) {
        for place in first..<movedCoordinates.count {
            let coordinate = Int(movedCoordinates[place])
            let amount = direction[coordinate]
            for entryPlace in component.column(coordinate) {
                let entry = component.columnEntries[entryPlace]
                if formRate[entry.index] == 0 { movedForms.append(entry.index) }
                formRate[entry.index] += entry.coefficient * amount
                if formRate[entry.index] == 0 { formRate[entry.index] = .leastNonzeroMagnitude }
            }
        }
    }

    mutating func clearDirection() {
        while !movedCoordinates.isEmpty { direction[movedCoordinates.removeLast()] = 0 }
        while !movedForms.isEmpty { formRate[movedForms.removeLast()] = 0 }
    }

    /// The breakpoint at which following an edge stops paying; nil where there is none, which only rounding can cause.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - component: The component whose vertex it leaves.
    ///   - rule: How the breakpoint is chosen.
    ///   - floor: The lowest level whose breakpoints count.
    /// - Returns: The breakpoint.
    mutating func search(
        along edge: Edge, in component: Component, rule: Rule, from floor: Level = .lowest
    ) -> Candidate? {
        candidates.removeAll()
        let floor = rule == .steepest ? edge.level : floor
        gather(edge.line, rate: edge.sign, from: floor, in: component)
        var fastest = 1.0
        for place in movedCoordinates.indices {
            let coordinate = Int(movedCoordinates[place])
            fastest = max(fastest, abs(direction[coordinate]))
            if !component.isActive(coordinate) {
                gather(coordinate, rate: direction[coordinate], from: floor, in: component)
            }
        }
        // What is left of larger movements that cancel is rounding. A line that does not really move along the edge depends
        // on the active ones and must not become one of them.
        let slowest = fastest * Tolerances.dependentRate
        for place in movedForms.indices {
            let line = component.line(ofForm: movedForms[place])
            let rate = formRate[movedForms[place]]
            if !component.isActive(line), abs(rate) > slowest { gather(line, rate: rate, from: floor, in: component) }
        }
        switch rule {
        case .steepest: return furthest(rate: edge.rate, level: edge.level, in: component)
        case .first: return first(in: component)
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
        makeHeap()
        let slope = -rate
        var rate = rate
        while !candidates.isEmpty {
            let candidate = popFirst()
            let breakpoint = component.breakpoints[Int(candidate.breakpoint)]
            rate += candidate.speed * breakpoint.bend
            if breakpoint.level > level || rate >= -Tolerances.flatRate * slope {
                return steadiest(near: candidate)
            }
        }
        return nil
    }

    /// Among the breakpoints that lie as near as rounding can tell, the one whose line moves fastest.
    private mutating func steadiest(near candidate: Candidate) -> Candidate {
        guard candidate.speed < Tolerances.slowLine else { return candidate }
        var best = candidate
        while !candidates.isEmpty {
            let other = popFirst()
            if (other.length - candidate.length) * other.speed > tolerances.distance { break }
            if other.speed > best.speed { best = other }
        }
        return best
    }

    private mutating func first(in component: Component) -> Candidate? {
        var best: Candidate?
        for place in candidates.indices {
            let candidate = candidates[place]
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

    // MARK: A binary heap, because mostly only the first few breakpoints matter.

    private mutating func makeHeap() {
        var root = candidates.count / 2 - 1
        while root >= 0 {
            sink(root)
            root -= 1
        }
    }

    private mutating func popFirst() -> Candidate {
        let first = candidates[0]
        let last = candidates.removeLast()
        if !candidates.isEmpty {
            candidates[0] = last
            sink(0)
        }
        return first
    }

    private mutating func sink(_ start: Int) {
        let element = candidates[start]
        var hole = start
        while true {
            var child = 2 * hole + 1
            guard child < candidates.count else { break }
            if child + 1 < candidates.count, Candidate.precedes(candidates[child + 1], candidates[child]) { child += 1 }
            guard Candidate.precedes(candidates[child], element) else { break }
            candidates[hole] = candidates[child]
            hole = child
        }
        candidates[hole] = element
    }
}
