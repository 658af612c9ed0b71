extension ConstraintSystem {
    /// The constraints whose constants the value of a variable depends on, in the order of their names.
    mutating func constraintsDetermining(_ variable: Int32) -> [Int32] {
        solveIfChanged()
        memory.expansion.expand(variable: variable, definitions)
        var byComponent: [Int32: [Component.Entry]] = [:]
        for place in 0..<memory.expansion.count {
            let root = definitions.roots[memory.expansion.root(place)]
            byComponent[root.component, default: []].append(
                .init(coefficient: memory.expansion.coefficient(place), index: root.index))
        }
        var constraints: Set<Int32> = []
        var shares: [Share] = []
        for (index, entries) in byComponent.sorted(by: { $0.key < $1.key }) {
            let component = components[index]
            for (line, multiplier) in simplex.multipliers(of: entries, in: component) {
                let holders = component.holders(ofLine: line)
                constraints.formUnion(holders)
                guard let first = holders.first else { continue }
                let breakpoint = component.breakpoints[Int(definitions.constraints[first].breakpoint)]
                shares.append(Share(constraint: first, multiplier: -multiplier / breakpoint.scale))
            }
        }
        let definers = memory.postsolve.complete(shares, variables: [(variable, 1)], problem, definitions)
        constraints.formUnion(definers.map(\.constraint))
        return constraints.sorted()
    }
}

extension Component {
    /// The constraints that hold an active line where it is: from above and from below, the highest level each.
    fileprivate func holders(ofLine line: Int) -> [Int32] {
        var above: Breakpoint?
        var below: Breakpoint?
        for place in breakpoints(on: line) {
            let breakpoint = breakpoints[place]
            guard breakpoint.side == .atBreakpoint else { continue }
            if breakpoint.slopeAbove > 0, above.map({ breakpoint.level > $0.level }) ?? true { above = breakpoint }
            if breakpoint.slopeBelow > 0, below.map({ breakpoint.level > $0.level }) ?? true { below = breakpoint }
        }
        return [above, below].compactMap { $0?.source.constraint }
    }
}
