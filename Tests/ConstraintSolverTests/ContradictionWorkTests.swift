import Testing

@testable import KeylineConstraintSolver

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
                let x = system.makeVariable(lowerBound: nil)
                let width = system.makeVariable(lowerBound: 0)
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
        let rounds = system.work.solutions
        let value = system.problem.values[width.index]
        let conflicts = system.conflicts.latest
        #expect(rounds <= Conflicts.elasticityPatience + 2)
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
        let rounds = system.work.solutions
        let value = system.problem.values[width.index]
        #expect(rounds <= Conflicts.elasticityPatience + 2)
        #expect(value == 499)
    }

    @Test func `what was made elastic together defines again once nothing contradicts it`() throws {
        var system = ConstraintSystem()
        let width = system.makeVariable(lowerBound: 0)
        let names = try (0..<200).map { try system.add(LinearConstraint([Term(width)], .equal, Double($0))) }
        system.solve()
        let elastic = system.definitions.elasticCount
        for name in names.dropFirst() { system.removeConstraint(name.index) }
        system.solve()
        let left = system.definitions.elasticCount
        let value = system.problem.values[width.index]
        let isContradictory = system.hasContradiction
        #expect(elastic > Conflicts.elasticityPatience)
        #expect(left == 0)
        #expect(value == 0)
        #expect(!isContradictory)
    }

    /// The gaps and the space contradict each other without any width, which the bounds of the widths say at once.
    @Test(arguments: [70, 100])
    func `a row in too little space has a minimal conflict within a few trials for each gap`(count: Int) throws {
        let row = try Row(of: count)
        let conflicts = row.system.conflicts.latest
        let trials = row.system.work.conflictTrials
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
            system.conflicts.isMinimising = false
            system.decisions.areMade = false
            system.solve()
            work.append(system.stepWork)
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
        let copied = system.components.copiedBreakpoints
        let value = system.problem.values[common.index]
        #expect(value == 0)
        #expect(copied <= 2 * 101)
    }

    /// Whoever resolves a contradiction solves again, so nothing is decided that takes the third power of its size.
    @Test func `what a contradiction of a thousand coordinates leaves open is not decided`() throws {
        var row = try Row(of: 200)
        let work = row.system.decisions.work
        let end = try #require(row.gaps.last)
        row.system.removeConstraint(end.index)
        row.system.solve()
        let isContradictory = row.system.hasContradiction
        let last = row.system.problem.values.base[399]
        #expect(work == 0)
        #expect(!isContradictory)
        #expect(last == 199 * 108 + 8)
    }
}
