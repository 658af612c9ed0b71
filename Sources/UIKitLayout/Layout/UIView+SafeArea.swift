import Foundation

extension UIView {
    /// How far bars and the device's edges reach into the view from each side, in points.
    final func resolvedSafeAreaInsets() -> UIEdgeInsets {
        if let controller = hierarchy.controller { return controller.rootSafeAreaInsets }
        guard let parent = superview else { return .zero }
        if let scrollView = parent as? UIScrollView { return scrollView.safeAreaInsets(of: self) }
        return overlap(of: parent.safeAreaInsets, in: parent)
    }

    /// The insets of the readable content guide from the edges of the bounds, in points.
    var readableContentInsets: UIEdgeInsets { readableInsets(within: effectiveLayoutMargins) }

    /// Margins, widened on both sides until lines between them are not too long to read.
    func readableInsets(within margins: UIEdgeInsets) -> UIEdgeInsets {
        guard traitCollection.horizontalSizeClass != .compact else { return margins }
        let room = bounds.width - margins.left - margins.right
        let width = ReadableWidth.points(for: traitCollection.preferredContentSizeCategory.neutral)
        let extra = max(room - width, 0) / 2
        return margins + UIEdgeInsets(top: 0, left: extra, bottom: 0, right: extra)
    }

    /// Tells the view and its controller about insets that changed since it was last laid out.
    func announceInsetChanges() {
        let safeArea = safeAreaInsets
        if safeArea != margins.lastSafeArea {
            margins.lastSafeArea = safeArea
            if hierarchy.controller != nil { markViewsInsideThatHear() }
            safeAreaInsetsDidChange()
            hierarchy.controller?.viewSafeAreaInsetsDidChange()
        }
        let effective = effectiveLayoutMargins
        if let last = margins.lastEffective, last != effective {
            layoutMarginsDidChange()
            hierarchy.controller?.viewLayoutMarginsDidChange()
        }
        margins.lastEffective = effective
    }

    /// Whether somebody may have overridden what the view or its controller is told.
    var hearsOfInsets: Bool { isOfClientClass || hierarchy.controller != nil }

    /// Lets the pass reach the views of an app's own classes inside, over which the safe area lies too.
    private func markViewsInsideThatHear() {
        for view in subtree where view !== self && view.hearsOfInsets { view.markSubtreeNeedsLayout() }
    }
}
