import KeylineConstraintSolver
import Testing

@Suite struct DumpTests {
    /// Two boxes in a row of 100, 8 apart; the first hugs its content of 30, the second resists being smaller than 40.
    private func makeSolver() throws -> Solver {
        let solver = Solver()
        let row = solver.makeVariable(lowerBound: 0)
        let first = solver.makeVariable(lowerBound: 0)
        let second = solver.makeVariable(lowerBound: 0)
        _ = try solver.add(LinearConstraint([Term(row)], .equal, 100))
        _ = try solver.add(LinearConstraint([Term(first), Term(second), Term(row, -1)], .equal, -8))
        _ = try solver.add(LinearConstraint([Term(first)], .lessOrEqual, 30, priority: 250))
        _ = try solver.add(LinearConstraint([Term(second)], .greaterOrEqual, 40, priority: 750.5))
        _ = try solver.add(LinearConstraint([Term(first, 2), Term(second, -2)], .greaterOrEqual, 0, priority: 100))
        return solver
    }

    @Test func `a dump shows the problem, the definitions, the components and their vertex`() throws {
        let solver = try makeSolver()
        solver.solve()
        #expect(
            solver.dump() == """
                problem
                  x0 = 100 >= 0
                  x1 = 30 >= 0
                  x2 = 62 >= 0
                  c0: x0 == 100
                  c1: x1 + x2 - x0 == -8
                  c2: x1 <= 30 @250.0
                  c3: x2 >= 40 @750.5
                  c4: 2*x1 - 2*x2 >= 0 @100.0
                definitions
                  x0 = 100 by c0
                  x2 = -x1 + x0 - 8 by c1
                component 0
                  * x1: c2 0, c3 22, c4 16

                """)
    }

    @Test func `a dump tells what changed since the last solve, and what contradicts itself after it`() throws {
        let solver = try makeSolver()
        solver.solve()
        try solver.setConstant(40, of: solver.constraints[0])
        try solver.setPriority(1000, of: solver.constraints[3])
        #expect(
            solver.dump().contains(
                """
                changes
                  new c3
                  constant of c0, which was 100
                definitions

                """))
        solver.solve()
        let dump = solver.dump()
        #expect(!dump.contains("changes"))
        #expect(
            dump.hasSuffix(
                """
                conflict
                  1 * c0
                  1 * c1
                  -1 * c3
                  -1 * bound of x1

                """))
    }

    @Test func `the page about the solver tells of this example what is so`() throws {
        let solver = try makeSolver()
        solver.solve()
        let names = solver.constraints
        let variables = solver.variables
        #expect(names.map { solver.violation(of: $0) } == [0, 0, 0, 0, 64])
        #expect(solver.constraintsDetermining(variables[2]) == [names[0], names[1], names[2]])
        try solver.setConstant(120, of: names[0])
        solver.solve()
        #expect(variables.map { solver.value(of: $0) } == [120, 30, 82])
        try solver.setConstant(40, of: names[0])
        try solver.setPriority(1000, of: names[3])
        let conflicts = solver.solve()
        #expect(conflicts.map(\.constraints) == [[names[0], names[1], names[3]]])
        #expect(conflicts.first?.bounds.map(\.variable) == [variables[1]])
    }

    @Test func `parts of one size that fill a given one need no component`() throws {
        let solver = Solver()
        let whole = solver.makeVariable()
        let size = solver.makeVariable(lowerBound: 0)
        let next = solver.makeVariable()
        let end = solver.makeVariable()
        let given = try solver.add(LinearConstraint([Term(whole)], .equal, 90))
        let limit = try solver.add(LinearConstraint([Term(size)], .lessOrEqual, 30, priority: 250))
        let gap = try solver.add(LinearConstraint([Term(next), Term(size, -1)], .equal, 10))
        _ = try solver.add(LinearConstraint([Term(end), Term(next, -1), Term(size, -1)], .equal, 0))
        _ = try solver.add(LinearConstraint([Term(end), Term(whole, -1)], .equal, 0))
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: size) == 40)
        #expect(solver.violation(of: limit) == 10)
        #expect(!solver.dump().contains("component"))
        try solver.setConstant(50, of: given)
        #expect(solver.solve().isEmpty)
        #expect([whole, size, next, end].map { solver.value(of: $0) } == [50, 20, 30, 50])
        try solver.setConstant(0, of: gap)
        #expect(solver.solve().isEmpty)
        #expect([whole, size, next, end].map { solver.value(of: $0) } == [50, 25, 25, 50])
        try solver.setConstant(-10, of: given)
        #expect(solver.solve().first?.bounds.map(\.variable) == [size])
        #expect(solver.value(of: size) == 0)
    }

    @Test func `a bound about a sum that others are about shares its line`() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let sum = solver.makeVariable(lowerBound: 0)
        _ = try solver.add(LinearConstraint([Term(x)], .equal, -5, priority: 250))
        _ = try solver.add(LinearConstraint([Term(y)], .equal, 2, priority: 251))
        _ = try solver.add(LinearConstraint([Term(sum), Term(x, -2), Term(y, -2)], .equal, 0))
        _ = try solver.add(LinearConstraint([Term(x), Term(y)], .lessOrEqual, 20, priority: 500))
        solver.solve()
        #expect([x, y, sum].map { solver.value(of: $0) } == [-2, 2, 0])
        #expect(solver.dump().contains("  * x0 + x1: c3 20, bound 0\n"))
    }

    @Test func `what was stated can be read back in the units in which it was stated`() throws {
        let solver = Solver()
        let x = solver.makeVariable(lowerBound: -3)
        let y = solver.makeVariable()
        let statement = LinearConstraint([Term(x, 1500), Term(y, -0.3)], .lessOrEqual, 150_000.1, priority: 250)
        let name = try solver.add(statement)
        #expect(solver.constraints == [name])
        #expect(solver.statement(of: name) == statement)
        #expect(solver.variables == [x, y])
        #expect(solver.lowerBound(of: x) == -3)
        #expect(solver.lowerBound(of: y) == nil)
    }
}
