import KeylineAutoLayout
public import Foundation

/// A horizontal place of an item.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another one, from which size constraints are made.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    /// The place equals one that is a multiple of the standard spacing after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.equal, after: anchor, multiplier)
    }

    /// The place is at least a multiple of the standard spacing after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// The place is at most a multiple of the standard spacing after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func spacing(
        _ relation: NSLayoutConstraint.Relation,
        after anchor: NSLayoutXAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            StandardSpacing.constraint(from: term, relation, after: anchor.term, multiplier: multiplier))
    }
}

/// A vertical place of an item.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place to another one, from which size constraints are made.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    /// The place equals one that is a multiple of the standard spacing below another.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.equal, below: anchor, multiplier)
    }

    /// The place is at least a multiple of the standard spacing below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// The place is at most a multiple of the standard spacing below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func spacing(
        _ relation: NSLayoutConstraint.Relation,
        below anchor: NSLayoutYAxisAnchor,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            StandardSpacing.constraint(from: term, relation, after: anchor.term, multiplier: multiplier))
    }
}
