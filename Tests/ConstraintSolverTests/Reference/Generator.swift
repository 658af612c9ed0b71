import KeylineConstraintSolver

/// Random instances, the same on every machine (SplitMix64).
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        // Not a multiple of the increment of each number, or seeds would be places in one sequence.
        state = UInt64(truncatingIfNeeded: seed) &* 0xd134_2543_de82_ef95 &+ 1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...(elements.count - 1))] }

    // MARK: Instances

    /// A problem as layouts have them: few variables per row, rows along the same line, priorities that meet.
    mutating func instance(variables: ClosedRange<Int> = 1...6, rows: ClosedRange<Int> = 1...12) -> Instance {
        let count = number(variables)
        let bounds = (0..<count).map { _ in chance(30) ? Double(pick([0, 0, 0, 5])) : nil as Double? }
        var instance = Instance(lowerBounds: bounds, rows: [])
        let priorities = (0..<number(1...4)).map { _ in priority() }
        for _ in 0..<number(rows) { instance.rows.append(row(count, after: instance.rows, priorities)) }
        return instance
    }

    mutating func row(_ count: Int, after rows: [Instance.Row], _ priorities: [Float]) -> Instance.Row {
        Instance.Row(
            coefficients: !rows.isEmpty && chance(30) ? pick(rows).coefficients : coefficients(count),
            relation: pick([.equal, .lessOrEqual, .greaterOrEqual]), constant: constant(),
            priority: chance(40) ? 1000 : pick(priorities))
    }

    private mutating func coefficients(_ count: Int) -> [(variable: Int, coefficient: Double)] {
        let size = number(1...min(4, count))
        return Array(0..<count).shuffled(using: &self).prefix(size).map { variable in
            (variable, pick([1, 1, 1, 1, -1, -1, 2, 0.5, -0.5, 3]))
        }
    }

    mutating func constant() -> Double { pick([0, 8, -8, Double(number(-100...300)), Double(number(-200...600)) / 2]) }

    mutating func priority() -> Float { pick([0, 0, 1, 50, 249.5, 250, 251, 750, 999.9, Float(number(1...999))]) }
}
