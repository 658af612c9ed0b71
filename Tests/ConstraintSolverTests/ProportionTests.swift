import Testing

@testable import KeylineConstraintSolver

/// Work grows as the problem does. It is counted, never timed.
@Suite struct ProportionTests {
    /// A column of boxes below one another: each place depends on the heights of all above it.
    private struct Column: ~Copyable {
        var system = ConstraintSystem()
        var variables: [Int32] = []

        init(of count: Int, startsAtTop: Bool, hasHeights: Bool) throws {
            var bottom: [Term] = []
            for place in 0..<count {
                let (y, height) = (system.makeVariable(lowerBound: nil), system.makeVariable(lowerBound: 0))
                variables += [y.index, height.index]
                if place > 0 || startsAtTop {
                    try add(LinearConstraint([Term(y)] + bottom, .equal, 8))
                }
                if hasHeights { try add(LinearConstraint([Term(height)], .equal, 20, priority: 250)) }
                bottom = [Term(y, -1), Term(height, -1)]
            }
            system.solve()
        }

        private mutating func add(_ constraint: LinearConstraint) throws {
            _ = try system.add(constraint)
        }

        /// How many variables are open, asked one by one, and the work that took.
        mutating func countOpen() -> (count: Int, work: SolverWork) {
            system.work = SolverWork()
            var count = 0
            for variable in variables where system.isAmbiguous(variable) { count += 1 }
            return (count, system.work)
        }
    }

    @Test(arguments: [50, 200])
    func `what is open in a column takes one run along its definitions`(count: Int) throws {
        var column = try Column(of: count, startsAtTop: false, hasHeights: true)
        let (open, work) = column.countOpen()
        #expect(open == count)
        #expect(work.ambiguityTrials == 0)
        #expect(work.ratedDefinitions <= 8 * count)
        #expect(work.mixedEdges == 1)
    }

    @Test(arguments: [50, 200])
    func `heights that are all open take one run along the definitions`(count: Int) throws {
        var column = try Column(of: count, startsAtTop: true, hasHeights: false)
        let (open, work) = column.countOpen()
        #expect(open == 2 * count - 1)
        #expect(work.ambiguityTrials == 0)
        #expect(work.ratedDefinitions <= 8 * count)
        #expect(work.mixedEdges <= 2 * count)
    }

    @Test func `a column with nothing open takes no run at all`() throws {
        var column = try Column(of: 100, startsAtTop: true, hasHeights: true)
        let (open, work) = column.countOpen()
        #expect(open == 0)
        #expect(work.ratedDefinitions == 0)
        #expect(work.mixedEdges == 0)
    }

    @Test func `one run finds what a trial of each variable finds`() throws {
        var generator = Generator(seed: 57)
        var openCount = 0
        for round in 0..<Effort.rounds(300) {
            let instance = generator.instance(variables: 1...6, rows: 1...8)
            var system = ConstraintSystem()
            let variables = instance.lowerBounds.map { system.makeVariable(lowerBound: $0) }
            for row in instance.rows {
                let terms = row.coefficients.map { Term(variables[$0.variable], $0.coefficient) }
                _ = try system.add(LinearConstraint(terms, row.relation, row.constant, priority: row.priority))
            }
            system.solve()
            guard system.conflicts.isEmpty else { continue }
            for variable in variables {
                let found = system.isAmbiguous(variable.index)
                let moves = system.canMove(variable.index)
                #expect(found == moves, "round \(round), \(variable)")
                if found { openCount += 1 }
            }
        }
        #expect(openCount > 50)
    }

    @Test func `a place decides a size that ends at a fixed edge`() throws {
        var system = ConstraintSystem()
        let (x, width, other) = (
            system.makeVariable(lowerBound: nil), system.makeVariable(lowerBound: 0), system.makeVariable(lowerBound: 0)
        )
        _ = try system.add(LinearConstraint([Term(x), Term(width)], .equal, 100))
        system.solve()
        let (own, foreign) = (
            system.isAmbiguous([Term(width)], given: [Term(x)]), system.isAmbiguous([Term(other)], given: [Term(x)])
        )
        #expect(own == false)
        #expect(foreign == true)
    }

