import KeylineAutoLayout
import Foundation

extension UIView {
    /// The margins of a view that nobody gave any, in points. Source: Apple, `UIView.layoutMargins`.
    static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    func setLayoutMargins(_ insets: UIEdgeInsets) {
        margins.own = insets
        margins.ownDirectional = nil
        marginsMayHaveChanged()
    }

    func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
        margins.own = nil
        margins.ownDirectional = insets
        marginsMayHaveChanged()
    }

    func setPreservesSuperviewMargins(_ preserves: Bool) {
        margins.preservesSuperview = preserves
        marginsMayHaveChanged()
    }

    func setInsetsMarginsFromSafeArea(_ insets: Bool) {
        margins.insetsFromSafeArea = insets
        marginsMayHaveChanged()
    }

    func marginsMayHaveChanged() {
        engine?.insetsMayHaveChanged()
        markNeedsLayout()
    }

    /// The margins with everything that pushes them inwards.
    var effectiveLayoutMargins: UIEdgeInsets {
        margins.followsReadableWidth ? readableInsets(within: ordinaryLayoutMargins) : ordinaryLayoutMargins
    }

    private var ordinaryLayoutMargins: UIEdgeInsets {
        let own = margins.insetsFromSafeArea ? baseLayoutMargins + safeAreaInsets : baseLayoutMargins
        guard margins.preservesSuperview, let parent = superview else { return own }
        // The superview's margins hold the safe area already: it counts once, however deep the views are nested.
        return own.union(overlap(of: parent.effectiveLayoutMargins, in: parent))
    }

    /// The margins without safe area and superview. Those of a controller's root view are the system's.
    private var baseLayoutMargins: UIEdgeInsets {
        let given = margins.ownDirectional?.resolved(layoutDirection) ?? margins.own
        let own = given ?? hierarchy.controller.map { _ in .zero } ?? Self.defaultLayoutMargins
        guard let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins else {
            return own
        }
        return own.union(controller.systemMinimumLayoutMargins.resolved(layoutDirection))
    }

    /// The part of a strip along the edges of the superview that lies over this view.
    ///
    /// - Parameters:
    ///   - insets: The strip's widths, in points, from the edges of the superview's bounds.
    ///   - parent: The superview.
    /// - Returns: How far the strip reaches into this view from each side.
    func overlap(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        overlap(of: insets, within: parent.bounds.size, at: parent.geometry.boundsOrigin)
    }

    /// The part of a strip along the edges of a rectangle in the superview's coordinates that lies over this view.
    func overlap(of insets: UIEdgeInsets, within size: CGSize, at origin: CGPoint) -> UIEdgeInsets {
        let frame = geometry.untransformedFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        // Of a view that sticks out, the strip still covers no more than its own width.
        func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
        return UIEdgeInsets(
            top: covered(insets.top, frame.minY),
            left: covered(insets.left, frame.minX),
            bottom: covered(insets.bottom, size.height - frame.maxY),
            right: covered(insets.right, size.width - frame.maxX)
        )
    }
}
