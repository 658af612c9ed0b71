/// The stretches of lines that give way when a form pulls at them, and the pull of the form.
///
/// A stretch is the part of a line between two breakpoints. Along it the cost of the line grows evenly, so it has one price for each unit
/// of the form: a number for each level, compared from the highest level down.
struct Linkage: ~Copyable {
    /// A part of a line that costs the same all along it.
    struct Stretch: BitwiseCopyable {
        var line: Int32
        /// The breakpoint at its end; −1 for the last one, which has no end.
        var end: Int32
        /// Its length, in units of the form.
        var length: Double
        var price: Price
        /// Its order among stretches of equal price.
        var rank: Int32
        /// The coefficient of the line in the form.
        var coefficient: Double
    }

    /// A cost for each unit of the form, as a run of amounts from the highest level down.
    struct Price: BitwiseCopyable {
        fileprivate var first: Int32
        fileprivate var count: Int32
    }

    /// A slope at a level.
    struct Amount: BitwiseCopyable {
        var level: Level
        var slope: Double
    }

    /// The form's own stretches in the direction in which it pulls. Their prices are negative for as long as it does.
    private(set) var pulls = Store<Stretch>()
    /// The stretches of coordinates that are cheaper than the pull, in no order before `sort()`.
    private(set) var stretches = Store<Stretch>()
    /// By coordinate, a number that decides between stretches of equal price: the higher goes first.
    var ranks = Store<Int32>()
    /// By coordinate of the component, the way that it has moved, and the breakpoint where it came to rest.
    private(set) var movements = Store<Double>()
    private(set) var ends = Store<Int32>()
    private var amounts = Store<Amount>()
    /// The cost of a line at the end of the stretch before, and the breakpoints ahead.
    private var running = Store<Amount>()
    private var ahead = Store<Int32>()

    mutating func begin(coordinates count: Int) {
        pulls.removeAll()
        stretches.removeAll()
        amounts.removeAll()
        movements.removeAll()
        movements.resize(to: count, filling: 0)
        ends.removeAll()
        ends.resize(to: count, filling: Component.held)
    }

    /// Gives the memory back.
    mutating func release() {
        pulls.release()
        stretches.release()
        ranks.release()
        movements.release()
        ends.release()
        amounts.release()
        running.release()
        ahead.release()
    }

    // MARK: Gathering

    /// Notes the stretches of the form itself.
    mutating func addPulls(ofLine line: Int, upwards: Bool, in component: Component) {
        beginLine(line, upwards: upwards, in: component)
        var start = 0.0
        var next = 0
        while next <= ahead.count {
            let end = next < ahead.count ? component.breakpoints[Int(ahead[next])].distance.magnitude : .infinity
            pulls.append(
                Stretch(
                    line: Int32(line), end: next < ahead.count ? ahead[next] : -1, length: end - start,
                    price: price(per: 1), rank: 0, coefficient: 1))
            start = end
            pass(&next, in: component)
        }
    }

    /// Notes the stretches of a coordinate that cost less than the form pulls.
    ///
    /// - Parameters:
    ///   - line: The coordinate.
    ///   - coefficient: Its coefficient in the form.
    ///   - upwards: Whether the form pulls it upwards.
    ///   - component: The component.
    mutating func addStretches(ofLine line: Int, coefficient: Double, upwards: Bool, in component: Component) {
        beginLine(line, upwards: upwards, in: component)
        let size = coefficient.magnitude
        var start = 0.0
        var next = 0
        while next <= ahead.count {
            let price = price(per: size)
            guard isCheaper(price, than: pulls[0]) else { return }
            let end = next < ahead.count ? component.breakpoints[Int(ahead[next])].distance.magnitude : .infinity
            stretches.append(
                Stretch(
                    line: Int32(line), end: next < ahead.count ? ahead[next] : -1, length: (end - start) * size,
                    price: price, rank: ranks[line], coefficient: coefficient))
            start = end
            pass(&next, in: component)
        }
    }

