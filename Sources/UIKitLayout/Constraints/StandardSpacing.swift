import Foundation

/// The distance that a view keeps from its neighbour where none is given.
@MainActor
enum StandardSpacing {
    /// Between the edges of neighbours, in points. Source: the logs and listings of Apple's Auto Layout Guide.
    static let betweenSiblings: CGFloat = 8

    /// Puts one place a multiple of the standard spacing after another.
    static func constraint(
        from first: LayoutTerm,
        _ relation: NSLayoutConstraint.Relation,
        after second: LayoutTerm,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, relation, second: second, constant: betweenSiblings * multiplier)
        constraint.isStandardSpacing = true
        return constraint
    }
}
