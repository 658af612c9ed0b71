/// A constraint as its line sees it: a place along the line where the cost changes slope.
///
/// The cost of a line is convex and piecewise linear. It is the sum over the breakpoints of `slopeAbove` times the
/// distance of a point above, or `slopeBelow` times the distance of a point below, each at its own level.
struct Breakpoint: BitwiseCopyable {
    /// From the current point to the breakpoint, along the line.
    var distance: Double
    /// The growth of the constraint's left side per unit of the line.
    var scale: Double
    /// The cost of the constraint, as stated, per unit of the line.
    var weight: Double
    var level: Level
    var line: Int32
    var source: Source
    var side = Side.below
    /// Whether points above, or below, miss the constraint.
    var costsAbove: Bool
    var costsBelow: Bool
    /// Whether the constraint is left out of the cost for the time being.
    var isWithdrawn = false

    /// On which side of the breakpoint the current point counts.
    ///
    /// An inactive line that passes through a breakpoint counts on one side of it all the same; that is what a basic
    /// variable with value zero is in the textbooks.
    enum Side: Int8 {
        case below = -1
        case atBreakpoint = 0
        case above = 1
    }

    /// The origin of a breakpoint.
    struct Source: BitwiseCopyable, Hashable {
        private let code: Int32

        private init(code: Int32) {
            self.code = code
        }

        static func constraint(_ index: Int32) -> Source { Source(code: index) }
        /// The lower bound of a variable, or its stay; the level tells which.
        static func variable(_ index: Int32) -> Source { Source(code: ~index) }

        /// The breakpoint of a constraint that is no more.
        static let nothing = Source(code: .min)

        var constraint: Int32? { code >= 0 ? code : nil }
        var variable: Int32? { code < 0 && code > .min ? ~code : nil }
    }

    /// The breakpoint of a constraint along a line of which its left side is a multiple.
    ///
    /// The gap is the constraint's right side less its left side. The scale says how much the left side grows per unit
    /// of the line, the unit how much a miss by one costs.
    init(
        gap: Double, scale: Double, unit: Double = 1, _ relation: Relation, level: Level, source: Source,
        line: Int32 = 0
    ) {
        distance = gap / scale
        self.scale = scale
        weight = abs(scale) * unit
        self.level = level
        self.line = line
        self.source = source
        let isUpperLimit = scale > 0 ? relation == .lessOrEqual : relation == .greaterOrEqual
        costsAbove = relation == .equal || isUpperLimit
        costsBelow = relation == .equal || !isUpperLimit
    }

    /// The cost per unit of the line of a point above.
    var slopeAbove: Double { costsAbove && !isWithdrawn ? weight : 0 }
    /// The cost per unit of the line of a point below.
    var slopeBelow: Double { costsBelow && !isWithdrawn ? weight : 0 }
    /// The growth of the slope at the breakpoint.
    var bend: Double { slopeAbove + slopeBelow }
    /// The cost of missing the constraint by one.
    var unit: Double { weight / abs(scale) }
    /// The slope of the cost for a move upwards.
    var slopeUpwards: Double { side == .below ? -slopeBelow : slopeAbove }
    /// The slope of the cost for a move downwards.
    var slopeDownwards: Double { side == .above ? -slopeAbove : slopeBelow }
    /// The cost of the current point, in the constraint's own units.
    var violation: Double { distance < 0 ? -distance * slopeAbove : distance * slopeBelow }
    /// The distance of the current point into the side that costs something.
    var miss: Double { isWithdrawn ? 0 : distance < 0 ? (costsAbove ? -distance : 0) : costsBelow ? distance : 0 }

    /// The relation of the constraint that the breakpoint comes from.
    var relation: Relation {
        costsAbove && costsBelow ? .equal : costsAbove == (scale > 0) ? .lessOrEqual : .greaterOrEqual
    }

    /// Takes the side that the distance says.
    mutating func takeSide() {
        side = distance > 0 ? .below : distance < 0 ? .above : .atBreakpoint
    }
}
