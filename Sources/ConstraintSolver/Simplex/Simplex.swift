/// Finds the best vertex of a component: the simplex method over piecewise linear costs, compared level by level.
///
/// Every vertex is admissible, because every constraint, required ones too, is a cost at its level. So there is no
/// first phase, and there are no artificial variables. From a vertex an *edge* leads along each active line, up or
/// down. The best edge at the highest level where one is descending is followed past as many breakpoints as the cost
/// at that level keeps falling; there another line becomes active.
///
/// The methods keep their working memory between calls, so that small components cost no allocation. They are `mutating`
/// throughout, as in `ConstraintSystem`.
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

    /// How an edge and the breakpoint that ends it are chosen among several.
    enum Rule {
        /// The steepest edge, and as far along it as the cost falls.
        case steepest
        /// The first edge and the first breakpoint in the order of the lines. It cannot cycle (Bland, 1977), and it
        /// needs no other argument here: costs of many levels are numbers of an ordered field.
        case first
    }

    /// Those of the problem as it was when the solve began.
    var tolerances = Tolerances()

    /// How many numbers the steps so far have looked at, roughly: a measure of work that is the same on every machine.
    var work = 0

    // Per coordinate; all zero between calls.
    var gradient = Store<Double>()
    var direction = Store<Double>()
    // Per form; all zero between calls.
    var formRate = Store<Double>()
    // Per line; all false between calls.
    var openEdges = Store<UInt8>()
    var bannedEdges = Store<UInt8>()
    // Per place in the kernel.
    var multipliers = Store<Double>()
    var kernelColumn = Store<Double>()
    // The part of a column that the kernel is multiplied with.
    var kernelEntries = Store<Component.Entry>()
    // The matrix that is inverted, the unit matrix beside it, and which row each of its columns was eliminated with.
    var matrix = Store<Double>()
    var residuals = Store<PreciseSum>()
    var pivotRows = Store<Int32>()
    var isPivotRow = Store<Bool>()
    // Lists.
    var openLines = Store<Int32>()
    var movedCoordinates = Store<Int32>()
    var movedForms = Store<Int32>()
    var candidates = Store<Candidate>()
    var banned = Store<Int32>()
    var sorted = Store<Int32>()
    private let inPlace = InPlace()

    /// Finds the best vertex, starting from the present one.
    mutating func optimise(_ component: Component, above floor: Level = .lowest) {
        prepare(for: component)
        var stalled = 0
        var stepsLeft = Self.stepLimit(of: component)
        while stepsLeft > 0,
            let edge = choose(in: component, above: floor, rule: stalled > Self.patience ? .first : .steepest)
        {
            let rule: Rule = stalled > Self.patience ? .first : .steepest
            setDirection(of: edge, in: component)
            guard let end = search(along: edge, in: component, rule: rule) else {
                clearDirection()
                ban(edge)
                continue
            }
            move(along: edge, to: end, in: component)
            clearDirection()
            liftBans()
            refactorIfWorn(component)
            work += component.stepWork
            stalled = end.length > 0 ? 0 : stalled + 1
            stepsLeft -= 1
        }
        liftBans()
    }

    /// How many steps of length zero are taken before the rule that cannot cycle is used.
    private static let patience = 8

    /// More steps than that are taken only where rounding makes the costs contradict themselves; any vertex is then as
    /// good as another.
    private static func stepLimit(of component: Component) -> Int {
        1000 + 100 * (component.lineCount + component.breakpointCount)
    }

    /// Gives back the memory of lists that live from one step to the next.
    mutating func releaseLists() {
        movedCoordinates.release()
        movedForms.release()
        candidates.release()
        banned.release()
        sorted.release()
        kernelEntries.release()
        matrix.release()
        residuals.release()
        pivotRows.release()
        isPivotRow.release()
    }

    mutating func prepare(for component: Component) {
        let (lines, coordinates) = (component.lineCount, component.coordinateCount)
        if coordinates >= multipliers.count {
            gradient.resize(to: coordinates, filling: 0)
            direction.resize(to: coordinates, filling: 0)
            // Of active forms there are at most as many as coordinates.
            multipliers.resize(to: coordinates + 1, filling: 0)
            kernelColumn.resize(to: coordinates + 1, filling: 0)
        }
        guard lines > openEdges.count else { return }
        formRate.resize(to: lines, filling: 0)
        openEdges.resize(to: lines, filling: 0)
        bannedEdges.resize(to: lines, filling: 0)
    }

    /// Leaves an edge out until the next move: rounding let it look descending.
    private mutating func ban(_ edge: Edge) {
        if bannedEdges[edge.line] == 0 { banned.append(Int32(edge.line)) }
        bannedEdges[edge.line] |= edge.sign > 0 ? Self.upwards : Self.downwards
    }

    private mutating func liftBans() {
        while !banned.isEmpty { bannedEdges[banned.removeLast()] = 0 }
    }

    static let upwards: UInt8 = 1
    static let downwards: UInt8 = 2
    /// Marks that a line's own cost was cancelled by others at some level, so that the next one counts.
    static let cancelled: UInt8 = 4
}

extension Component {
    /// What a step looks at besides the kernel: all lines and breakpoints, and the coefficients of forms.
    var stepWork: Int { lineCount + breakpointCount + Int(rowStart[formCount]) }
}
