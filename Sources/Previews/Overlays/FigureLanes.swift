import Foundation

/// Moves bars that would lie on one another into lanes side by side.
enum FigureLanes {
    /// The distance of two lanes, in points.
    private static let distance: CGFloat = 9

    /// The figures in their order, each bar in the first lane that is free.
    static func separated(_ figures: [ConstraintFigure]) -> [ConstraintFigure] {
        var placed: [ConstraintFigure] = []
        for figure in figures {
            var moved = figure
            for lane in 0..<8 where placed.contains(where: { $0.covers(moved) }) {
                let step = CGFloat((lane + 2) / 2) * distance
                moved.cross = figure.cross + (lane.isMultiple(of: 2) ? step : -step)
            }
            placed.append(moved)
        }
        return placed
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
