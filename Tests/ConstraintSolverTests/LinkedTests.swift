import Testing

@testable import KeylineConstraintSolver

/// Many coordinates that a single sum ties together: rows of boxes, and pictures below one another.
@Suite struct LinkedTests {
    /// A row of boxes of width 60 with gaps between them. A gap is at least 8 and rather at most 20, and would like to be 8, by priorities in turn.
    private struct Row: ~Copyable {
        var system = ConstraintSystem()
        var places: [Int32] = []
        private var origin: Int32 = -1
        private var end: Int32 = -1
        private let priorities: Int

        init(of count: Int, priorities: Int) throws {
            self.priorities = priorities
            let boxes = (0..<count).map { _ in system.makeVariable(lowerBound: nil) }
            places = boxes.map(\.index)
            origin = try system.add(LinearConstraint([Term(boxes[0])], .equal, 0)).index
            for index in 1..<count {
                let gap = [Term(boxes[index]), Term(boxes[index - 1], -1)]
                _ = try system.add(LinearConstraint(gap, .greaterOrEqual, 68))
                _ = try system.add(LinearConstraint(gap, .lessOrEqual, 80, priority: 500))
                let wish = Float(250 + index % priorities)
                _ = try system.add(LinearConstraint(gap, .equal, 68, priority: wish))
            }
            end = try system.add(LinearConstraint([Term(boxes[count - 1])], .equal, Double(68 * (count - 1)))).index
            system.solve()
        }

        /// Gives the gaps a total beyond their least one.
        mutating func resize(_ excess: Double, from start: Double = 0) {
            system.setConstant(start, ofConstraint: origin)
            system.setConstant(start + Double(68 * (places.count - 1)) + excess, ofConstraint: end)
            system.solve()
        }

        var gaps: [Double] {
            zip(places.dropFirst(), places).map { system.problem.values[$0] - system.problem.values[$1] - 68 }
        }

        /// The gaps that the priorities, and then the stays, ask for: gaps of the least priority grow first, by up to 12. Of equal ones
        /// the ones that keep the first box at the left nearest to zero.
        func expected(_ excess: Double, from start: Double) -> [Double] {
            var gaps = Array(repeating: 0.0, count: places.count - 1)
            var rest = excess
            let isLeft = start + 68 * Double(places.count) + excess < 0
            let order = gaps.indices.sorted { left, right in
                let (one, other) = ((left + 1) % priorities, (right + 1) % priorities)
                return one != other ? one < other : isLeft ? left < right : left > right
            }
            for index in order {
                gaps[index] = min(12, rest)
                rest -= gaps[index]
            }
            return gaps
        }
    }

    private func isNear(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test(arguments: [12, 40, 100], [1, 3, 50])
    func `gaps of the least priority grow first, the last one before the others`(count: Int, priorities: Int) throws {
        var row = try Row(of: count, priorities: priorities)
        let most = 12 * (count - 1)
        for step in 0..<40 {
            let excess = Double((step * 37) % most)
            row.resize(excess)
            #expect(isNear(row.gaps, row.expected(excess, from: 0)), "\(excess)")
        }
    }

    /// Left of zero a box is nearest to zero if the gaps before it are as large as can be. Nothing but the signs of places tells.
    @Test func `equal gaps are decided anew when places change their signs`() throws {
        let count = 100
        var row = try Row(of: count, priorities: 2)
        for start in [0.0, -30_000, 500, -40_000] {
            for excess in [300.0, 301, 900] {
                row.resize(excess, from: start)
                #expect(isNear(row.gaps, row.expected(excess, from: start)), "\(start) \(excess)")
            }
        }
    }

    /// A row that only moves has the same gaps to share: what is decided anew has to be found by the signs alone.
    @Test func `a row that moves across zero as a whole is decided anew`() throws {
        var row = try Row(of: 100, priorities: 2)
        for start in [0.0, -30_000, 500, -40_000, 20] {
            row.resize(301, from: start)
            #expect(isNear(row.gaps, row.expected(301, from: start)), "\(start)")
        }
    }

    @Test func `what moves across zero has the solution that it would have from scratch`() throws {
        var row = try Row(of: 90, priorities: 4)
        for step in 0..<60 {
            let start = Double(-6000 + step * 113)
            let excess = Double(step * 53 % 1000)
            row.resize(excess, from: start)
            var other = try Row(of: 90, priorities: 4)
            other.resize(excess, from: start)
            #expect(isNear(row.gaps, other.gaps), "\(start) \(excess)")
        }
    }

    /// The same problems by the textbook method in exact arithmetic.
    @Test func `coordinates that a sum ties together have the exact solution`() throws {
        var generator = Generator(seed: 71)
        for round in 0..<Effort.rounds(60) {
            let count = generator.number(8...11)
            var rows = (0..<count).flatMap { variable in
                (0..<generator.number(1...3)).map { _ in
                    Instance.Row(
                        [(variable, generator.pick([1, 1, 2, 0.5]))],
                        generator.pick([.equal, .lessOrEqual, .greaterOrEqual]), generator.constant(),
                        generator.priority())
                }
            }
            let sum = (0..<count).map { ($0, generator.pick([1.0, 1, 1, 2, -1])) }
            for _ in 0..<generator.number(1...2) {
                rows.append(
                    Instance.Row(
                        sum, generator.pick([.equal, .lessOrEqual, .greaterOrEqual]),
                        Double(generator.number(-2000...2000)), generator.pick([900, 500, 249.5])))
            }
            let instance = Instance(lowerBounds: Array(repeating: nil, count: count), rows: rows)
            let statement = try Statement(instance)
            statement.solver.solve()
            let exact = try Reference(instance).values
            for (value, other) in zip(statement.values, exact) { #expect(abs(value - other) < 1e-6, "round \(round)") }
        }
    }

    /// Each of the numbers read is counted, so an edit of four times as many boxes reads about four times as many.
    @Test func `an edit of a long row takes work in proportion`() throws {
        func work(_ count: Int) throws -> Int {
            var row = try Row(of: count, priorities: 50)
            let before = row.system.stepWork
            for step in 0..<20 { row.resize(Double((step * 37) % 60) / 60 * Double(12 * (count - 1))) }
            return row.system.stepWork - before
        }
        #expect(try work(1600) < 6 * work(400))
    }
}
