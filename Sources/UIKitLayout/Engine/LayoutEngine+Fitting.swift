import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// The root's size when it is pulled towards a target.
    ///
    /// - Parameters:
    ///   - target: The size to come near to, in points.
    ///   - horizontal: How much the target's width matters; required makes it exact.
    ///   - vertical: How much the target's height matters.
    /// - Returns: The size in points, rounded up to device pixels.
    func fittingSize(target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        pull(\.width, identifier: "fittingSizeHTarget", to: target.width, horizontal)
        pull(\.height, identifier: "fittingSizeVTarget", to: target.height, vertical)
        update()
        let exact = root.frame(forAlignmentRect: exactRectangle(of: root)).size
        let grid = PixelGrid(scale: root.displayScale)
        return CGSize(width: grid.ceiled(exact.width), height: grid.ceiled(exact.height))
    }

    private func pull(
        _ side: KeyPath<LayoutRectangle, AffineSum>,
        identifier: String,
        to length: CGFloat,
        _ priority: UILayoutPriority
    ) {
        let attribute: NSLayoutConstraint.Attribute = side == \.width ? .width : .height
        let constraint = NSLayoutConstraint(
            first: LayoutTerm(item: root, attribute: attribute), .equal, second: nil, constant: length)
        constraint.identifier = identifier
        constraint.priority = priority
        constraint.role = .encapsulated
        constraint.holder = root
        install(constraint)
    }
}
