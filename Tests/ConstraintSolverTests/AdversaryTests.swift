import KeylineConstraintSolver
import Testing

/// Random sequences of everything that can be done to a solver, compared with exact arithmetic after each solve.
@Suite struct AdversaryTests {
    @Test func `any sequence of changes leads to the exact solution`() throws {
        var generator = Generator(seed: 41)
        for round in 0..<Effort.rounds(60) {
            var session = try Session(generator.instance(variables: 1...7, rows: 1...12))
            for _ in 0..<12 {
                for _ in 0..<generator.number(1...4) { try session.change(&generator) }
                try expectExact(&session, "round \(round)")
            }
        }
    }

    @Test func `questions in between, asked before or after solving, change nothing`() throws {
        var generator = Generator(seed: 42)
        for round in 0..<Effort.rounds(60) {
            var session = try Session(generator.instance(variables: 1...7, rows: 1...12))
            for _ in 0..<12 {
                for _ in 0..<generator.number(1...3) {
                    try session.change(&generator)
                    ask(session, generator.pick(session.variables), &generator)
                }
                try expectExact(&session, "round \(round)")
            }
        }
    }

    private func ask(_ session: Session, _ variable: Variable, _ generator: inout Generator) {
        switch generator.number(0...4) {
        case 0: _ = session.solver.isAmbiguous(variable)
        case 1: _ = session.solver.exerciseAmbiguity(of: [variable])
        case 2: #expect(session.solver.constraintsDetermining(variable).allSatisfy(session.constraints.contains))
        case 3: #expect(session.solver.dump() == session.solver.dump())
        default: break
        }
    }

    private func expectExact(_ session: inout Session, _ comment: Comment) throws {
        let conflicts = session.solver.solve()
        let expected = try Reference(session.instance)
        #expect(isNear(session.values, expected.values), comment)
        #expect(conflicts.isEmpty == !expected.isContradictory, comment)
        for conflict in conflicts {
            try expectMinimal(conflict, session.instance, session.constraints)
            expectProof(conflict, session.instance, session.variables, session.constraints)
        }
    }

    /// Of two solvers that went different ways, the sums of violations must be the same, where exact arithmetic takes too long.
    @Test func `large problems that change a great deal stay as good as fresh ones`() throws {
        var generator = Generator(seed: 43)
        for round in 0..<Effort.rounds(1) {
            var session = try Session(generator.instance(variables: 24...24, rows: 40...40))
            session.solver.solve()
            for step in 0..<30 {
                for _ in 0..<3 { try session.change(&generator) }
                session.solver.solve()
                guard step % 10 == 9 else { continue }
                let fresh = try Statement(session.instance)
                fresh.solver.solve()
                let sums = session.instance.violations(at: session.values).map(\.sum)
                let freshSums = session.instance.violations(at: fresh.values).map(\.sum)
                #expect(isNear(sums, freshSums), "round \(round), step \(step)")
                #expect(isNear(session.values, fresh.values), "round \(round), step \(step)")
            }
        }
    }
}
