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
        case .firstBaseline: return self[side.view].map { $0.frame.minY + ($0.view.firstBaseline ?? 0) }
        case .lastBaseline: return self[side.view].map { $0.frame.minY + ($0.view.lastBaseline ?? $0.frame.height) }
        case .width, .height, .notAnAttribute: return nil
        }
    }

    /// The coordinates of both sides of a constraint between locations.
    ///
    /// A view may have a direction of its own, which a snapshot does not tell, and a scroll view's edge means its content's edge to
    /// what lies inside; a constraint that is kept says where the edges are.
    func coordinates(of constraint: ConstraintSnapshot) -> (first: CGFloat, second: CGFloat)? {
        guard let second = constraint.second else { return nil }
        let readings = [direction, direction.opposite].compactMap { direction -> (first: CGFloat, second: CGFloat)? in
            guard let one = coordinate(of: constraint.first, direction),
                let other = coordinate(of: second, direction)
            else { return nil }
            return (one, other)
        }
        guard let plain = readings.first else { return nil }
        guard constraint.state == .satisfied, constraint.relation == .equal, constraint.multiplier == 1 else {
            return plain
        }
        let directions = [direction, direction.opposite]
        let kept = zip(readings, directions).first { reading, direction in
            abs(reading.first - reading.second - constraint.signedConstant(direction)) < 1.5
        }
        return kept?.0 ?? moved(plain, to: constraint)
    }

    /// The coordinates where the outer item's edge stands as far from the inner one's as the constraint says.
    private func moved(
        _ coordinates: (first: CGFloat, second: CGFloat), to constraint: ConstraintSnapshot
    ) -> (first: CGFloat, second: CGFloat) {
        guard let second = constraint.second else { return coordinates }
        let constant = constraint.signedConstant(direction)
        let isSecondOuter = self[constraint.first.view]?.ancestors.contains(second.view) ?? false
        return isSecondOuter
            ? (coordinates.first, coordinates.first - constant) : (coordinates.second + constant, coordinates.second)
    }
}

extension ConstraintSnapshot {
    /// The constant as it acts on coordinates that grow to the right.
    func signedConstant(_ direction: LayoutDirection) -> CGFloat {
        switch first.attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin:
            direction == .leftToRight ? constant : -constant
        default: constant
        }
    }
}

extension LayoutDirection {
    /// The other direction.
    fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
