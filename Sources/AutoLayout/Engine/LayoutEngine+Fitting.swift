package import Foundation
import KeylineConstraintSolver

extension LayoutEngine {
    /// The root's rectangle, exact, when it is pulled towards a target.
    ///
    /// - Parameters:
    ///   - target: The size to come near to, in points.
    ///   - horizontal: How much the target's width matters; required makes it exact.
    ///   - vertical: How much the target's height matters.
    /// - Returns: The rectangle that constraints speak of, in points.
    package func fittingRectangle(target: CGSize, horizontal: Float, vertical: Float) -> CGRect {
        pull(\.width, identifier: "fittingSizeHTarget", to: target.width, horizontal)
        pull(\.height, identifier: "fittingSizeVTarget", to: target.height, vertical)
        update()
        return exactRectangle(of: root)
    }

    private func pull(
        _ side: KeyPath<LayoutRectangle, AffineSum>,
        identifier: String,
        to length: CGFloat,
        _ priority: Float
    ) {
        let attribute: LayoutConstraint.Attribute = side == \.width ? .width : .height
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: root, attribute: attribute), .equal, second: nil, constant: length)
        constraint.notation.identifier = identifier
        constraint.priority = priority
        constraint.role = .encapsulated
        constraint.holder = root
        install(constraint)
    }
}
