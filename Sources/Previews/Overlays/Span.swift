import Foundation

/// The position of a figure between two rectangles, across its axis.
struct Span {
    /// A range across the axis, in points.
    typealias Extent = (from: CGFloat, to: CGFloat)

    private let first: Extent
    private let second: Extent
    private let isNested: Bool

    /// Takes two rectangles.
    ///
    /// - Parameters:
    ///   - first: The first side's.
    ///   - second: The second side's.
    ///   - axis: The axis across that of the figure.
    ///   - isNested: Whether one lies inside the other.
    init(_ first: CGRect, _ second: CGRect, _ axis: Axis, isNested: Bool) {
        self.first = (first.start(axis), first.end(axis))
        self.second = (second.start(axis), second.end(axis))
        self.isNested = isNested
    }

    /// Whether the first one is the inner, shorter one.
    var isFirstInner: Bool { first.to - first.from <= second.to - second.from }

    /// The extent of a line that touches both: the inner one alone if one is inside the other.
    var whole: Extent {
        if isNested { return isFirstInner ? first : second }
        return (min(first.from, second.from), max(first.to, second.to))
    }

    /// The position of a bar: the middle of the shared extent, or of the shorter one if they share nothing.
    var cross: CGFloat {
        let shared = (from: max(first.from, second.from), to: min(first.to, second.to))
        if shared.from < shared.to { return (shared.from + shared.to) / 2 }
        let inner = isFirstInner ? first : second
        return (inner.from + inner.to) / 2
    }

    /// Other places for a bar: in quarters and near the ends of what both share; none where they share little.
    var otherCrosses: [CGFloat] {
        let shared = (from: max(first.from, second.from), to: min(first.to, second.to))
        guard shared.to - shared.from >= 24 else { return [] }
        let inset = min((shared.to - shared.from) / 8, 8)
        let quarters = [0.25, 0.75].map { shared.from + $0 * (shared.to - shared.from) }
        return quarters + [shared.from + inset, shared.to - inset]
    }

    /// Lines that lead from a bar's ends to a rectangle that does not lie beside it.
    ///
    /// - Parameters:
    ///   - firstPlace: The coordinate of the first side along the bar.
    ///   - secondPlace: The coordinate of the second side along the bar.
    /// - Returns: Lines across the bar's axis.
    func extensions(
        first firstPlace: CGFloat, second secondPlace: CGFloat
    ) -> [(at: CGFloat, from: CGFloat, to: CGFloat)] {
        [(firstPlace, first), (secondPlace, second)].compactMap { place, extent in
            if cross < extent.from { return (place, cross, extent.from) }
            return cross > extent.to ? (place, extent.to, cross) : nil
        }
    }
}
