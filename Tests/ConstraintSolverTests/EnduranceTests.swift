import ConstraintSolver
import Testing

@Suite struct EnduranceTests {
    @Test func `thousands of edits leave no trace`() throws {
        var generator = Generator(seed: 21)
        for round in 0..<Effort.rounds(10) {
            var session = try Session(generator.instance(variables: 4...10, rows: 10...25))
            session.solver.solve()
            for _ in 0..<1000 {
                try session.editConstant(&generator)
                session.solver.solve()
            }
            let fresh = try Statement(session.instance)
            fresh.solver.solve()
            #expect(zip(session.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-9 }, "round \(round)")
        }
    }

    @Test func `the same edit again and again ends exactly where it began`() throws {
        let solver = Solver()
        let (x, width) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
        let edge = try solver.add(LinearConstraint([Term(x)], .equal, 0.1))
        let size = try solver.add(LinearConstraint([Term(width)], .equal, 1 / 3, priority: 500))
        _ = try solver.add(LinearConstraint([Term(x), Term(width)], .lessOrEqual, 0.4))
        solver.solve()
        for step in 0..<10_000 {
            try solver.setConstant(0.1 + Double(step % 7) / 7, of: edge)
            try solver.setConstant(Double(1 + step % 5) / 3, of: size)
            solver.solve()
        }
        try solver.setConstant(0.1, of: edge)
        try solver.setConstant(1 / 3, of: size)
        solver.solve()
        #expect(solver.value(of: x) == 0.1)
        #expect(abs(solver.value(of: width) - 0.3) < 1e-15)
    }
}
