import Foundation

extension UIView {
    /// The margins of a view that nobody gave any, in points. Source: Apple, `UIView.layoutMargins`.
    static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    func setLayoutMargins(_ insets: UIEdgeInsets) {
        margins.own = insets
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
        var insets = baseLayoutMargins
        if margins.preservesSuperview, let parent = superview {
            let parentMargins = parent.effectiveLayoutMargins
            insets = insets.union(overlap(of: parentMargins, in: parent).intersection(parentMargins))
        }
        guard margins.insetsFromSafeArea else { return insets }
        return insets + safeAreaInsets
    }

    /// The margins without safe area and superview. Those of a controller's root view are the system's.
    private var baseLayoutMargins: UIEdgeInsets {
        let own = margins.own ?? hierarchy.controller.map { _ in .zero } ?? Self.defaultLayoutMargins
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
        let frame = geometry.untransformedFrame.offsetBy(
            dx: -parent.geometry.boundsOrigin.x, dy: -parent.geometry.boundsOrigin.y)
        let size = parent.bounds.size
        return UIEdgeInsets(
            top: max(insets.top - frame.minY, 0),
            left: max(insets.left - frame.minX, 0),
            bottom: max(insets.bottom - (size.height - frame.maxY), 0),
            right: max(insets.right - (size.width - frame.maxX), 0)
        )
    }
}
