import KeylineConstraintSolver
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
        let x = solver.makeVariable()
        let width = solver.makeVariable(lowerBound: 0)
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

    @Test(arguments: [1, 2, 8, 20])
    func `the rounding of many edits does not add up, however many take turns`(count: Int) throws {
        let solver = Solver()
        // One round of steps between these, rounded, moves a distance of about 10⁶ by 2 · 10⁻¹⁰.
        let constants = [234640.43487103848, 40400.453542770665, 0.016969414179438758]
        let wide = 1_145_628.2185
        let pairs = try (0..<count).map { _ in
            let x = solver.makeVariable()
            let limit = solver.makeVariable()
            _ = try solver.add(LinearConstraint([Term(x), Term(limit, -1)], .lessOrEqual, 0))
            _ = try solver.add(LinearConstraint([Term(limit)], .equal, wide, priority: 250))
            return (x, limit, wish: try solver.add(LinearConstraint([Term(x)], .equal, constants[0], priority: 750)))
        }
        solver.solve()
        for step in 1...3 * 1000 {
            for pair in pairs {
                try solver.setConstant(constants[step % 3], of: pair.wish)
                solver.solve()
            }
        }
        for (x, limit, wish) in pairs {
            try solver.setConstant(2 * wide, of: wish)
            solver.solve()
            #expect(abs(solver.value(of: x) - 2 * wide) < 1e-8)
            #expect(abs(solver.value(of: limit) - 2 * wide) < 1e-8, "\(solver.value(of: limit) - 2 * wide)")
        }
    }
}
