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
                let y = system.makeVariable(lowerBound: nil)
                let height = system.makeVariable(lowerBound: 0)
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

        /// The number of open variables, asked one by one, and the work that took.
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
            guard system.conflicts.latest.isEmpty else { continue }
            for variable in variables {
                let isAmbiguous = system.isAmbiguous(variable.index)
                let moves = system.canMove(variable.index)
                #expect(isAmbiguous == moves, "round \(round), \(variable)")
                if isAmbiguous { openCount += 1 }
            }
        }
        #expect(openCount > 50)
    }

    @Test func `a place decides a size that ends at a fixed edge`() throws {
        var system = ConstraintSystem()
        let x = system.makeVariable(lowerBound: nil)
        let width = system.makeVariable(lowerBound: 0)
        let other = system.makeVariable(lowerBound: 0)
        _ = try system.add(LinearConstraint([Term(x), Term(width)], .equal, 100))
        system.solve()
        let isAmbiguous = system.isAmbiguous([Term(width)], given: [Term(x)])
        let foreign = system.isAmbiguous([Term(other)], given: [Term(x)])
        #expect(isAmbiguous == false)
        #expect(foreign == true)
    }

    @Test func `sizes that hug alike within a given sum are contested`() throws {
        var system = ConstraintSystem()
        let first = system.makeVariable(lowerBound: 0)
        let second = system.makeVariable(lowerBound: 0)
        let free = system.makeVariable(lowerBound: 0)
        _ = try system.add(LinearConstraint([Term(first), Term(second)], .equal, 300))
        for size in [first, second] {
            _ = try system.add(LinearConstraint([Term(size)], .lessOrEqual, 40, priority: 250))
        }
        system.solve()
        let isFirst = system.isContested([first.index])
        let isFree = system.isContested([free.index])
        #expect(isFirst == true)
        #expect(isFree == false)
    }
}
