import KeylineConstraintSolver
import Testing

@Suite struct AmbiguityTests {
    let solver = Solver()

    @discardableResult
    func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(
            LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    @Test func `a variable without constraints is ambiguous and zero`() {
        let x = solver.makeVariable()
        solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 0)
    }

    @Test func `limits alone do not define a size`() throws {
        let width = solver.makeVariable(lowerBound: 0)
        try add([(1, width)], .greaterOrEqual, 40)
        try add([(1, width)], .lessOrEqual, 280)
        solver.solve()
        #expect(solver.isAmbiguous(width))
        #expect(solver.value(of: width) == 40)
    }

    @Test func `an optional constraint that pins a variable settles it`() throws {
        let width = solver.makeVariable(lowerBound: 0)
        try add([(1, width)], .greaterOrEqual, 40)
        try add([(1, width)], .equal, 500, at: 250)
        try add([(1, width)], .lessOrEqual, 280)
        solver.solve()
        #expect(!solver.isAmbiguous(width))
        #expect(solver.value(of: width) == 280)
    }

    /// A label and a text field that fill 300 points: whichever hugs less is stretched.
    @Test(arguments: [(250, true), (251, false)] as [(Float, Bool)])
    func `equal hugging is ambiguous`(hugging: Float, isAmbiguous: Bool) throws {
        let label = solver.makeVariable(lowerBound: 0)
        let field = solver.makeVariable(lowerBound: 0)
        try add([(1, label), (1, field)], .equal, 300)
        for (view, size, hugging) in [(label, 100.0, hugging), (field, 50.0, 250)] {
            try add([(1, view)], .lessOrEqual, size, at: hugging)
            try add([(1, view)], .greaterOrEqual, size, at: 750)
        }
        solver.solve()
        #expect(solver.isAmbiguous(label) == isAmbiguous)
        #expect(solver.isAmbiguous(field) == isAmbiguous)
        if !isAmbiguous { #expect(solver.value(of: field) == 200) }
    }

    @Test func `preferences decide values and leave the ambiguity`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 70, at: 0)
        solver.solve()
        #expect(solver.value(of: x) == 70)
        #expect(solver.isAmbiguous(x))
    }

    @Test func `exercising ambiguity toggles between two valid solutions`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try add([(1, y), (-1, x)], .equal, 8)
        solver.solve()
        #expect(solver.exerciseAmbiguity(of: [x]))
        #expect(solver.value(of: x) != 0)
        #expect(solver.value(of: y) - solver.value(of: x) == 8)
        #expect(solver.exerciseAmbiguity(of: [x]))
        #expect(solver.value(of: x) == 0)
    }

    @Test func `exercising moves nothing that is settled`() throws {
        let x = solver.makeVariable()
        try add([(1, x)], .equal, 8)
        solver.solve()
        #expect(!solver.exerciseAmbiguity(of: [x]))
    }

    @Test func `an explanation names what the value depends on`() throws {
        let x = solver.makeVariable()
        let width = solver.makeVariable()
        let other = solver.makeVariable()
        let left = try add([(1, x)], .equal, 8)
        let right = try add([(1, x), (1, width)], .equal, 100)
        try add([(1, other), (-1, width)], .greaterOrEqual, -1000)
        try add([(1, other)], .equal, 5)
        solver.solve()
        #expect(solver.constraintsDetermining(width) == [left, right])
    }
}
