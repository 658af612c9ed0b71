import Foundation

/// How the items of a tab bar share its width.
struct TabBarArrangement {
    var positioning = UITabBar.ItemPositioning.automatic
    /// The width of items that stand together, and the distance between them, in points; 0 for the system's.
    var width: CGFloat = 0
    var spacing: CGFloat = 0
}

/// The pictures of a tab bar, where no look is given.
struct TabBarImages {
    var background: UIImage?
    /// The one that stands for the bar's line.
    var shadow: UIImage?
    var selectionIndicator: UIImage?
}
