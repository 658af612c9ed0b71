extension ConstraintSystem {
    /// The constraints whose constants the value of a variable depends on, in the order of their names.
    mutating func constraintsDetermining(_ variable: Int32) -> [Int32] {
        solveIfChanged()
        expand(variable: variable)
        var byComponent: [Int32: [Component.Entry]] = [:]
        for place in 0..<expansion.count {
            let root = roots[expansion.root(place)]
            byComponent[root.component, default: []].append(
                .init(coefficient: expansion.coefficient(place), index: root.index))
        }
        var found: Set<Int32> = []
        var shares: [Share] = []
        for (index, entries) in byComponent.sorted(by: { $0.key < $1.key }) {
            let component = components[index]
            for (line, multiplier) in simplex.multipliers(of: entries, in: component) {
                let holders = holders(ofLine: line, in: component)
                found.formUnion(holders)
                guard let first = holders.first else { continue }
                let breakpoint = component.breakpoints[Int(constraintState[first].breakpoint)]
                shares.append(Share(constraint: first, multiplier: -multiplier / breakpoint.scale))
            }
        }
        found.formUnion(trace(shares, variables: [(variable, 1)]).map(\.constraint))
        return found.sorted()
    }

    /// The constraints that hold an active line where it is: from above and from below, the highest level each.
    private mutating func holders(ofLine line: Int, in component: Component) -> [Int32] {
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
