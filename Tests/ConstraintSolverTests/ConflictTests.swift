import KeylineConstraintSolver
import Testing

@Suite struct ConflictTests {
    let solver = Solver()

    func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(
            LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    /// Apple's Auto Layout Guide, "Unsatisfiable Layouts": a label of 400 points in a superview of 320.
    @Test func `the log of Apple's guide names its five constraints and no bound`() throws {
        let width = solver.makeVariable(lowerBound: 0)
        let labelX = solver.makeVariable()
        let labelWidth = solver.makeVariable(lowerBound: 0)
        let fieldX = solver.makeVariable()
        let fieldWidth = solver.makeVariable(lowerBound: 0)
        let given = try [
            add([(1, labelWidth)], .greaterOrEqual, 400),
            add([(1, labelX)], .equal, 16),
            add([(1, fieldX), (-1, labelX), (-1, labelWidth)], .equal, 8),
            add([(1, fieldX), (1, fieldWidth), (-1, width)], .equal, -16),
            add([(1, width)], .equal, 320),
        ]
        let conflicts = solver.solve()
        #expect(conflicts.map(\.constraints) == [given])
        #expect(conflicts[0].bounds.map(\.variable) == [fieldWidth])
        solver.remove(given[0])
        #expect(solver.solve().isEmpty)
    }

    @Test func `contradictions that share nothing are reported together`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let first = try [add([(1, x)], .equal, 1), add([(1, x)], .equal, 2)]
        let second = try [add([(1, y)], .lessOrEqual, 1), add([(1, y)], .greaterOrEqual, 2)]
        #expect(solver.solve().map(\.constraints) == [first, second])
    }

    @Test func `contradictions within a connected layout are told apart`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try add([(1, x), (-1, y)], .greaterOrEqual, -1000)
        let first = try [add([(1, x)], .equal, 1), add([(1, x)], .equal, 2)]
        let second = try [add([(1, y)], .lessOrEqual, 1), add([(1, y)], .greaterOrEqual, 2)]
        #expect(solver.solve().map(\.constraints) == [first, second])
    }

    @Test func `a contradiction comes to light although what it is about moves in the same edit`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let wish = try add([(1, x)], .equal, 0, at: 250)
        let sum = try add([(1, x), (1, y)], .equal, 8)
        let limit = try add([(1, x), (1, y)], .lessOrEqual, 10)
        #expect(solver.solve().isEmpty)
        try solver.setConstant(2, of: limit)
        try solver.setConstant(-100, of: wish)
        #expect(solver.solve().map(\.constraints) == [[sum, limit]])
    }

    @Test func `a constraint without variables can be a contradiction by itself`() throws {
        let wrong = try add([], .equal, 3)
        #expect(solver.solve().map(\.constraints) == [[wrong]])
    }

    @Test func `values in spite of a conflict violate required constraints least`() throws {
        let x = solver.makeVariable()
        for constant in [0.0, 10, 11] { _ = try add([(1, x)], .equal, constant) }
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    /// Two constraints hold `x` where it is, and neither can take more of the force than it costs.
    @Test func `of equally bad ways out of a conflict, what is optional decides`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try add([(1, x), (-0.5, y)], .equal, 8)
        _ = try add([(-0.5, x)], .equal, 0)
        _ = try add([(1, y)], .lessOrEqual, 0)
        _ = try add([(1, y), (-0.5, x)], .equal, 0)
        _ = try add([(1, x)], .equal, 8, at: 1)
        #expect(!solver.solve().isEmpty)
        #expect(isNear([solver.value(of: x), solver.value(of: y)], [8, 0]))
    }

    /// Of three bounds that meet at zero, two are enough for a vertex; the third one holds as well.
    @Test func `a definition gives way although a bound that is not needed keeps it`() throws {
        let x = (0..<3).map { _ in solver.makeVariable(lowerBound: 0) }
        _ = try add([(2, x[0]), (3, x[1])], .greaterOrEqual, 8)
        _ = try add([(1, x[0])], .equal, 8, at: 1)
        _ = try add([(1, x[2]), (1, x[0]), (1, x[1])], .equal, 0)
        #expect(solver.solve().count == 1)
        #expect(isNear(x.map { solver.value(of: $0) }, [0, 8 / 3, 0]))
    }

    @Test func `optional constraints never conflict`() throws {
        let x = solver.makeVariable()
        _ = try add([(1, x)], .equal, 1, at: 999.9)
        _ = try add([(1, x)], .equal, 2, at: 999.9)
        #expect(solver.solve().isEmpty)
        #expect((1...2).contains(solver.value(of: x)))
    }
}
