/// Feasibility: whether one more constraint can hold while others must.
extension Simplex {
    /// Moves as near to a breakpoint as the bounds and required constraints of the component allow, all of which hold.
    ///
    /// This is the simplex method as in the textbooks, by Bland's rule: what must hold is never crossed, not even
    /// where the point already is at it.
    ///
    /// - Returns: Nothing if the breakpoint can be reached. Otherwise the active lines that block it, each
    ///   with how much the miss would grow per unit upwards.
    mutating func approach(_ target: Int32, in component: Component) -> [LineAmount]? {
        let breakpoint = component.breakpoints + Int(target)
        while breakpoint.pointee.miss > tolerances.broken {
            work += component.stepWork
            let slope = breakpoint.pointee.distance < 0 ? abs(breakpoint.pointee.scale) : -abs(breakpoint.pointee.scale)
            let forces = multipliers(ofLine: Int(breakpoint.pointee.line), in: component).map { line, multiplier in
                LineAmount(line, slope * multiplier)
            }
            let free = forces.first { line, force in
                component.blocker(ofLine: line, downwards: force > 0) == nil
            }
            guard let (line, force) = free else { return forces }
            let edge = Edge(line: line, sign: force > 0 ? -1 : 1, level: .required, rate: -abs(force))
            setDirection(of: edge, in: component)
            let end = firstObstacle(along: edge, towards: target, in: component)
            if let end { pivot(along: edge, to: end, in: component) }
            direction.clear()
            refactorizeIfNeeded(component)
            guard end != nil else { return forces }
        }
        return nil
    }

    /// The first breakpoint along an edge that must not be crossed, or the target.
    private mutating func firstObstacle(along edge: Edge, towards target: Int32, in component: Component) -> Candidate?
    {
        var best: Candidate?
        func consider(_ line: Int, _ rate: Double) {
            for place in component.breakpoints(on: line) {
                let breakpoint = component.breakpoints[place]
                guard breakpoint.level >= .required || Int32(place) == target else { continue }
                let isAhead =
                    rate > 0
                    ? breakpoint.slopeAbove > 0 && breakpoint.distance >= 0
                    : breakpoint.slopeBelow > 0 && breakpoint.distance <= 0
                let isTarget = Int32(place) == target && breakpoint.distance * rate > 0
                guard isAhead || isTarget else { continue }
                let speed = abs(rate)
                let candidate = Candidate(
                    length: abs(breakpoint.distance) / speed, speed: speed, breakpoint: Int32(place))
                if best.map({ candidate.length < $0.length }) ?? true { best = candidate }
            }
        }
        for line in 0..<component.lineCount where line == edge.line || !component.isActive(line) {
            let isForm = line >= component.coordinateCount
            let rate =
                line == edge.line
                ? edge.sign
                : isForm ? direction.formRates[component.form(ofLine: line)] : direction.coordinateRates[line]
            if abs(rate) > Tolerances.leastForceRate { consider(line, rate) }
        }
        return best
    }
}

extension Component {
    /// The obstacle of an active line that should move up or down: the bound if there is one, otherwise the first constraint.
    func blocker(ofLine line: Int, downwards: Bool) -> Int32? {
        var best: Int32?
        for place in breakpoints(on: line) {
            let breakpoint = breakpoints[place]
            guard breakpoint.side == .atBreakpoint, breakpoint.level >= .required else { continue }
            guard (downwards ? breakpoint.slopeBelow : breakpoint.slopeAbove) > 0 else { continue }
            guard let other = best.map({ breakpoints[Int($0)] }) else {
                best = Int32(place)
                continue
            }
            let isEarlier = (breakpoint.source.constraint ?? 0) < (other.source.constraint ?? 0)
            if breakpoint.level > other.level || (breakpoint.level == other.level && isEarlier) {
                best = Int32(place)
            }
        }
        return best
    }
}
