import Foundation

/// Moves bars that would lie on one another, or on what people read, to where they cover less.
enum FigureLanes {
    /// The distance of two lanes, in points.
    private static let distance: CGFloat = 9

    /// The figures in their order, each bar in the best place that is free.
    static func separated(
        _ figures: [ConstraintFigure], around content: ContentMap = ContentMap()
    ) -> [ConstraintFigure] {
        var placed: [ConstraintFigure] = []
        for figure in figures { placed.append(best(figure, among: placed, content)) }
        return placed
    }

    private static func best(
        _ figure: ConstraintFigure, among placed: [ConstraintFigure], _ content: ContentMap
    ) -> ConstraintFigure {
        guard case .bar(let from, let to) = figure.shape else { return figure }
        func isFree(_ cross: CGFloat) -> Bool {
            var moved = figure
            moved.cross = cross
            return !placed.contains { $0.covers(moved) }
        }
        func covered(_ cross: CGFloat) -> CGFloat {
            let corners = [figure.point(along: from, across: cross - 3), figure.point(along: to, across: cross + 3)]
            let strip = CGRect(
                x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
                height: corners[1].y - corners[0].y)
            return content.coveredArea(of: strip)
        }
        let free = ([figure.cross] + figure.otherCrosses).filter(isFree)
        var moved = figure
        // The first of several equals stays, so that bars leave the middle only for a reason.
        if let best = free.enumerated().min(by: { (covered($0.element), $0.offset) < (covered($1.element), $1.offset) })
        {
            moved.cross = best.element
            return moved
        }
        for lane in 0..<8 where !isFree(moved.cross) {
            let step = CGFloat((lane + 2) / 2) * distance
            moved.cross = figure.cross + (lane.isMultiple(of: 2) ? step : -step)
        }
        return moved
    }
}

extension ConstraintFigure {
    /// Whether two bars of one axis would be taken for one another.
    fileprivate func covers(_ other: ConstraintFigure) -> Bool {
        guard axis == other.axis, case .bar(let from, let to) = shape, case .bar(let start, let end) = other.shape
        else { return false }
        return abs(cross - other.cross) < 4 && from < end && start < to
    }
}
