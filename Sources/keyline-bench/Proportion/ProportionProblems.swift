import KeylineConstraintSolver

/// Problems of any size whose edits should take work in proportion to it.
///
/// `Benchmarks/solver` has the same: a row of equal boxes between gaps of many priorities, pictures of fixed ratios below one another, and
/// labels of one width beside fields.
struct ProportionProblem {
    private let solver = Solver()
    private var edited: ConstraintID?
    private var constants: [Double] = []

    /// The cases by name; each problem is solved once.
    static let all: [(name: String, make: @Sendable (Int) throws -> ProportionProblem)] = [
        ("resize of a chain", chain), ("resize of pictures of fixed ratios", pictures), ("longer text in a form", form),
    ]

    /// Makes the edits, one after the other.
    func edit() throws {
        guard let edited else { return }
        for constant in constants {
            try solver.setConstant(constant, of: edited)
            solver.solve()
        }
    }

    /// The number of edits.
    var count: Int { constants.count }

    @discardableResult
    private func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) throws -> ConstraintID {
        try solver.add(LinearConstraint(terms.map { Term($0.1, $0.0) }, relation, constant, priority: priority))
    }

    /// Boxes of one width, 30 to 60, with gaps of at least 8 and at most 20 between them.
    static func chain(_ count: Int) throws -> ProportionProblem {
        var problem = ProportionProblem()
        let width = problem.solver.makeVariable()
        try problem.add([(1, width)], .greaterOrEqual, 30, at: 700)
        try problem.add([(1, width)], .lessOrEqual, 60, at: 600)
        var last = problem.solver.makeVariable()
        try problem.add([(1, last)], .equal, 16)
        for index in 1..<count {
            let next = problem.solver.makeVariable()
            let gap = [(1.0, next), (-1, last), (-1, width)]
            try problem.add(gap, .greaterOrEqual, 8)
            try problem.add(gap, .lessOrEqual, 20, at: 500)
            try problem.add(gap, .equal, 8, at: Float(250 + index % 50))
            last = next
        }
        problem.edited = try problem.add([(1, last), (1, width)], .equal, Double(40 * count))
        problem.constants = (0..<20).map { Double(count * (30 + ($0 * 37) % 60)) }
        problem.solver.solve()
        return problem
    }

    /// Pictures that would like to be as wide as the screen, in less height than that takes.
    static func pictures(_ count: Int) throws -> ProportionProblem {
        var problem = ProportionProblem()
        let screen = problem.solver.makeVariable()
        problem.edited = try problem.add([(1, screen)], .equal, 400)
        var bottom: [(Double, Variable)] = []
        for index in 0..<count {
            let (width, height) = (problem.solver.makeVariable(), problem.solver.makeVariable())
            let top = problem.solver.makeVariable()
            try problem.add([(1, width), (-[1.5, 1.333, 1.7778, 0.75, 1][index % 5], height)], .equal, 0)
            try problem.add([(1, width), (-1, screen)], .lessOrEqual, -32)
            try problem.add([(1, height)], .lessOrEqual, 200, at: 900)
            try problem.add([(1, width), (-1, screen)], .equal, -32, at: Float(800 - index % 7))
            try problem.add([(1, top)] + bottom, .equal, 8)
            bottom = [(-1, top), (-1, height)]
        }
        try problem.add(bottom.map { (-$0.0, $0.1) }, .lessOrEqual, Double(120 * count) - 8, at: 950)
        problem.constants = (0..<20).map { Double(320 + ($0 * 37) % 704) }
        problem.solver.solve()
        return problem
    }

    /// Labels of one width, each as wide as its text if it can be, with a field beside each.
    static func form(_ count: Int) throws -> ProportionProblem {
        var problem = ProportionProblem()
        let width = problem.solver.makeVariable()
        for index in 0..<count {
            let (label, field) = (problem.solver.makeVariable(), problem.solver.makeVariable())
            let text = Double(40 + (index * 53) % 120)
            try problem.add([(1, label), (-1, width)], .equal, 0)
            try problem.add([(1, label), (1, field)], .equal, 552)
            try problem.add([(1, label)], .lessOrEqual, text, at: 251)
            let longest = try problem.add([(1, label)], .greaterOrEqual, text, at: 750)
            if index == count / 2 { problem.edited = longest }
            try problem.add([(1, field)], .greaterOrEqual, 100, at: 750)
        }
        problem.constants = (0..<20).map { Double(40 + ($0 * 53) % 200) }
        problem.solver.solve()
        return problem
    }
}
