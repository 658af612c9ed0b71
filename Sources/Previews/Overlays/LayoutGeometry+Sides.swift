import Foundation
import KeylineGraphics
import KeylineScenes

extension LayoutGeometry {
    /// The rectangle that a side of a constraint speaks of: a guide's frame, the margins, or the alignment rectangle.
    func rect(of side: ConstraintSnapshot.Side) -> CGRect? {
        guard let place = self[side.view] else { return nil }
        if let guide = side.guide { return place.guideRect(guide) }
        return side.attribute.isMargin ? place.marginsRect : place.alignmentRect
    }

    /// The coordinate of a side that is a location, along its own axis.
    func coordinate(of side: ConstraintSnapshot.Side, _ direction: LayoutDirection) -> CGFloat? {
        guard let rect = rect(of: side) else { return nil }
        let isLeftToRight = direction == .leftToRight
        switch side.attribute {
        case .left, .leftMargin: return rect.minX
        case .right, .rightMargin: return rect.maxX
        case .leading, .leadingMargin: return isLeftToRight ? rect.minX : rect.maxX
        case .trailing, .trailingMargin: return isLeftToRight ? rect.maxX : rect.minX
        case .top, .topMargin: return rect.minY
        case .bottom, .bottomMargin: return rect.maxY
        case .centerX, .centerXWithinMargins: return rect.midX
        case .centerY, .centerYWithinMargins: return rect.midY
        case .firstBaseline: return self[side.view].map { $0.frame.minY + ($0.view.geometry.firstBaseline ?? 0) }
        case .lastBaseline:
            return self[side.view].map { $0.frame.minY + ($0.view.geometry.lastBaseline ?? $0.frame.height) }
        case .width, .height, .notAnAttribute: return nil
        }
    }

    /// The coordinates of both sides of a constraint between locations.
    ///
    /// A scroll view's edge means its content's edge to what lies inside, which a snapshot does not tell; a constraint that is kept
    /// says where the edge is.
    func coordinates(of constraint: ConstraintSnapshot) -> (first: CGFloat, second: CGFloat)? {
        guard let second = constraint.second,
            let one = coordinate(of: constraint.first, constraint.direction),
            let other = coordinate(of: second, constraint.direction)
        else { return nil }
        let isExact = constraint.state == .satisfied && constraint.relation == .equal && constraint.multiplier == 1
        if !isExact || abs(one - other - constraint.signedConstant) < 1.5 { return (one, other) }
        return moved((one, other), to: constraint)
    }

    /// The coordinates where the outer item's edge stands as far from the inner one's as the constraint says.
    private func moved(
        _ coordinates: (first: CGFloat, second: CGFloat), to constraint: ConstraintSnapshot
    ) -> (first: CGFloat, second: CGFloat) {
        guard let second = constraint.second else { return coordinates }
        let constant = constraint.signedConstant
        let isSecondOuter = self[constraint.first.view]?.ancestors.contains(second.view) ?? false
        return isSecondOuter
            ? (coordinates.first, coordinates.first - constant) : (coordinates.second + constant, coordinates.second)
    }
}

extension ConstraintSnapshot {
    /// The constant as it acts on coordinates that grow to the right.
    var signedConstant: CGFloat { isReversed ? -constant : constant }
}
