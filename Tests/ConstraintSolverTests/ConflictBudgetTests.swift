import Testing

@testable import KeylineConstraintSolver

/// Contradictions without end are given up after a budget of counted work.
@Suite struct ConflictBudgetTests {
    /// A variable that each of many constraints wants somewhere else.
    private func contested(_ count: Int) throws -> Solver {
        let solver = Solver()
        let x = solver.makeVariable()
        for place in 0..<count { _ = try solver.add(LinearConstraint([Term(x)], .equal, Double(place))) }
        return solver
    }

    @Test func `conflicts that share nothing are found in one pass`() throws {
        let solver = Solver()
        for _ in 0..<300 {
            let x = solver.makeVariable()
            for place in 0..<2 { _ = try solver.add(LinearConstraint([Term(x)], .equal, Double(place))) }
        }
        let conflicts = solver.solve()
        #expect(conflicts.count == 300)
        #expect(conflicts.allSatisfy { $0.isMinimal && $0.members.count == 2 })
        #expect(!solver.isConflictBudgetSpent)
    }

    @Test func `without the requirements that are missed the others hold`() throws {
        let solver = try contested(50)
        #expect(!solver.solve().isEmpty)
        let missed = solver.missedRequirements
        #expect(missed.count == 49)
        missed.forEach(solver.remove)
        #expect(solver.solve().isEmpty)
    }

    @Test func `a spent budget leaves a set that contradicts itself and says that it may not be minimal`() throws {
        var system = ConstraintSystem()
        let x = system.makeVariable(lowerBound: nil)
        let width = system.makeVariable(lowerBound: 0)
        _ = try system.add(LinearConstraint([Term(x)], .equal, 0))
        _ = try system.add(LinearConstraint([Term(x), Term(width)], .equal, -8))
        system.conflicts.work = Conflicts.budget + 1
        system.solve()
        let conflicts = system.conflicts.latest
        let isSpent = system.conflicts.isBudgetSpent
        #expect(conflicts.map(\.members.count) == [2])
        #expect(isSpent)
    }

    @Test func `what solutions look at counts for the budget`() throws {
        var system = ConstraintSystem()
        var later: [ConstraintID] = []
        for _ in 0..<300 {
            let x = system.makeVariable(lowerBound: nil)
            for place in 0..<2 { later.append(try system.add(LinearConstraint([Term(x)], .equal, Double(place)))) }
        }
        system.solve()
        let first = system.conflicts.work
        #expect(first >= Conflicts.workPerConstraint * 600)
        system.removeConstraint(later[599].index)
        system.solve()
        let second = system.conflicts.work
        #expect(second >= first + Conflicts.workPerConstraint * 599)
    }

    /// A chain of rows that needs more room than there is leaves open which of its hundreds of links are missed.
    @Test func `deciding what a contradiction leaves open ends`() throws {
        var system = ConstraintSystem()
        system.decisions.limit = 50_000
        let edges = (0...60).map { _ in system.makeVariable(lowerBound: nil) }
        _ = try system.add(LinearConstraint([Term(edges[0])], .equal, 0))
        for (near, far) in zip(edges, edges.dropFirst()) {
            let width = system.makeVariable(lowerBound: 0)
            _ = try system.add(LinearConstraint([Term(far), Term(near, -1), Term(width, -1)], .equal, 8))
            _ = try system.add(LinearConstraint([Term(width)], .equal, 20))
        }
        let end = try system.add(LinearConstraint([Term(edges[60])], .equal, 390))
        system.solve()
        let members = system.conflicts.latest.first?.members.count ?? 0
        let work = system.decisions.work
        // Both ends and the gaps between, which need more than there is even where no width is more than its bound.
        #expect(members == 62)
        #expect((50_000..<100_000).contains(work))
        system.removeConstraint(end.index)
        system.solve()
        let value = system.problem.values[edges[60].index]
        #expect(value == 60 * 28)
    }

    @Test func `a solution without contradictions renews the budget`() throws {
        var system = ConstraintSystem()
        let x = system.makeVariable(lowerBound: nil)
        _ = try system.add(LinearConstraint([Term(x)], .equal, 0))
        let wrong = try system.add(LinearConstraint([Term(x)], .equal, 8))
        system.conflicts.work = Conflicts.budget + 1
        system.solve()
        let wasSpent = system.conflicts.isBudgetSpent
        system.removeConstraint(wrong.index)
        system.solve()
        let isSpent = system.conflicts.isBudgetSpent
        #expect(wasSpent && !isSpent)
    }
}
