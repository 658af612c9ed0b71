package import Foundation
import KeylineGraphics
package import KeylineScenes

/// The measures of bars in a window, in points. Both layout systems lay out by them.
///
/// Source: bars in Interface Builder files for upright devices; on their side phones of compact width have bars of 32 points, which Apple's
/// `UIBarMetrics.compact` stands for. Navigation bars of iOS 26: reported by users (GKNavigationBarSwift, issue 47).
package struct BarMetrics: Sendable {
    private let system: SystemGeneration
    private let isPad: Bool
    private let hasCompactWidth: Bool
    private let hasCompactHeight: Bool

    /// - Parameters:
    ///   - system: The generation of the system.
    ///   - isPad: Whether the device is an iPad.
    ///   - hasCompactWidth: Whether the window's horizontal size class is compact.
    ///   - hasCompactHeight: Whether its vertical size class is compact.
    package init(_ system: SystemGeneration, isPad: Bool, hasCompactWidth: Bool, hasCompactHeight: Bool) {
        self.system = system
        self.isPad = isPad
        self.hasCompactWidth = hasCompactWidth
        self.hasCompactHeight = hasCompactHeight
    }

    /// Whether the bars are those of a phone on its side.
    package var isCompact: Bool { hasCompactHeight && hasCompactWidth }
    /// Whether there is room for large titles; without it they are shown small.
    package var hasLargeTitles: Bool { !hasCompactHeight }
    /// Whether tabs have their title beside their image.
    package var hasInlineTabs: Bool { hasCompactHeight || !hasCompactWidth }

    /// The height of a toolbar.
    package var toolbar: CGFloat { isCompact ? 32 : 44 }
    /// The height of a toolbar above the home indicator of a phone. Source: toolbars at the bottom of scenes in seven public apps, most of them in one,
    /// and their navigation controllers' toolbars; at the top of scenes and between views they have the usual height.
    package var toolbarAboveHomeIndicator: CGFloat { isCompact || isPad ? toolbar : 49 }
    /// The height of a navigation bar's row of buttons.
    package var navigation: CGFloat { system == .iOS26 && !isPad && !isCompact ? 54 : toolbar }
    /// The least height of the row of a large title.
    package static let largeTitle: CGFloat = 52
    /// Below a large title.
    package static let belowLargeTitle: CGFloat = 8
    /// Between two buttons.
    package static let itemSpacing: CGFloat = 16
    /// The height of a bar of tabs.
    package var tabs: CGFloat { isCompact ? 32 : 49 }
    /// The size of a tab's symbol.
    package var tabSymbol: CGFloat { isCompact ? 16 : 20 }
    /// The size of the font of a title below its symbol.
    package static let tabTitle: CGFloat = 10
    /// The background of a translucent bar over plain content.
    package static let background = AdaptiveColor(
        light: Color(hexadecimal: 0xF9F9F9, alpha: 0.94), dark: Color(hexadecimal: 0x1D1D1D, alpha: 0.94))
}

/// The dots below pages, in points.
package enum PageDotMetrics {
    /// The diameter of a dot.
    package static let diameter: CGFloat = 7.5
    /// The room between two dots.
    package static let gap: CGFloat = 10.5
}

/// The measures of a search bar's field, in points. Source: search bars in Interface Builder files since Xcode 9.
package enum SearchFieldMetrics {
    /// The least height.
    package static let height: CGFloat = 36
    /// The radius of the corners.
    package static let cornerRadius: CGFloat = 10
}
