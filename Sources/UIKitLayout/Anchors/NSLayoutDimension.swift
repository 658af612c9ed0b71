public import Foundation

/// A width, a height, or the distance between two places.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The size equals a number of points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .equal, second: nil, constant: c)
    }

    /// The size is at least a number of points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .greaterThanOrEqual, second: nil, constant: c)
    }

    /// The size is at most a number of points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .lessThanOrEqual, second: nil, constant: c)
    }

    /// The size equals a multiple of another one, plus a number of points.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .equal, second: anchor.term, multiplier: m, constant: c)
    }

    /// The size is at least a multiple of another one, plus a number of points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .greaterThanOrEqual, second: anchor.term, multiplier: m, constant: c)
    }

    /// The size is at most a multiple of another one, plus a number of points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: term, .lessThanOrEqual, second: anchor.term, multiplier: m, constant: c)
    }
}
