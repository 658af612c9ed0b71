import Foundation
import KeylineGraphics
import KeylineScenes

/// Turns constraints into figures: I-bars for distances and sizes, plain lines for alignments and for edges that touch.
struct FigureBuilder {
    /// Two coordinates nearer than this touch: half a pixel at scale 1 and what rounding adds.
    private static let touching: CGFloat = 0.75
    /// The distance of the bar of a view's own size from the view's edge, in points.
    private static let inset: CGFloat = 5

    let geometry: LayoutGeometry
    let states: ConstraintStates

    /// The figures of a constraint, the first side's first; none where an item does not show.
    func figures(of constraint: ConstraintSnapshot) -> [ConstraintFigure] {
        let shows = constraint.views.allSatisfy { geometry[$0]?.isVisible ?? false }
        guard shows, constraint.first.attribute != .notAnAttribute else { return [] }
        return constraint.first.attribute.isSize ? sizeFigures(of: constraint) : locationFigure(of: constraint)
    }

    private func figure(_ constraint: ConstraintSnapshot, _ axis: Axis) -> ConstraintFigure {
        ConstraintFigure(
            axis: axis, shape: .bar(from: 0, to: 0), cross: 0, view: constraint.first.view,
            owners: Set(constraint.views),
            isOptional: constraint.priority < 1000, color: states.color(of: constraint), constraint: constraint)
    }

    // MARK: Sizes

    private func sizeFigures(of constraint: ConstraintSnapshot) -> [ConstraintFigure] {
        guard let second = constraint.second else {
            return [sizeBar(constraint.first, constraint, label: constraint.sizeLabel)].compactMap { $0 }
        }
        if second.view == constraint.first.view, second.guide == constraint.first.guide {
            return [sizeBar(constraint.first, constraint, label: constraint.aspectLabel)].compactMap { $0 }
        }
        return [
            sizeBar(constraint.first, constraint, label: constraint.sizeRelationLabel),
            sizeBar(second, constraint, label: "="),
        ].compactMap { $0 }
    }

    /// A bar as long as a view is wide or high, inside the view near its lower or right edge.
    private func sizeBar(
        _ side: ConstraintSnapshot.Side, _ constraint: ConstraintSnapshot, label: String
    ) -> ConstraintFigure? {
        guard let rect = geometry.rect(of: side) else { return nil }
        let axis: Axis = side.attribute.isVertical ? .vertical : .horizontal
        var figure = figure(constraint, axis)
        figure.shape = .bar(from: rect.start(axis), to: rect.end(axis))
        figure.cross = rect.end(axis.crossing) - min(Self.inset, rect.length(axis.crossing) / 4)
        figure.otherCrosses = [rect.start(axis.crossing) + rect.end(axis.crossing) - figure.cross]
        figure.view = side.view
        figure.label = label
        return figure
    }

    // MARK: Locations

    private func locationFigure(of constraint: ConstraintSnapshot) -> [ConstraintFigure] {
        guard let second = constraint.second, let places = geometry.coordinates(of: constraint),
            let one = geometry.rect(of: constraint.first), let other = geometry.rect(of: second)
        else { return [] }
        let axis: Axis = constraint.first.attribute.isVertical ? .vertical : .horizontal
        let span = Span(one, other, axis.crossing, isNested: isNested(constraint.first, second))
        var figure = figure(constraint, axis)
        figure.view = span.isFirstInner ? constraint.first.view : second.view
        figure.label = constraint.distanceLabel(isReversed: isReversed(constraint, places))
        if abs(places.first - places.second) < Self.touching {
            figure.shape = .line(at: places.first, from: span.whole.from, to: span.whole.to)
            figure.cross = (span.whole.from + span.whole.to) / 2
        } else {
            figure.shape = .bar(from: min(places.first, places.second), to: max(places.first, places.second))
            figure.cross = span.cross
            figure.otherCrosses = span.otherCrosses
            figure.extensions = span.extensions(first: places.first, second: places.second)
        }
        return [figure]
    }

    /// Whether the distance of two places grows as the first one's coordinate shrinks.
    private func isReversed(
        _ constraint: ConstraintSnapshot, _ places: (first: CGFloat, second: CGFloat)
    ) -> Bool {
        if constraint.constant != 0 { return constraint.constant < 0 }
        return constraint.isReversed ? places.first > places.second : places.first < places.second
    }

    /// Whether one side's item lies inside the other's: a view in a view around it, or a view and its own guide.
    private func isNested(_ first: ConstraintSnapshot.Side, _ second: ConstraintSnapshot.Side) -> Bool {
        if first.view == second.view { return true }
        let one = geometry[first.view]
        let other = geometry[second.view]
        return one?.ancestors.contains(second.view) == true || other?.ancestors.contains(first.view) == true
    }
}
