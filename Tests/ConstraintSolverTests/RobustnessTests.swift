import KeylineConstraintSolver
import Testing

@Suite struct RobustnessTests {
    let solver = Solver()

    @discardableResult
    func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    @Test func `a chain of a hundred thousand constraints needs no deep recursion`() throws {
        let boxes = (0..<25_000).map { _ in (x: solver.makeVariable(), width: solver.makeVariable(lowerBound: 0)) }
        let edge = try add([(1, boxes[0].x)], .equal, 16)
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            try add([(1, next.x), (-1, box.x), (-1, box.width)], .equal, 8)
            try add([(1, box.width), (-1, next.width)], .equal, 0)
            try add([(1, box.width)], .lessOrEqual, 40, at: 250)
            try add([(1, box.width)], .greaterOrEqual, 40, at: 750)
        }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: boxes[24_999].x) == 16 + 24_999 * 48)
        try solver.setConstant(20, of: edge)
        solver.solve()
        #expect(solver.value(of: boxes[24_999].x) == 20 + 24_999 * 48)
    }

    /// The simplex method without an anti-cycling rule goes in circles here: hundreds of equal sums are kinks at once.
    @Test func `deeply nested stacks of equal parts are solved, and edits lead to what a fresh solver finds`() throws {
        let leaves = NestedStacks(solver, depth: 6, branching: 3)
        try leaves.state()
        #expect(solver.solve().isEmpty)
        for width in stride(from: 320.0, to: 1024, by: 37) {
            try leaves.setWidth(width)
            solver.solve()
        }
        let fresh = Solver()
        let other = NestedStacks(fresh, depth: 6, branching: 3)
        try other.state()
        try other.setWidth(1023 - (1023 - 320).truncatingRemainder(dividingBy: 37))
        fresh.solve()
        #expect(isNear(leaves.values, other.values))
    }

    @Test func `the same constraint a thousand times over is one kink`() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        for _ in 0..<500 {
            try add([(1, x), (1, y)], .equal, 10)
            try add([(2, x), (-1, y)], .lessOrEqual, 2, at: 750)
        }
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) + solver.value(of: y) == 10)
        #expect(2 * solver.value(of: x) - solver.value(of: y) <= 2 + 1e-9)
    }

    @Test func `limits that mean without limit leave small numbers exact`() throws {
        let x = solver.makeVariable(lowerBound: 0)
        let y = solver.makeVariable()
        try add([(1, x)], .lessOrEqual, .greatestFiniteMagnitude)
        try add([(1, x), (-1, y)], .equal, 0.125)
        try add([(1, y)], .equal, 1e-4, at: 250)
        #expect(solver.solve().isEmpty)
        #expect(abs(solver.value(of: y) - 1e-4) < 1e-15)
        #expect(abs(solver.value(of: x) - 0.1251) < 1e-15)
    }

    @Test(arguments: [1e300, 1e-300, -1e308, Double.leastNonzeroMagnitude] as [Double])
    func `coefficients at the ends of the range of Double are solved with finite values`(_ extreme: Double) throws {
        let x = solver.makeVariable(lowerBound: 0)
        let y = solver.makeVariable()
        try add([(extreme, x), (1, y)], .equal, 1)
        try add([(1, x), (extreme, y)], .greaterOrEqual, extreme, at: 500)
        let edited = try add([(extreme, y), (-1, x)], .lessOrEqual, -extreme, at: 250)
        solver.solve()
        try solver.setConstant(3, of: edited)
        solver.solve()
        solver.remove(edited)
        solver.solve()
        #expect(solver.value(of: x).isFinite && solver.value(of: x) >= -1e-300)
        #expect(solver.value(of: y).isFinite)
    }

    @Test func `an empty solver can be asked everything`() {
        #expect(solver.solve().isEmpty)
        #expect(solver.solve().isEmpty)
        #expect(solver.changedVariables.isEmpty)
        #expect(!solver.exerciseAmbiguity(of: []))
        #expect(solver.dump().hasPrefix("problem\n"))
    }

    @Test func `constraints without variables hold or contradict themselves`() throws {
        let x = solver.makeVariable()
        let holds = try add([], .lessOrEqual, 1)
        let cancels = try add([(1, x), (-1, x)], .greaterOrEqual, 3)
        #expect(solver.solve().map(\.constraints) == [[cancels]])
        #expect(solver.violation(of: holds) == 0)
        #expect(solver.violation(of: cancels) == 3)
    }

    @Test func `nothing that is not a number gets in by an edit`() throws {
        let x = solver.makeVariable()
        let constraint = try add([(1, x)], .equal, 4)
        for constant in [Double.nan, .infinity, -.infinity] {
            #expect(throws: ConstraintError.constantNotFinite) { try solver.setConstant(constant, of: constraint) }
        }
        for priority in [Float.nan, -1, 1000.5, .infinity] {
            #expect(throws: ConstraintError.self) { try solver.setPriority(priority, of: constraint) }
        }
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }
}

