import Foundation

/// How the titles of a navigation bar look.
struct NavigationBarTitles {
    /// Whether they are drawn large below the bar.
    var prefersLarge = false
    var attributes: [NSAttributedString.Key: Any]?
    var largeAttributes: [NSAttributedString.Key: Any]?
}

/// What a navigation bar shows of an item besides the button that leads back.
struct NavigationItemContent {
    var title: String?
    /// A line above the title.
    var prompt: String?
    /// A view in place of the title.
    var titleView: UIView?
    var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    /// The buttons, from the edges inwards.
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
}

/// The button by which controllers above one lead back to it, and by which it leads back itself.
struct NavigationBackButton {
    var title: String?
    var item: UIBarButtonItem?
    var displayMode = UINavigationItem.BackButtonDisplayMode.default
    var isHidden = false
    /// Whether buttons on the leading side stand beside it.
    var isSupplemented = false
}

/// The looks that an item asks of its bar: over content and at its beginning, and both where there is little height.
struct NavigationItemAppearances {
    var standard: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}

/// What is searched with in the screen of an item.
struct NavigationSearch {
    var controller: UISearchController?
    var hidesWhenScrolling = true
}
