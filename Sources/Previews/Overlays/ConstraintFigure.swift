import Foundation
import KeylineGraphics
import KeylineScenes

/// The drawing of one constraint, before labels are placed. A constraint that relates sizes makes a figure at each of its views.
struct ConstraintFigure {
    /// The shape.
    enum Shape {
        /// A distance or size: a line between two places with a cap at both ends.
        case bar(from: CGFloat, to: CGFloat)
        /// An alignment, or things that touch: a plain line across the axis.
        case line(at: CGFloat, from: CGFloat, to: CGFloat)
    }

    /// The axis that the constraint speaks of; a bar runs along it, a line across.
    var axis: Axis
    /// The shape.
    var shape: Shape
    /// The position of a bar across the axis; the middle of a line's extent.
    var cross: CGFloat
    /// Further positions of a bar across the axis, the best first.
    var otherCrosses: [CGFloat] = []
    /// The gaps between a bar and its items if they are not side by side: lines across the axis.
    var extensions: [(at: CGFloat, from: CGFloat, to: CGFloat)] = []
    /// The view that is drawn as the owner.
    var view: ViewID
    /// The views that the constraint speaks of.
    var owners: Set<ViewID> = []
    /// The label's text; nil for none.
    var label: String?
    /// Whether the priority is below required.
    var isOptional: Bool
    /// The colour.
    var color: Color
    /// The constraint that it draws.
    var constraint: ConstraintSnapshot

    /// The constraint in words, for a key beside crowded pictures.
    var sentence: String { constraint.equation }

    /// The middle of the figure.
    var center: CGPoint {
        switch shape {
        case .bar(let from, let to): point(along: (from + to) / 2, across: cross)
        case .line(let at, _, _): point(along: at, across: cross)
        }
    }

    /// A point by its coordinates along the figure's axis and across.
    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

extension CGRect {
    /// The lesser coordinate along an axis.
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    /// The greater coordinate along an axis.
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    /// The middle along an axis.
    func middle(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }
    /// The extent along an axis.
    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
