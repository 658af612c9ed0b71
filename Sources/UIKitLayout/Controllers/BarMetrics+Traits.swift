import Foundation
import KeylineAppearance

extension BarMetrics {
    /// The measures of bars where views have some traits.
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            SceneContext.current.environment.system, isPad: traits.userInterfaceIdiom == .pad,
            hasCompactWidth: traits.horizontalSizeClass == .compact,
            hasCompactHeight: traits.verticalSizeClass == .compact)
    }
}

extension UIView {
    /// What the device's sides leave of a bar.
    var barRoom: CGRect {
        let safeArea = safeAreaInsets
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
    }
}
