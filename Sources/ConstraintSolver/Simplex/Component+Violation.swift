extension Component {
    /// Whether a required constraint or a bound is missed by more than a tolerance.
    func isViolated(by tolerance: Double) -> Bool {
        for place in 0..<breakpointCount {
            let breakpoint = breakpoints + Int(order[place])
            guard breakpoint.pointee.level >= .required else { return false }
            if breakpoint.pointee.miss > tolerance { return true }
        }
        return false
    }

    /// Leaves constraints out of the cost.
    func withdraw(where condition: (Breakpoint) -> Bool) {
        for place in 0..<breakpointCount where condition(breakpoints[place]) { breakpoints[place].isWithdrawn = true }
        state.hasCosts = false
    }
}
