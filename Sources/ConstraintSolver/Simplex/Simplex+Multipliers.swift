extension Simplex {
    /// A line and a number that goes with it.
    typealias LineAmount = (line: Int, amount: Double)

    /// A line as a sum of active ones: which, and how much of each.
    ///
    /// At a vertex every line is such a sum, in one way only.
    mutating func multipliers(ofLine line: Int, in component: Component) -> [(line: Int, multiplier: Double)] {
        guard !component.isActive(line) else { return [(line, 1)] }
        guard line >= component.coordinateCount else {
            return multipliers(of: [.init(coefficient: 1, index: Int32(line))], in: component)
        }
        let row = component.row(component.form(ofLine: line))
        return multipliers(of: row.map { component.rowEntries[$0] }, in: component)
    }

    /// A sum of coordinates as a sum of active lines.
    mutating func multipliers(
        of entries: [Component.Entry], in component: Component
    ) -> [(line: Int, multiplier: Double)] {
        prepare(for: component)
        for entry in entries { pricing.gradient[entry.index] += entry.coefficient }
        return takeRates(component).map { ($0.line, $0.amount) }
    }

    /// The slope of one level's cost along each active line, not counting breakpoints that the point is at.
    mutating func rates(at level: Level, in component: Component) -> [LineAmount] {
        prepare(for: component)
        var slopes: [Int: Double] = [:]
        for place in 0..<component.breakpointCount where component.breakpoints[place].level == level {
            let breakpoint = component.breakpoints[place]
            let line = Int(breakpoint.line)
            if !component.isActive(line) {
                addToGradient(line, times: breakpoint.slopeUpwards, in: component)
            } else if breakpoint.side != .atBreakpoint {
                slopes[line, default: 0] += breakpoint.slopeUpwards
            }
        }
        var rates = slopes
        for (line, amount) in takeRates(component) { rates[line, default: 0] += amount }
        return rates.sorted { $0.key < $1.key }.filter { abs($0.value) > Tolerances.leastForce }.map {
            ($0.key, $0.value)
        }
    }

    /// Turns the gradient into rates of active lines, and clears it.
    private mutating func takeRates(_ component: Component) -> [LineAmount] {
        project(component)
        var result: [LineAmount] = []
        for coordinate in 0..<component.coordinateCount where component.position[coordinate] < 0 {
            if abs(pricing.gradient[coordinate]) > Tolerances.leastForce {
                result.append((coordinate, pricing.gradient[coordinate]))
            }
        }
        for place in 0..<component.kernel.size where abs(multipliers[place]) > Tolerances.leastForce {
            result.append((component.line(ofForm: Int32(component.kernel.form(place))), multipliers[place]))
        }
        clearGradient(component)
        return result.sorted { $0.line < $1.line }
    }
}
