public import Foundation

extension UITabBarItem {
    /// Sets the attributes of the badge's text in a state; the colour of the ordinary one is drawn.
    public func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeTextAttributes[exactly: state] = textAttributes
    }

    /// The attributes of the badge's text in a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeTextAttributes[exactly: state]
    }

    /// What the item itself says of its look.
    func itemAppearance(isInline: Bool, in bar: UITabBar) -> UITabBarItemAppearance? {
        guard let look = standardAppearance else { return nil }
        return isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    }
}