    @Test func `sizes that hug alike within a given sum are contested`() throws {
        var system = ConstraintSystem()
        let (first, second, free) = (
            system.makeVariable(lowerBound: 0), system.makeVariable(lowerBound: 0), system.makeVariable(lowerBound: 0)
        )
        _ = try system.add(LinearConstraint([Term(first), Term(second)], .equal, 300))
        for size in [first, second] {
            _ = try system.add(LinearConstraint([Term(size)], .lessOrEqual, 40, priority: 250))
        }
        system.solve()
        let (isFirst, isFree) = (system.isContested([first.index]), system.isContested([free.index]))
        #expect(isFirst == true)
        #expect(isFree == false)
    }
}

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
        let (x, width) = (system.makeVariable(lowerBound: nil), system.makeVariable(lowerBound: 0))
        _ = try system.add(LinearConstraint([Term(x)], .equal, 0))
        _ = try system.add(LinearConstraint([Term(x), Term(width)], .equal, -8))
        system.conflictWork = ConstraintSystem.conflictBudget + 1
        system.solve()
        let (conflicts, isSpent) = (system.conflicts, system.isConflictBudgetSpent)
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
        let first = system.conflictWork
        #expect(first >= ConstraintSystem.workPerConstraint * 600)
        system.removeConstraint(later[599].index)
        system.solve()
        let second = system.conflictWork
        #expect(second >= first + ConstraintSystem.workPerConstraint * 599)
    }

    /// A chain of rows that needs more room than there is leaves open which of its hundreds of links are missed.
    @Test func `deciding what a contradiction leaves open ends`() throws {
        var system = ConstraintSystem()
        system.decisionLimit = 50_000
        let edges = (0...60).map { _ in system.makeVariable(lowerBound: nil) }
        _ = try system.add(LinearConstraint([Term(edges[0])], .equal, 0))
        for (near, far) in zip(edges, edges.dropFirst()) {
            let width = system.makeVariable(lowerBound: 0)
            _ = try system.add(LinearConstraint([Term(far), Term(near, -1), Term(width, -1)], .equal, 8))
            _ = try system.add(LinearConstraint([Term(width)], .equal, 20))
        }
        let end = try system.add(LinearConstraint([Term(edges[60])], .equal, 390))
        system.solve()
        let (members, work) = (system.conflicts.first?.members.count ?? 0, system.decisionWork)
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
        system.conflictWork = ConstraintSystem.conflictBudget + 1
        system.solve()
        let wasSpent = system.isConflictBudgetSpent
        system.removeConstraint(wrong.index)
        system.solve()
        let isSpent = system.isConflictBudgetSpent
        #expect(wasSpent && !isSpent)
    }
}

/// Contradictions cost about what they are made of, whatever order they come in.
@Suite struct ContradictionWorkTests {
    /// A row of boxes of given widths with gaps between them, in a space that is too narrow.
    private struct Row: ~Copyable {
        var system = ConstraintSystem()
        var gaps: [ConstraintID] = []

        init(of count: Int) throws {
            let space = system.makeVariable(lowerBound: 0)
            gaps.append(try system.add(LinearConstraint([Term(space)], .equal, 320)))
            var edge: [Term] = []
            for _ in 0..<count {
                let (x, width) = (system.makeVariable(lowerBound: nil), system.makeVariable(lowerBound: 0))
                gaps.append(try system.add(LinearConstraint([Term(x)] + edge, .equal, 8)))
                _ = try system.add(LinearConstraint([Term(width)], .equal, 100))
                edge = [Term(x, -1), Term(width, -1)]
            }
            gaps.append(try system.add(LinearConstraint([Term(space)] + edge, .equal, 8)))
            system.solve()
        }
    }

