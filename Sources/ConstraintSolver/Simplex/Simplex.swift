/// Finds the best vertex of a component: the simplex method over piecewise linear costs, compared level by level.
///
/// Every vertex is feasible, because every constraint, required ones too, is a cost at its level. So there is no
/// first phase, and there are no artificial variables. From a vertex an *edge* leads along each active line, up or
/// down. The best edge at the highest level where one is descending is followed past as many breakpoints as the cost
/// at that level keeps falling; there another line becomes active.
///
/// The methods keep their working memory between calls, so that small components cost no allocation.
struct Simplex: ~Copyable {
    /// An active line and a direction along it.
    struct Edge: BitwiseCopyable {
        var line: Int
        /// 1 upwards, −1 downwards.
        var sign: Double
        /// The highest level at which the cost changes along the edge, and the slope there, which is negative.
        var level: Level
        var rate: Double
    }

    /// The rule that chooses among several edges and the breakpoints that end them.
    enum Rule {
        /// The edge along which the cost falls fastest, by rates as they are (Dantzig), and as far along it as the cost falls.
        case dantzig
        /// The first edge and the first breakpoint in the order of the lines. It cannot cycle (Bland, 1977), and it
        /// needs no other argument here: costs of many levels are numbers of an ordered field.
        case bland
    }

    /// The tolerances of the problem as it was when the solve began.
    var tolerances = Tolerances()

    /// The approximate count of numbers read by the steps so far: a measure of work that is the same on every machine.
    var work = 0

    var pricing = Pricing()
    var direction = EdgeDirection()
    /// Per place in the kernel: how much of each active form, and a column that is multiplied with the kernel.
    var multipliers = Store<Double>()
    var kernelColumn = Store<Double>()
    /// The parts of such a column.
    var kernelEntries = Store<Component.Entry>()
    var inversion = Inversion()
    var residuals = Store<PreciseSum>()
    var candidates = CandidateHeap()
    /// The breakpoints of a line in their order.
    var sorted = Store<Int32>()
    var linkage = Linkage()
    private let inPlace = InPlace()

    /// The candidates of pricing.
    struct Pricing: ~Copyable {
        /// Per coordinate, how fast the cost grows; all zero between calls.
        var gradient = Store<Double>()
        // Per line; all false between calls.
        var openEdges = Store<UInt8>()
        var bannedEdges = Store<UInt8>()
        /// The lines of which an edge is open, or banned.
        var openLines = Store<Int32>()
        var bannedLines = Store<Int32>()
    }

    /// The matrix that is inverted, the unit matrix beside it, and which row each of its columns was eliminated with.
    struct Inversion: ~Copyable {
        var matrix = Store<Double>()
        var pivotRows = Store<Int32>()
        var isPivotRow = Store<Bool>()

        /// Gives the memory back.
        mutating func release() {
            matrix.release()
            pivotRows.release()
            isPivotRow.release()
        }
    }

    /// Finds the best vertex, starting from the present one.
    mutating func optimise(_ component: Component, above floor: Level = .lowest) {
        prepare(for: component)
        var stalled = 0
        var stepsLeft = Self.stepLimit(of: component)
        var stepsToLink = Self.stepsBeforeLink
        while stepsLeft > 0,
            let edge = chooseEdge(in: component, above: floor, rule: stalled > Self.patience ? .bland : .dantzig)
        {
            let rule: Rule = stalled > Self.patience ? .bland : .dantzig
            setDirection(of: edge, in: component)
            guard let end = ratioTest(along: edge, in: component, rule: rule) else {
                direction.clear()
                ban(edge)
                continue
            }
            pivot(along: edge, to: end, in: component)
            direction.clear()
            liftBans()
            refactorizeIfNeeded(component)
            work += component.stepWork
            stalled = end.length > 0 ? 0 : stalled + 1
            stepsLeft -= 1
            stepsToLink -= 1
            if stepsToLink == 0, floor == .lowest { followLink(of: component) }
        }
        liftBans()
    }

    /// Goes on from the linked basis, if a single form ties the component together.
    mutating func followLink(of component: Component) {
        guard let link = component.link else { return }
        makeLinkedBasis(along: link, in: component)
        work += component.stepWork
    }

    /// After as many steps a vertex is far enough from the best one that finding it by sorting is less work.
    private static let stepsBeforeLink = 4

    /// The number of steps of length zero before the rule that cannot cycle is used.
    private static let patience = 8

    /// More steps than that are taken only where rounding makes the costs contradict themselves; any vertex is then as
    /// good as another.
    private static func stepLimit(of component: Component) -> Int {
        1000 + 100 * (component.lineCount + component.breakpointCount)
    }

    /// Gives back the memory of lists that live from one step to the next.
    mutating func releaseLists() {
        direction.releaseLists()
        candidates.release()
        pricing.bannedLines.release()
        sorted.release()
        kernelEntries.release()
        inversion.release()
        residuals.release()
        linkage.release()
    }

    mutating func prepare(for component: Component) {
        let lines = component.lineCount
        let coordinates = component.coordinateCount
        if coordinates >= multipliers.count {
            pricing.gradient.resize(to: coordinates, filling: 0)
            direction.prepare(coordinates: coordinates)
            // Of active forms there are at most as many as coordinates.
            multipliers.resize(to: coordinates + 1, filling: 0)
            kernelColumn.resize(to: coordinates + 1, filling: 0)
        }
        guard lines > pricing.openEdges.count else { return }
        direction.prepare(forms: lines)
        pricing.openEdges.resize(to: lines, filling: 0)
        pricing.bannedEdges.resize(to: lines, filling: 0)
    }

    /// Leaves an edge out until the next move: rounding let it look descending.
    private mutating func ban(_ edge: Edge) {
        if pricing.bannedEdges[edge.line] == 0 { pricing.bannedLines.append(Int32(edge.line)) }
        pricing.bannedEdges[edge.line] |= edge.sign > 0 ? Self.upwards : Self.downwards
    }

    private mutating func liftBans() {
        while !pricing.bannedLines.isEmpty { pricing.bannedEdges[pricing.bannedLines.removeLast()] = 0 }
    }

    static let upwards: UInt8 = 1
    static let downwards: UInt8 = 2
    /// Marks that a line's own cost was cancelled by others at some level, so that the next one counts.
    static let cancelled: UInt8 = 4
}

extension Component {
    /// The size of a step besides the kernel: all lines and breakpoints, and the coefficients of forms.
    var stepWork: Int { lineCount + breakpointCount + Int(rowStart[formCount]) }
}
