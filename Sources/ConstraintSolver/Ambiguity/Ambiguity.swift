/// The freedom that the constraints leave: the variables' rates when everything open is pushed at once.
///
/// At the best vertex of a component the solution is free along its open edges. A mixture of these, with weights that have no
/// pattern, is a direction into the middle of all solutions: a variable is open if it moves along it. So one run along the
/// definitions tells for every variable what a trial for each would have told.
struct Ambiguity: ~Copyable {
    /// The edges that a mixture is made of.
    enum Mixture: Int, CaseIterable {
        /// The open edges along which the solution can really move.
        case free
        /// The same with other weights, so that sums that move together can be told from sums that move apart.
        case reweighted
        /// The open edges of components in which constraints that are missed make up for one another.
        case contested
        /// All open edges, those too that end where they begin.
        case all
    }

    /// The state of a variable, as far as mixtures tell.
    enum Verdict {
        case decided
        case open
        /// It moves only along edges that end where they begin, so that a trial must tell.
        case doubtful
    }

    /// The version of the solution that they belong to, as `Changes` counts; -1 for none.
    var version = -1
    var isAnythingOpen = false
    /// Whether an open edge ends where it begins.
    var isAnyEdgeBlocked = false
    private var rootCount = 0
    private var variableCount = 0
    // By mixture, then by root or by variable.
    private var rootRates = Store<Double>()
    private var variableRates = Store<Double>()
    private var weights = MixingWeights()
    /// The values that exercised coordinates had before.
    var exercisedValues: [Int32: Double] = [:]
    private let inPlace = InPlace()

    /// Starts with nothing that moves.
    mutating func begin(rootCount: Int, variableCount: Int) {
        isAnythingOpen = false
        isAnyEdgeBlocked = false
        self.rootCount = rootCount
        self.variableCount = variableCount
        weights = MixingWeights()
        rootRates.removeAll()
        variableRates.removeAll()
    }

    /// Makes room for rates, once an edge is open.
    mutating func makeRoom() {
        guard !isAnythingOpen else { return }
        isAnythingOpen = true
        rootRates.resize(to: Mixture.allCases.count * rootCount, filling: 0)
        variableRates.resize(to: Mixture.allCases.count * variableCount, filling: 0)
    }

    /// A number between ½ and 1½.
    mutating func nextWeight() -> Double { weights.next() }

    func rate(ofRoot root: Int32, in mixture: Mixture) -> Double {
        rootRates[mixture.rawValue * rootCount + Int(root)]
    }

    mutating func addRate(_ rate: Double, ofRoot root: Int32, to mixture: Mixture) {
        rootRates[mixture.rawValue * rootCount + Int(root)] += rate
    }

    /// The rate of a variable; 0 where nothing is open.
    func rate(of variable: Int32, in mixture: Mixture) -> Double {
        isAnythingOpen ? variableRates[mixture.rawValue * variableCount + Int(variable)] : 0
    }

    mutating func setRate(_ rate: Double, of variable: Int32, in mixture: Mixture) {
        variableRates[mixture.rawValue * variableCount + Int(variable)] = rate
    }

    /// Whether edges that end where they begin would move a variable otherwise than the free ones do.
    func dependsOnBlockedEdges(_ variable: Int32) -> Bool {
        isAnyEdgeBlocked && rate(of: variable, in: .all) != rate(of: variable, in: .free)
    }

    func verdict(on variable: Int32) -> Verdict {
        guard isAnythingOpen else { return .decided }
        if rate(of: variable, in: .free) != 0 { return .open }
        return isAnyEdgeBlocked && rate(of: variable, in: .all) != 0 ? .doubtful : .decided
    }

    /// The rate of a sum; 0 where its parts cancel but for rounding.
    func rate(of sum: [Term], in mixture: Mixture) -> Double {
        var rate = 0.0
        var largest = 0.0
        for term in sum {
            let part = term.coefficient * self.rate(of: term.variable.index, in: mixture)
            rate += part
            largest = max(largest, abs(part))
        }
        return abs(rate) > Tolerances.cancelledShare * largest ? rate : 0
    }
}
