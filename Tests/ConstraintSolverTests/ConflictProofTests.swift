import KeylineConstraintSolver
import Testing

/// Verifies reported contradictions of random problems.
@Suite struct ConflictProofTests {
    /// Random problems that contradict themselves, with what the solver says about them.
    private func forEachContradiction(
        seed: Int, _ body: (Instance, Statement, [Conflict], inout Generator) throws -> Void
    ) throws {
        var generator = Generator(seed: seed)
        var remaining = Effort.rounds(300)
        while remaining > 0 {
            let instance = generator.instance(variables: 1...6, rows: 4...14)
            let statement = try Statement(instance)
            let conflicts = statement.solver.solve()
            guard !conflicts.isEmpty else { continue }
            remaining -= 1
            try body(instance, statement, conflicts, &generator)
        }
    }

    @Test func `a conflict contradicts itself, and no longer when any member is left out`() throws {
        try forEachContradiction(seed: 11) { instance, statement, conflicts, _ in
            for conflict in conflicts { try expectMinimal(conflict, instance, statement.constraints) }
        }
    }

    @Test func `the multipliers prove the contradiction`() throws {
        try forEachContradiction(seed: 12) { instance, statement, conflicts, _ in
            for conflict in conflicts { expectProof(conflict, instance, statement.variables, statement.constraints) }
        }
    }

    @Test func `conflicts have no constraint in common`() throws {
        try forEachContradiction(seed: 13) { _, _, conflicts, _ in
            let members = conflicts.flatMap(\.constraints)
            #expect(Set(members).count == members.count)
        }
    }

    @Test func `giving up one constraint of each conflict at a time ends`() throws {
        try forEachContradiction(seed: 14) { instance, statement, conflicts, generator in
            var conflicts = conflicts
            var remaining = instance.rows.count
            while !conflicts.isEmpty {
                for conflict in conflicts { statement.solver.remove(generator.pick(conflict.constraints)) }
                remaining -= conflicts.count
                conflicts = statement.solver.solve()
            }
            #expect(remaining >= 0)
        }
    }
}