/// Stacks in stacks, alternately in a row and in a column; on every second floor the parts are of equal size.
private final class NestedStacks {
    private struct Box {
        var origin: [Variable]
        var size: [Variable]
    }

    private let solver: Solver
    private let depth: Int
    private let branching: Int
    private var generator = Generator(seed: 63)
    private var variables: [Variable] = []
    private var width: ConstraintID?

    init(_ solver: Solver, depth: Int, branching: Int) {
        self.solver = solver
        self.depth = depth
        self.branching = branching
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    func state() throws {
        let root = makeBox()
        for axis in 0...1 { try require([(1, root.origin[axis])], 0) }
        width = try require([(1, root.size[0])], 1024)
        try require([(1, root.size[1])], 768)
        try fill(root, depth: depth, axis: 0)
    }

    func setWidth(_ value: Double) throws {
        if let width { try solver.setConstant(value, of: width) }
    }

    private func makeBox() -> Box {
        let box = Box(
            origin: [solver.makeVariable(), solver.makeVariable()],
            size: [solver.makeVariable(), solver.makeVariable()])
        variables += box.origin + box.size
        return box
    }

    private func fill(_ box: Box, depth: Int, axis: Int) throws {
        let parts = (0..<branching).map { _ in makeBox() }
        let across = 1 - axis
        var end: [(Double, Variable)] = [(1, box.origin[axis])]
        for (index, part) in parts.enumerated() {
            try require([(1, part.origin[axis])] + end.map { (-$0.0, $0.1) }, index == 0 ? 0 : 8)
            end = [(1, part.origin[axis]), (1, part.size[axis])]
            try require([(1, part.origin[across]), (-1, box.origin[across])], 0)
            try require([(1, part.size[across]), (-1, box.size[across])], 0)
            if depth % 2 == 1, index > 0 { try require([(1, part.size[axis]), (-1, parts[0].size[axis])], 0) }
            if depth > 1 { try fill(part, depth: depth - 1, axis: across) } else { try addContent(part) }
        }
        try require(end + [(-1, box.origin[axis]), (-1, box.size[axis])], 0)
    }

    private func addContent(_ part: Box) throws {
        let hugging = Float(250 + generator.number(0...9))
        let compression = Float(750 + generator.number(0...9))
        for (variable, size) in [(part.size[0], generator.number(20...90)), (part.size[1], generator.number(12...40))] {
            let terms = [Term(variable)]
            _ = try solver.add(LinearConstraint(terms, .lessOrEqual, Double(size), priority: hugging))
            _ = try solver.add(LinearConstraint(terms, .greaterOrEqual, Double(size), priority: compression))
        }
    }

    @discardableResult
    private func require(_ terms: [(Double, Variable)], _ constant: Double) throws -> ConstraintID {
        try solver.add(LinearConstraint(terms.map { Term($0.1, $0.0) }, .equal, constant))
    }
}
