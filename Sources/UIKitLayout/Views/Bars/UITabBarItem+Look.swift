public import Foundation

extension UITabBarItem {
    /// How far the text is moved, in points.
    public var titlePositionAdjustment: UIOffset {
        get { kept("title offset", .zero) }
        set { keep("title offset", newValue) }
    }

    /// The look of the bar while the item is chosen; only what it says of items is drawn.
    public var standardAppearance: UITabBarAppearance? {
        get { kept("standard", nil) }
        set { keep("standard", newValue) }
    }

    /// The look of the bar above the end of content while the item is chosen; only what it says of items is drawn.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { kept("edge", nil) }
        set { keep("edge", newValue) }
    }

    /// Sets the attributes of the badge's text in a state; the colour of the ordinary one is drawn.
    public func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        keep("badge \(state.rawValue)", textAttributes)
    }

    /// The attributes of the badge's text in a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        kept("badge \(state.rawValue)", nil)
    }

    /// What the item itself says of its look.
    func itemAppearance(isInline: Bool, in bar: UITabBar) -> UITabBarItemAppearance? {
        guard let look = standardAppearance else { return nil }
        return isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    }
}
