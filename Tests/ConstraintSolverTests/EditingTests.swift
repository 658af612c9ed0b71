import KeylineConstraintSolver
import Testing

/// Edits that meet the results of earlier edits.
@Suite struct EditingTests {
    let solver = Solver()

    @discardableResult
    func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    @Test func `a conflicting constraint no longer conflicts once it is optional`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 1)
        let wrong = try add([(1, x)], .equal, 2)
        let impossible = try add([], .greaterOrEqual, 1)
        #expect(solver.solve().count == 2)
        try solver.setPriority(250, of: impossible)
        try solver.setPriority(250, of: wrong)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 1)
        #expect(solver.violation(of: wrong) == 1)
        #expect(solver.violation(of: impossible) == 1)
    }

    @Test func `a constraint without terms conflicts as soon as its constant contradicts it`() throws {
        let empty = try add([], .greaterOrEqual, 0)
        _ = solver.makeVariable()
        #expect(solver.solve().isEmpty)
        try solver.setConstant(1, of: empty)
        _ = solver.makeVariable()
        #expect(solver.solve().map(\.constraints) == [[empty]])
        #expect(solver.violation(of: empty) == 1)
        try solver.setConstant(0, of: empty)
        #expect(solver.solve().isEmpty)
        #expect(solver.violation(of: empty) == 0)
    }

    @Test func `an edit that was made before conflicts with a constraint added since`() throws {
        let x = solver.makeVariable()
        let equality = try add([(1, x)], .equal, 0)
        solver.solve()
        for constant in [8.0, 0, 8] {
            try solver.setConstant(constant, of: equality)
            solver.solve()
        }
        try solver.setConstant(0, of: equality)
        let limit = try add([(1, x)], .greaterOrEqual, 8)
        #expect(solver.solve().map(\.constraints) == [[equality, limit]])
        try solver.setConstant(8, of: equality)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 8)
    }

    @Test func `a value follows its constant after a constraint that agreed with it is removed`() throws {
        let x = solver.makeVariable()
        let equality = try add([(1, x)], .equal, 1)
        solver.solve()
        let other = try add([(1, x)], .equal, 2)
        try solver.setConstant(2, of: equality)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 2)
        solver.remove(other)
        try solver.setConstant(8, of: equality)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 8)
        #expect(solver.violation(of: equality) == 0)
    }

    @Test func `exercised variables return to their values when constants change`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try add([(1, x), (1, y)], .greaterOrEqual, 8)
        let z = solver.makeVariable()
        let sum = try add([(1, x), (1, z)], .equal, -99.5)
        solver.solve()
        #expect(solver.exerciseAmbiguity(of: [y]))
        try solver.setConstant(0, of: sum)
        try add([(1, z)], .lessOrEqual, 0)
        solver.solve()
        #expect([x, y, z].map { solver.value(of: $0) } == [0, 8, 0])
    }

    @Test func `a variable that is settled does not exercise what is ambiguous beside it`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try add([(-1, x)], .lessOrEqual, 0)
        try add([(1, y), (-1, x)], .equal, 8, at: 0)
        try add([(1, y)], .equal, 8, at: 1)
        solver.solve()
        #expect(solver.exerciseAmbiguity(of: [x]))
        let values = [x, y].map { solver.value(of: $0) }
        #expect(!solver.exerciseAmbiguity(of: [y]))
        #expect([x, y].map { solver.value(of: $0) } == values)
    }

    @Test func `ambiguity and dependencies are those after the last change`() throws {
        let x = solver.makeVariable()
        let equality = try add([(1, x)], .equal, 8)
        solver.solve()
        solver.remove(equality)
        #expect(solver.isAmbiguous(x))
        let y = solver.makeVariable()
        let other = try add([(1, y)], .equal, 3)
        #expect(solver.constraintsDetermining(y) == [other])
    }

    @Test func `a conflict that is resolved and comes back is reported both times`() throws {
        let width = solver.makeVariable(lowerBound: 0)
        let limit = try add([(1, width)], .lessOrEqual, -41)
        #expect(solver.solve().map(\.constraints) == [[limit]])
        try solver.setConstant(0, of: limit)
        try add([(1, width)], .lessOrEqual, 0)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: width) == 0)
        try solver.setConstant(-43, of: limit)
        #expect(solver.solve().map(\.constraints) == [[limit]])
    }

    @Test func `two limits that contradict each other conflict when they are added together`() throws {
        let x = solver.makeVariable()
        let width = solver.makeVariable(lowerBound: 0)
        let y = solver.makeVariable()
        try add([(2, y)], .lessOrEqual, 98.5)
        try add([(1, width), (1, x)], .lessOrEqual, 0)
        try add([(3, x), (1, width), (0.5, y)], .lessOrEqual, 1)
        solver.solve()
        let pair = try [add([(1, width)], .greaterOrEqual, 1), add([(1, width)], .lessOrEqual, 0)]
        #expect(solver.solve().map(\.constraints) == [pair])
    }

    @Test
    func `a removed variable frees its number and leaves no constraint, value or change behind`()
        throws
    {
        let x = solver.makeVariable()
        let y = solver.makeVariable(lowerBound: 0)
        try add([(1, x), (-1, y)], .greaterOrEqual, 8)
        try add([(1, x)], .equal, -4)
        try add([(1, y)], .equal, -5)
        #expect(!solver.solve().isEmpty)
        solver.removeVariable(x)
        let other = solver.makeVariable()
        #expect(solver.solve().count == 1)
        #expect(solver.variables == [y, other])
        #expect(!solver.changedVariables.contains(x))
        solver.removeVariable(y)
        #expect(solver.solve().isEmpty)
        #expect(solver.makeVariable().number < 2)
    }

    /// Three edges are open at once, and what decides must not depend on how fast each of them is.
    @Test func `of several open variables the earliest is decided first`() throws {
        let x = (0..<8).map { _ in solver.makeVariable() }
        try add([(1, x[6])], .lessOrEqual, 8)
        try add([(-0.5, x[3]), (-1, x[4]), (3, x[2])], .greaterOrEqual, 0)
        try add([(1, x[4]), (-1, x[6])], .lessOrEqual, 0)
        try add([(1, x[3]), (1, x[7]), (2, x[0])], .greaterOrEqual, 0)
        try add([(1, x[7]), (1, x[2]), (1, x[6])], .lessOrEqual, -14)
        solver.solve()
        #expect(isNear(x.map { solver.value(of: $0) }, [0, 0, 0, 0, -14, 0, -14, 0]))
    }
}
