/// The slopes of an active line's own cost at the point.
struct OwnSlopes: BitwiseCopyable {
    // In this order the four take no more memory than they need.
    private var slopeUpwards: Double
    private var slopeDownwards: Double
    private var levelUpwards: Level
    private var levelDownwards: Level

    init(upwards: TopSlope, downwards: TopSlope) {
        slopeUpwards = upwards.slope
        slopeDownwards = downwards.slope
        levelUpwards = upwards.level
        levelDownwards = downwards.level
    }

    var upwards: TopSlope { TopSlope(level: levelUpwards, slope: slopeUpwards) }
    var downwards: TopSlope { TopSlope(level: levelDownwards, slope: slopeDownwards) }
}

/// The slope at the highest level at which there is one.
struct TopSlope: BitwiseCopyable {
    var level = Level.lowest
    var slope = 0.0
}

/// Costs of breakpoints, kept so that pricing skips those without any.
extension Component {
    /// Works out all costs anew.
    func refreshCosts() {
        costly.update(repeating: 0, count: breakpointCount / 64 + 1)
        for line in 0..<lineCount {
            if isActive(line) {
                noteOwnSlopes(ofLine: line)
            } else {
                for place in breakpoints(on: line) { noteCost(of: place) }
            }
        }
        state.hasCosts = true
    }

    /// Notes whether an inactive line pays for a breakpoint.
    @inline(__always)
    func noteCost(of place: Int) {
        let rank = Int(rank[place])
        let bit: UInt64 = 1 << UInt64(rank & 63)
        if breakpoints[place].slopeUpwards != 0 {
            costly[rank >> 6] |= bit
        } else {
            costly[rank >> 6] &= ~bit
        }
    }

    /// Notes that the breakpoints of a line cost nothing, because it is active.
    func clearCosts(ofLine line: Int) {
        for place in breakpoints(on: line) {
            let rank = Int(rank[place])
            costly[rank >> 6] &= ~(1 << UInt64(rank & 63))
        }
    }

    /// Notes the slopes of an active line's own cost.
    func noteOwnSlopes(ofLine line: Int) {
        ownSlopes[line] = OwnSlopes(
            upwards: topSlope(ofLine: line, upwards: true), downwards: topSlope(ofLine: line, upwards: false))
    }

    /// The slope of a line's own cost at the highest level below a limit at which there is one.
    func topSlope(ofLine line: Int, upwards: Bool, below limit: Level = .unlimited) -> TopSlope {
        var limit = limit
        while true {
            var top = TopSlope()
            for place in breakpoints(on: line) {
                let breakpoint = breakpoints + place
                let level = breakpoint.pointee.level
                guard level < limit, level >= top.level else { continue }
                let slope = upwards ? breakpoint.pointee.slopeUpwards : breakpoint.pointee.slopeDownwards
                guard slope != 0 else { continue }
                top = TopSlope(level: level, slope: level == top.level ? top.slope + slope : slope)
            }
            // Slopes that cancel leave the decision to the next level.
            guard top.level > .lowest, abs(top.slope) < Tolerances.cancelledSlope else { return top }
            limit = top.level
        }
    }

    /// The first rank from a place on at which an inactive line pays for something.
    @inline(__always)
    func nextCostly(from rank: Int) -> Int? {
        var word = rank >> 6
        let words = breakpointCount / 64 + 1
        guard word < words else { return nil }
        var bits = costly[word] & (~0 << UInt64(rank & 63))
        while bits == 0 {
            word += 1
            guard word < words else { return nil }
            bits = costly[word]
        }
        return word << 6 + bits.trailingZeroBitCount
    }
}
