import KeylineConstraintSolver
import Testing

/// Compares the solver with the textbook method in exact arithmetic.
@Suite struct ExactnessTests {
    @Test func `random problems have the exact solution`() throws {
        var generator = Generator(seed: 1)
        for round in 0..<Effort.rounds(1500) {
            let instance = generator.instance()
            let expected = try Reference(instance)
            let statement = try Statement(instance)
            let conflicts = statement.solver.solve()
            #expect(conflicts.isEmpty == !expected.isContradictory, "round \(round)")
            #expect(isNear(statement.values, expected.values), "round \(round)")
        }
    }

    @Test func `the order of constraints does not matter`() throws {
        var generator = Generator(seed: 2)
        for round in 0..<Effort.rounds(500) {
            let instance = generator.instance(variables: 2...10, rows: 5...25)
            let statement = try Statement(instance)
            let shuffled = try Statement(instance, order: instance.rows.indices.shuffled(using: &generator))
            statement.solver.solve()
            shuffled.solver.solve()
            #expect(isNear(statement.values, shuffled.values), "round \(round)")
        }
    }

    @Test func `a sequence of edits ends where a fresh solve does`() throws {
        var generator = Generator(seed: 3)
        for round in 0..<Effort.rounds(150) {
            var session = try Session(generator.instance(variables: 2...8, rows: 1...16))
            for step in 0..<12 {
                try session.edit(&generator)
                guard step % 3 == 2 else { continue }
                let conflicts = session.solver.solve()
                let fresh = try Statement(session.instance)
                let freshConflicts = fresh.solver.solve()
                #expect(isNear(session.values, fresh.values), "round \(round), step \(step)")
                #expect(conflicts.isEmpty == freshConflicts.isEmpty, "round \(round), step \(step)")
            }
        }
    }

    @Test func `edits of constants lead to the exact solution`() throws {
        var generator = Generator(seed: 4)
        for round in 0..<Effort.rounds(200) {
            var session = try Session(generator.instance())
            session.solver.solve()
            for step in 0..<6 {
                for _ in 0..<generator.number(1...3) { try session.editConstant(&generator) }
                session.solver.solve()
                let expected = try Reference(session.instance)
                #expect(isNear(session.values, expected.values), "round \(round), step \(step)")
            }
        }
    }

    @Test func `what can have another value is ambiguous, and nothing else`() throws {
        var generator = Generator(seed: 5)
        for round in 0..<Effort.rounds(500) {
            let instance = generator.instance()
            let expected = try Reference(instance, needsAmbiguity: true)
            let statement = try Statement(instance)
            statement.solver.solve()
            let ambiguous = statement.variables.map { statement.solver.isAmbiguous($0) }
            #expect(ambiguous == expected.isAmbiguous, "round \(round)")
            #expect(isNear(statement.values, expected.values), "round \(round): asking changes nothing")
        }
    }

    @Test func `exercising ambiguity costs no constraint anything`() throws {
        var generator = Generator(seed: 6)
        for round in 0..<Effort.rounds(500) {
            let instance = generator.instance()
            let statement = try Statement(instance)
            statement.solver.solve()
            let values = statement.values
            let before = instance.violations(at: values).filter { $0.priority > 0 }.map(\.sum)
            let variable = generator.pick(statement.variables)
            let isAmbiguous = statement.solver.isAmbiguous(variable)
            #expect(statement.solver.exerciseAmbiguity(of: [variable]) == isAmbiguous, "round \(round)")
            let after = instance.violations(at: statement.values).filter { $0.priority > 0 }.map(\.sum)
            #expect(isNear(after, before), "round \(round)")
            #expect(isNear(statement.values, values) == !isAmbiguous, "round \(round)")
            _ = statement.solver.exerciseAmbiguity(of: [variable])
            #expect(isNear(statement.values, values), "round \(round): the second time leads back")
        }
    }
}

/// Whether numbers agree up to rounding.
func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($1)) }
}