    /// Adds up the slopes of a line at the point, and lists the breakpoints ahead, the nearest first.
    private mutating func beginLine(_ line: Int, upwards: Bool, in component: Component) {
        running.removeAll()
        ahead.removeAll()
        for place in component.breakpoints(on: line) {
            let breakpoint = component.breakpoints + place
            let slope = upwards ? breakpoint.pointee.slopeUpwards : breakpoint.pointee.slopeDownwards
            if slope != 0 { add(slope, at: breakpoint.pointee.level) }
            let isAhead = breakpoint.pointee.side == (upwards ? .below : .above)
            if isAhead, breakpoint.pointee.bend > 0 { ahead.append(Int32(place)) }
        }
        let breakpoints = component.breakpoints
        ahead.sort { left, right in
            let left = breakpoints[Int(left)].distance.magnitude
            let right = breakpoints[Int(right)].distance.magnitude
            return left < right
        }
    }

    private mutating func add(_ slope: Double, at level: Level) {
        var index = running.count
        while index > 0, running[index - 1].level < level { index -= 1 }
        if index > 0, running[index - 1].level == level {
            running[index - 1].slope += slope
            return
        }
        running.append(Amount(level: level, slope: slope))
        var last = running.count - 1
        while last > index {
            running[last] = running[last - 1]
            last -= 1
        }
        running[index] = Amount(level: level, slope: slope)
    }

    /// Passes a breakpoint and those at the same point.
    private mutating func pass(_ next: inout Int, in component: Component) {
        guard next < ahead.count else {
            next += 1
            return
        }
        let distance = component.breakpoints[Int(ahead[next])].distance
        while next < ahead.count, component.breakpoints[Int(ahead[next])].distance == distance {
            let breakpoint = component.breakpoints[Int(ahead[next])]
            add(breakpoint.bend, at: breakpoint.level)
            next += 1
        }
    }

    /// The price that the running slopes come to for a form that moves by so much for each unit of the line.
    private mutating func price(per size: Double) -> Price {
        let first = amounts.count
        for place in running.indices where running[place].slope.magnitude > Tolerances.cancelledSlope {
            amounts.append(
                Amount(level: running[place].level, slope: Self.withoutRounding(running[place].slope / size)))
        }
        return Price(first: Int32(first), count: Int32(amounts.count - first))
    }

    /// A number without its last digits, so that prices that are equal but for rounding are the same.
    private static func withoutRounding(_ number: Double) -> Double {
        Double(bitPattern: (number.bitPattern &+ 0x8000) & ~0xffff)
    }

    // MARK: Comparing

    /// Whether a price is less than a form pays along one of its own stretches.
    func isCheaper(_ price: Price, than pull: Stretch) -> Bool { difference(price, pull.price, sign: 1) < 0 }

    /// Puts the cheapest stretches first. Those of one line stay in their order.
    mutating func sort() {
        var order = Store<Int32>()
        for place in stretches.indices { order.append(Int32(place)) }
        order.sort { left, right in precedes(stretches[left], stretches[right], isFirst: left < right) }
        var sorted = Store<Stretch>()
        sorted.reserve(order.count)
        for place in order.indices { sorted.append(stretches[order[place]]) }
        swap(&stretches, &sorted)
    }

    private func precedes(_ left: Stretch, _ right: Stretch, isFirst: Bool) -> Bool {
        let difference = difference(left.price, right.price, sign: -1)
        guard difference == 0 else { return difference < 0 }
        return left.rank != right.rank ? left.rank > right.rank : isFirst
    }

    /// The first amount in which a price and another times a sign do not cancel.
    private func difference(_ left: Price, _ right: Price, sign: Double) -> Double {
        var one = left.first
        var other = right.first
        while true {
            let upper = one < left.first + left.count ? amounts[one] : Amount(level: .lowest, slope: 0)
            let lower = other < right.first + right.count ? amounts[other] : Amount(level: .lowest, slope: 0)
            guard upper.level > .lowest || lower.level > .lowest else { return 0 }
            if upper.level > lower.level { return upper.slope }
            if lower.level > upper.level { return lower.slope * sign }
            let sum = upper.slope + lower.slope * sign
            if sum != 0 { return sum }
            one += 1
            other += 1
        }
    }

    // MARK: Taking

    /// Notes that a coordinate moves along a stretch of its line, by as much as the form moves.
    mutating func move(along stretch: Stretch, by length: Double, upwards: Bool) {
        movements[stretch.line] += (upwards ? length : -length) / stretch.coefficient
    }

    /// Notes that a coordinate came to the end of a stretch.
    mutating func arrive(at stretch: Stretch) { ends[stretch.line] = stretch.end }

    /// Notes that a coordinate is between the ends of a stretch.
    mutating func leave(_ stretch: Stretch) { ends[stretch.line] = Component.held }
}
