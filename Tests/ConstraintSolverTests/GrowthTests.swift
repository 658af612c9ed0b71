import Testing

@testable import KeylineConstraintSolver

/// Constraints and variables that come and go leave nothing behind.
@Suite struct GrowthTests {
    /// A row of boxes of equal width that fill a given one, so that every kind of definition occurs: direct ones, sums,
    /// an eliminated coordinate, and left sides as coordinates.
    private struct Row {
        var variables: [Int32] = []
        var constraints: [ConstraintID] = []

        init(of count: Int, in system: inout ConstraintSystem) throws {
            let boxes = (0..<count).map { _ in
                (x: system.makeVariable(lowerBound: nil), width: system.makeVariable(lowerBound: 0))
            }
            variables = boxes.flatMap { [$0.x.index, $0.width.index] }
            constraints.append(try system.add(LinearConstraint([Term(boxes[0].x)], .equal, 16)))
            for (box, next) in zip(boxes, boxes.dropFirst()) {
                let gap = [Term(next.x), Term(box.x, -1), Term(box.width, -1)]
                constraints.append(try system.add(LinearConstraint(gap, .equal, 8)))
                constraints.append(try system.add(LinearConstraint(gap, .greaterOrEqual, 4, priority: 500)))
                let difference = [Term(box.width), Term(next.width, -1)]
                constraints.append(try system.add(LinearConstraint(difference, .equal, 0)))
                constraints.append(try system.add(LinearConstraint([Term(box.width)], .equal, 40, priority: 250)))
            }
            let last = boxes[count - 1]
            let free = system.makeVariable(lowerBound: nil)
            variables.append(free.index)
            constraints.append(
                try system.add(
                    LinearConstraint([Term(free), Term(last.x, -1), Term(boxes[0].width)], .lessOrEqual, 90)))
            let end = LinearConstraint([Term(last.x), Term(last.width)], .equal, Double(count) * 50)
            constraints.append(try system.add(end))
        }
    }

    private func sizes(of system: borrowing ConstraintSystem) -> [Int] {
        [
            system.definitions.evaluationOrder.count, system.definitions.rootEntries.count,
            system.definitions.derivedTerms.count, system.definitions.roots.count,
            system.components.indices.count, system.problem.variables.count, system.problem.constraints.count,
            system.problem.terms.count, system.changes.seeds.count, system.changes.newConstraints.count,
            system.definitions.elasticCount,
            system.definitions.deferredCount, system.components.planSteps,
        ]
    }

    /// Everything is at most some times as large as after the first rounds, whatever the number of rounds.
    private func expectBounded(rounds: Int, _ round: (inout ConstraintSystem, Int) throws -> Void) throws {
        var system = ConstraintSystem()
        for index in 0..<20 { try round(&system, index) }
        let before = sizes(of: system)
        for index in 20..<rounds { try round(&system, index) }
        for (now, then) in zip(sizes(of: system), before) {
            #expect(now <= 4 * then + 200, "\(before) \(sizes(of: system))")
        }
    }

    @Test func `constraints that are removed and added again take no more room`() throws {
        var row: Row?
        var statements: [LinearConstraint] = []
        try expectBounded(rounds: 400) { system, index in
            var current = try row ?? Row(of: 6, in: &system)
            if row == nil { statements = current.constraints.map { system.problem.statement(of: $0.index) } }
            for place in current.constraints.indices where (index + place) % 3 == 0 {
                system.removeConstraint(current.constraints[place].index)
                current.constraints[place] = try system.add(statements[place])
            }
            system.solve()
            #expect(abs(system.problem.values[current.variables[1]] - (300 - 16 - 5 * 8) / 6) < 1e-9)
            row = current
        }
    }

    @Test func `variables that are removed and made again take no more room`() throws {
        var rows: [Row] = []
        try expectBounded(rounds: 200) { system, index in
            rows.append(try Row(of: 3 + index % 4, in: &system))
            if rows.count > 3 {
                for variable in rows.removeFirst().variables { system.removeVariable(variable) }
            }
            system.solve()
            #expect(system.conflicts.latest.isEmpty)
        }
    }

    @Test func `constraints of ever other lengths take no more room`() throws {
        var variables: [Variable] = []
        try expectBounded(rounds: 1000) { system, index in
            if variables.isEmpty { variables = (0..<40).map { _ in system.makeVariable(lowerBound: nil) } }
            let terms = variables.prefix(1 + index % 40).map { Term($0) }
            let name = try system.add(LinearConstraint(Array(terms), .equal, 1, priority: 250))
            if index % 20 == 19 { system.solve() }
            system.removeConstraint(name.index)
        }
    }

    @Test func `changes that nobody solves take no more room`() throws {
        try expectBounded(rounds: 1000) { system, _ in
            let x = system.makeVariable(lowerBound: nil)
            let y = system.makeVariable(lowerBound: 0)
            let name = try system.add(LinearConstraint([Term(x), Term(y, -1)], .equal, 8))
            system.setLevel(Level(priority: 250), ofConstraint: name.index)
            system.setLevel(.required, ofConstraint: name.index)
            system.removeConstraint(name.index)
            system.removeVariable(x.index)
            system.removeVariable(y.index)
        }
    }

    @Test func `conflicts that come and go leave nothing elastic`() throws {
        var system = ConstraintSystem()
        let row = try Row(of: 6, in: &system)
        for _ in 0..<50 {
            let wrong = try system.add(
                LinearConstraint([Term(system.problem.name(ofVariable: row.variables[4]))], .equal, 1))
            system.solve()
            #expect(!system.conflicts.latest.isEmpty)
            system.removeConstraint(wrong.index)
            system.solve()
            #expect(system.conflicts.latest.isEmpty)
        }
        #expect(system.definitions.elasticCount == system.definitions.constraints.map(\.isElastic).filter { $0 }.count)
    }
}