    /// Each of them defined the width in turn, until the median did.
    @Test func `widths that contradict each other by the hundred are solved in a few rounds`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable(lowerBound: 0)
        for place in 0..<500 { _ = try system.add(LinearConstraint([Term(width)], .equal, Double(place))) }
        system.solve()
        let (rounds, value, conflicts) = (system.work.solutions, system.problem.values[width.index], system.conflicts)
        #expect(rounds <= ConstraintSystem.elasticityPatience + 2)
        #expect(value == 249)
        #expect(conflicts.count == 250)
        #expect(conflicts.allSatisfy { $0.isMinimal && $0.members.count == 2 })
    }

    /// Those that agree with the definition would take over from it, too.
    @Test func `widths that agree with one another against many others take no more rounds`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable(lowerBound: 0)
        for place in 0..<500 {
            let constant = place.isMultiple(of: 2) ? 1000 : Double(place)
            _ = try system.add(LinearConstraint([Term(width)], .equal, constant))
        }
        system.solve()
        let (rounds, value) = (system.work.solutions, system.problem.values[width.index])
        #expect(rounds <= ConstraintSystem.elasticityPatience + 2)
        #expect(value == 499)
    }

    @Test func `what was made elastic together defines again once nothing contradicts it`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable(lowerBound: 0)
        let names = try (0..<200).map { try system.add(LinearConstraint([Term(width)], .equal, Double($0))) }
        system.solve()
        let elastic = system.elasticCount
        for name in names.dropFirst() { system.removeConstraint(name.index) }
        system.solve()
        let (left, value, isContradictory) = (
            system.elasticCount, system.problem.values[width.index], system.hasContradiction
        )
        #expect(elastic > ConstraintSystem.elasticityPatience)
        #expect(left == 0)
        #expect(value == 0)
        #expect(!isContradictory)
    }

    /// The gaps and the space contradict each other without any width, which the bounds of the widths say at once.
    @Test(arguments: [70, 100])
    func `a row in too little space has a minimal conflict within a few trials for each gap`(count: Int) throws {
        let row = try Row(of: count)
        let (conflicts, trials) = (row.system.conflicts, row.system.work.conflictTrials)
        #expect(conflicts.map { Set($0.constraints) } == [Set(row.gaps)])
        #expect(conflicts.allSatisfy { $0.isMinimal })
        #expect(trials <= count + 20)
    }

    @Test func `random requirements by the hundred take work by their number`() throws {
        var work: [Int] = []
        for count in [300, 600] {
            var generator = Generator(seed: 61)
            var system = ConstraintSystem()
            let variables = (0..<count / 4).map { _ in system.makeVariable(lowerBound: 0) }
            for _ in 0..<count {
                let terms = [Term(generator.pick(variables)), Term(generator.pick(variables), -1)]
                guard terms[0].variable != terms[1].variable else { continue }
                let relation = generator.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
                _ = try system.add(LinearConstraint(terms, relation, Double(generator.number(-100...100))))
            }
            system.minimisesConflicts = false
            system.decidesOpenVariables = false
            system.solve()
            work.append(system.simplex.work)
        }
        #expect(work[1] <= 8 * work[0])
    }

    /// Bounds that are violated together come to a component in one step.
    @Test func `bounds of one component are brought in together`() throws {
        var system = ConstraintSystem()
        let sizes = (0..<100).map { _ in system.makeVariable(lowerBound: 0) }
        // All sizes follow from their sum with the first, which is one coordinate apart from the others.
        let common = system.makeVariable(lowerBound: nil)
        for (place, size) in sizes.enumerated() {
            _ = try system.add(LinearConstraint([Term(size), Term(common)], .equal, Double(place)))
        }
        _ = try system.add(LinearConstraint([Term(common)], .equal, 1000, priority: 500))
        system.solve()
        let (copied, value) = (system.work.copiedBreakpoints, system.problem.values[common.index])
        #expect(value == 0)
        #expect(copied <= 2 * 101)
    }

    /// Whoever resolves a contradiction solves again, so nothing is decided that takes the third power of its size.
    @Test func `what a contradiction of a thousand coordinates leaves open is not decided`() throws {
        var row = try Row(of: 200)
        let work = row.system.decisionWork
        let end = try #require(row.gaps.last)
        row.system.removeConstraint(end.index)
        row.system.solve()
        let (isContradictory, last) = (row.system.hasContradiction, row.system.problem.values.base[399])
        #expect(work == 0)
        #expect(!isContradictory)
        #expect(last == 199 * 108 + 8)
    }
}
