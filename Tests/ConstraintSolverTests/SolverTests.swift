import KeylineConstraintSolver
import Testing

@Suite struct SolverTests {
    let solver = Solver()

    @discardableResult
    func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(
            LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    @Test func `a required constraint comes before any number of optional ones`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .greaterOrEqual, 10)
        for _ in 0..<50 { try add([(1, x)], .equal, 0, at: 999) }
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func `one constraint of a higher priority beats any number just below`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 200, at: 750.5)
        for _ in 0..<50 { try add([(1, x)], .equal, 100, at: 750) }
        solver.solve()
        #expect(solver.value(of: x) == 200)
    }

    @Test func `a large coefficient does not lift a constraint above its priority`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 0, at: 750)
        try add([(1500, x)], .equal, 150_000, at: 250)
        solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func `a wish that cannot be met still pulls`() throws {
        let gap = solver.makeVariable()
        try add([(1, gap)], .greaterOrEqual, 12)
        try add([(1, gap)], .lessOrEqual, 8, at: 250)
        solver.solve()
        #expect(solver.value(of: gap) == 12)
    }

    @Test func `within a priority the sum of violations is least`() throws {
        let x = solver.makeVariable()
        for constant in [0.0, 10, 50] { try add([(1, x)], .equal, constant, at: 500) }
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func `what changed is told with the values of all`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let edge = try add([(1, x)], .equal, 100)
        try add([(1, y), (-1, x)], .equal, 8)
        try add([(1, z)], .equal, 3)
        func changes() -> [Int: Double] {
            var changes: [Int: Double] = [:]
            solver.withChanges { changed, values in
                for place in changed.indices { changes[Int(changed[place])] = values[Int(changed[place])] }
                #expect(values[z.number] == solver.value(of: z))
            }
            return changes
        }
        solver.solve()
        #expect(changes() == [x.number: 100, y.number: 108, z.number: 3])
        try solver.setConstant(200, of: edge)
        solver.solve()
        #expect(changes() == [x.number: 200, y.number: 208])
        solver.solve()
        #expect(changes().isEmpty)
    }

    @Test func `changing a constant moves what depends on it and nothing else`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let edge = try add([(1, x)], .equal, 100)
        try add([(1, y), (-1, x)], .equal, 8)
        try add([(1, z)], .equal, 3)
        solver.solve()
        try solver.setConstant(200, of: edge)
        solver.solve()
        #expect(solver.value(of: y) == 208)
        #expect(solver.changedVariables == [x, y])
    }

    @Test func `priority and relation can change`() throws {
        let x = solver.makeVariable()
        let low = try add([(1, x)], .equal, 10, at: 100)
        let high = try add([(1, x)], .equal, 20, at: 200)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        try solver.setPriority(300, of: low)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.setRelation(.lessOrEqual, of: low)
        try solver.setConstant(5, of: high)
        solver.solve()
        #expect(solver.value(of: x) == 5)
    }

    @Test func `a removed constraint has no effect any more`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 10, at: 100)
        let high = try add([(1, x)], .equal, 20, at: 200)
        solver.solve()
        solver.remove(high)
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test func `removing a variable removes the constraints that mention it`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try add([(1, x)], .equal, 100)
        try add([(1, y), (-1, x)], .equal, 8)
        try add([(1, y)], .equal, 1, at: 10)
        solver.removeVariable(x)
        solver.solve()
        #expect(solver.value(of: y) == 1)
    }

    @Test func `a bound stands above required constraints and is never reported`() throws {
        let width = solver.makeVariable(lowerBound: 0)
        let given = try add([(1, width)], .equal, -5)
        let conflicts = solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(conflicts.map(\.constraints) == [[given]])
        #expect(conflicts.first?.bounds.map(\.variable) == [width])
    }

    @Test func `nothing that is not finite gets in`() throws {
        let x = solver.makeVariable()
        #expect(throws: ConstraintError.coefficientNotFinite(x)) { try add([(.nan, x)], .equal, 0) }
        #expect(throws: ConstraintError.constantNotFinite) { try add([(1, x)], .equal, .infinity) }
        #expect(throws: ConstraintError.priorityOutOfRange(1001)) { try add([(1, x)], .equal, 0, at: 1001) }
        #expect(throws: ConstraintError.priorityOutOfRange(-1)) { try add([(1, x)], .equal, 0, at: -1) }
        let id = try add([(1, x)], .equal, 4)
        #expect(throws: ConstraintError.constantNotFinite) { try solver.setConstant(.nan, of: id) }
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test func `terms of one variable add up`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try add([(1, x), (1, y), (-1, y), (1, x)], .equal, 10)
        solver.solve()
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 0)
    }

    @Test func `a solver without constraints has values`() {
        solver.solve()
        let x = solver.makeVariable()
        solver.solve()
        #expect(solver.value(of: x) == 0)
    }
}
