package import Foundation

/// The distance that an item keeps from its neighbour where none is given.
@MainActor
package enum StandardSpacing {
    /// Between the edges of neighbours, in points. Source: the logs and listings of Apple's Auto Layout Guide.
    package static let betweenSiblings: CGFloat = 8

    /// Puts one place a multiple of the standard spacing after another.
    package static func constraint(
        from first: LayoutTerm,
        _ relation: LayoutConstraint.Relation,
        after second: LayoutTerm,
        multiplier: CGFloat
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            first: first, relation, second: second, constant: betweenSiblings * multiplier)
        constraint.notation.isStandardSpacing = true
        return constraint
    }
}
