/// The crash basis, which is the vertex to start from: where each coordinate would like to be if there were no forms.
extension Simplex {
    /// Holds every coordinate at the best breakpoint of its own line, and lets every form follow.
    ///
    /// For a component of one coordinate this is the solution.
    mutating func makeCrashBasis(_ component: Component) {
        prepare(for: component)
        for coordinate in 0..<component.coordinateCount {
            let best = bestBreakpoint(ofLine: coordinate, in: component)
            component.active[coordinate] = best ?? Component.held
            guard let best else { continue }
            direction.move(coordinate, by: component.breakpoints[Int(best)].distance)
        }
        direction.setFormRates(in: component)
        for coordinate in 0..<component.coordinateCount {
            carry(coordinate, by: direction.coordinateRates[coordinate], in: component)
        }
        for form in 0..<component.formCount {
            let line = component.line(ofForm: Int32(form))
            carry(line, by: direction.formRates[form], in: component)
            takeASide(line, in: component)
        }
        for place in direction.movedCoordinates.indices {
            let coordinate = Int(direction.movedCoordinates[place])
            component.shift[coordinate] += direction.coordinateRates[coordinate]
        }
        direction.clear()
        component.state.hasCosts = false
    }

    /// The lexicographically best breakpoint of a line by itself; nil where it has none.
    ///
    /// The levels narrow an interval from the top: at each, the cost is least between two breakpoints, or at one.
    private mutating func bestBreakpoint(ofLine line: Int, in component: Component) -> Int32? {
        let range = component.breakpoints(on: line)
        guard range.count > 1 else { return range.isEmpty ? nil : Int32(range.lowerBound) }
        if range.count <= 4, let breakpoint = perfectBreakpoint(among: range, in: component) { return breakpoint }
        sorted.removeAll()
        for place in range { sorted.append(Int32(place)) }
        let breakpoints = component.breakpoints
        sorted.sort { left, right in
            let left = breakpoints + Int(left)
            let right = breakpoints + Int(right)
            return left.pointee.level != right.pointee.level
                ? left.pointee.level > right.pointee.level : left.pointee.distance < right.pointee.distance
        }
        var interval = Interval()
        var next = 0
        while next < sorted.count, !interval.isPoint {
            var end = next
            while end < sorted.count, breakpoints[Int(sorted[end])].level == breakpoints[Int(sorted[next])].level {
                end += 1
            }
            interval.narrow(to: cheapest(next..<end, breakpoints), breakpoints)
            next = end
        }
        return interval.lower ?? interval.upper
    }

    /// A breakpoint at which nothing costs anything.
    @inline(__always)
    private func perfectBreakpoint(among range: Range<Int>, in component: Component) -> Int32? {
        for place in range {
            let distance = component.breakpoints[place].distance
            let isPerfect = range.allSatisfy { other in
                let breakpoint = component.breakpoints + other
                let rest = breakpoint.pointee.distance - distance
                return rest < 0 ? !breakpoint.pointee.costsAbove : rest == 0 || !breakpoint.pointee.costsBelow
            }
            if isPerfect { return Int32(place) }
        }
        return nil
    }

    /// The interval in which the sum of the costs of one level is least.
    private mutating func cheapest(_ group: Range<Int>, _ breakpoints: UnsafeMutablePointer<Breakpoint>) -> Interval {
        var slope = 0.0
        for place in group { slope -= breakpoints[Int(sorted[place])].slopeBelow }
        var interval = Interval()
        let zero = Tolerances.cancelledSlope * max(1, -slope)
        for place in group {
            let breakpoint = breakpoints[Int(sorted[place])]
            guard breakpoint.bend > 0 else { continue }
            if slope >= -zero {
                interval.upper = sorted[place]
                break
            }
            slope += breakpoint.bend
            if slope >= -zero {
                interval.lower = sorted[place]
                if slope > zero { interval.upper = sorted[place] }
            }
            if slope > zero { break }
        }
        return interval
    }

    /// Moves a line and everything on it, without regard to sides.
    mutating func carry(_ line: Int, by amount: Double, in component: Component) {
        for place in component.breakpoints(on: line) {
            var distance = component.breakpoints[place].distance - amount
            if abs(distance) <= tolerances.distance { distance = 0 }
            component.breakpoints[place].distance = distance
            component.breakpoints[place].takeSide()
        }
    }

    /// Makes an inactive line count on one side of a breakpoint it passes through, the side that costs nothing.
    func takeASide(_ line: Int, in component: Component) {
        for place in component.breakpoints(on: line) where component.breakpoints[place].side == .atBreakpoint {
            component.breakpoints[place].side = component.breakpoints[place].costsAbove ? .below : .above
        }
    }
}

/// An interval of a line between two breakpoints; nil stands for no end.
private struct Interval {
    var lower: Int32?
    var upper: Int32?

    var isPoint: Bool { lower != nil && lower == upper }

    /// Intersects with another interval, or keeps the end nearest to it.
    mutating func narrow(to other: Interval, _ breakpoints: UnsafeMutablePointer<Breakpoint>) {
        func place(_ end: Int32) -> Double { breakpoints[Int(end)].distance }
        if let end = other.lower {
            if let upper, place(end) > place(upper) {
                lower = upper
                return
            }
            if lower.map({ place(end) > place($0) }) ?? true { lower = end }
        }
        if let end = other.upper {
            if let lower, place(end) < place(lower) {
                upper = lower
                return
            }
            if upper.map({ place(end) < place($0) }) ?? true { upper = end }
        }
    }
}
