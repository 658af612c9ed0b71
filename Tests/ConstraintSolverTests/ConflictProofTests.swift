import ConstraintSolver
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

    private func rows(of conflict: Conflict, _ instance: Instance, _ statement: Statement) -> [Int] {
        conflict.constraints.compactMap { statement.constraints.firstIndex(of: $0) }
    }

    @Test func `a conflict contradicts itself, and no longer when any member is left out`() throws {
        try forEachContradiction(seed: 11) { instance, statement, conflicts, _ in
            for conflict in conflicts {
                let members = rows(of: conflict, instance, statement)
                var part = Instance(lowerBounds: instance.lowerBounds, rows: members.map { instance.rows[$0] })
                #expect(part.rows.allSatisfy { $0.priority == 1000 })
                let whole = try Reference(part)
                #expect(whole.isContradictory)
                for omitted in members {
                    part.rows = members.filter { $0 != omitted }.map { instance.rows[$0] }
                    let rest = try Reference(part)
                    #expect(!rest.isContradictory)
                }
            }
        }
    }

    @Test func `the multipliers prove the contradiction`() throws {
        try forEachContradiction(seed: 12) { instance, statement, conflicts, _ in
            for conflict in conflicts { expectProof(conflict, instance, statement) }
        }
    }

    /// The left sides cancel, the signs fit the relations, and the right sides come to less than nothing.
    private func expectProof(_ conflict: Conflict, _ instance: Instance, _ statement: Statement) {
        var left = [Double](repeating: 0, count: instance.lowerBounds.count)
        var right = 0.0
        for (index, member) in zip(rows(of: conflict, instance, statement), conflict.members) {
            let row = instance.rows[index]
            for (variable, coefficient) in row.coefficients { left[variable] += member.multiplier * coefficient }
            right += member.multiplier * row.constant
            #expect(row.relation != .lessOrEqual || member.multiplier > 0)
            #expect(row.relation != .greaterOrEqual || member.multiplier < 0)
        }
        for bound in conflict.bounds {
            guard let variable = statement.variables.firstIndex(of: bound.variable) else { continue }
            left[variable] += bound.multiplier
            right += bound.multiplier * (instance.lowerBounds[variable] ?? 0)
            #expect(bound.multiplier < 0)
        }
        #expect(left.allSatisfy { abs($0) < 1e-9 })
        #expect(right < -1e-9)
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
