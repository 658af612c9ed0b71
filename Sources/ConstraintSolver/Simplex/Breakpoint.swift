/// A constraint as its line sees it: a place along the line where the cost changes slope.
///
/// The cost of a line is convex and piecewise linear. It is the sum over the breakpoints of `slopeAbove` times the
/// distance of a point above, or `slopeBelow` times the distance of a point below, each at its own level.
struct Breakpoint: BitwiseCopyable {
    /// From the current point to the breakpoint, along the line.
    var distance: Double
    /// How much the constraint's left side grows per unit of the line.
    var scale: Double
    var slopeAbove: Double
    var slopeBelow: Double
    var level: Level
    var line: Int32
    var source: Source
    var side: Side

    /// On which side of the breakpoint the current point counts.
    ///
    /// An inactive line that passes through a breakpoint counts on one side of it all the same; that is what a basic
    /// variable with value zero is in the textbooks.
    enum Side: Int8 {
        case below = -1
        case atBreakpoint = 0
        case above = 1
    }

    /// Where a breakpoint comes from.
    struct Source: BitwiseCopyable, Hashable {
        private let code: Int32

        private init(code: Int32) {
            self.code = code
        }

        static func constraint(_ index: Int32) -> Source { Source(code: index) }
        /// The lower bound of a variable, or its stay; the level tells which.
        static func variable(_ index: Int32) -> Source { Source(code: ~index) }

        var constraint: Int32? { code >= 0 ? code : nil }
        var variable: Int32? { code < 0 ? ~code : nil }
    }

    /// The slope of the cost for a move upwards.
    var slopeUpwards: Double { side == .below ? -slopeBelow : slopeAbove }
    /// The slope of the cost for a move downwards.
    var slopeDownwards: Double { side == .above ? -slopeAbove : slopeBelow }
    /// The cost of the current point, in the constraint's own units.
    var violation: Double { distance < 0 ? -distance * slopeAbove : distance * slopeBelow }

    /// Takes the side that the distance says.
    mutating func takeSide() {
        side = distance > 0 ? .below : distance < 0 ? .above : .atBreakpoint
    }
}
