import Foundation

/// The heights of bars, in points.
///
/// Source: bars in Interface Builder files for upright devices; on their side phones of compact width have bars of 32 points, which Apple's
/// `UIBarMetrics.compact` stands for.
@MainActor
struct BarMetrics {
    private let traits: UITraitCollection

    init(_ traits: UITraitCollection) {
        self.traits = traits
    }

    /// Whether the bars are those of a phone on its side.
    var isCompact: Bool { traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact }
    /// Whether there is no room for large titles, which are shown small.
    var hasLargeTitles: Bool { traits.verticalSizeClass != .compact }
    /// Whether tabs have their title beside their image.
    var hasInlineTabs: Bool { traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular }

    /// The height of a row of buttons.
    var row: CGFloat { isCompact ? 32 : 44 }
    /// The height of a bar of tabs.
    var tabs: CGFloat { isCompact ? 32 : 49 }
}

extension UIView {
    /// What the device's sides leave of a bar.
    var barRoom: CGRect {
        let safeArea = safeAreaInsets
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
    }
}
