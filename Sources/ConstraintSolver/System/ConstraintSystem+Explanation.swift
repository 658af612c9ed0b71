extension ConstraintSystem {
    /// The constraints whose constants the value of a variable depends on, in the order of their names.
    mutating func constraintsDetermining(_ variable: Int32) -> [Int32] {
        let home = place[variable]
        precondition(home.component >= 0, "ask for an explanation after solving")
        let component = components[home.component]
        var found: Set<Int32> = []
        for (line, _) in simplex.multipliers(ofLine: Int(home.index), in: component) {
            found.formUnion(holders(ofLine: line, in: component))
        }
        return found.sorted()
    }

    /// The constraints that hold an active line where it is: from above and from below, the highest level each.
    private func holders(ofLine line: Int, in component: Component) -> [Int32] {
        var above: Breakpoint?
        var below: Breakpoint?
        for place in component.breakpoints(on: line) {
            let breakpoint = component.breakpoints[place]
            guard breakpoint.side == .atBreakpoint else { continue }
            if breakpoint.slopeAbove > 0, above.map({ breakpoint.level > $0.level }) ?? true { above = breakpoint }
            if breakpoint.slopeBelow > 0, below.map({ breakpoint.level > $0.level }) ?? true { below = breakpoint }
        }
        return [above, below].compactMap { $0?.source.constraint }
    }
}
