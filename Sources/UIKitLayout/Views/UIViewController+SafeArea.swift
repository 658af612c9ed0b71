import Foundation

extension UIViewController {
    /// The safe area of the controller's view: what a container asks for, or else the device, and the controller's own insets.
    var rootSafeAreaInsets: UIEdgeInsets {
        let given = containerSafeArea ?? inheritedSafeArea
        return given + additionalSafeAreaInsets
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard let view = viewIfLoaded, let superview = view.superview else { return .zero }
        if let window = superview as? UIWindow { return window.deviceSafeArea }
        return view.overlap(of: superview.safeAreaInsets, in: superview)
    }

    func safeAreaMayHaveChanged() {
        viewIfLoaded?.marginsMayHaveChanged()
    }

    /// What the controller asks of the bars of a container changed.
    func barsMayHaveChanged() {
        parentController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The margin that the system asks for at the sides, in points.
    var systemSideMargin: CGFloat {
        SystemMargins.side(width: loadedView?.bounds.width ?? 0, traits: traitCollection)
    }
}

/// The margins that the system asks for in a controller's view.
package enum SystemMargins {
    /// 20 points from a width of 414 points on, 16 below.
    ///
    /// Source: frames in public Interface Builder files.
    @MainActor package static func side(width: CGFloat, traits: UITraitCollection) -> CGFloat {
        width >= 414 ? 20 : 16
    }
}
