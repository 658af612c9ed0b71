import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A text over the image, such as a count.
    open var badgeValue: String?
    /// The colour of the badge; nil for the system's red.
    open var badgeColor: UIColor?
    /// The image while the item is chosen; nil for the usual one.
    open var selectedImage: UIImage?
    /// What the item stands for, where the system gives it a text and a symbol.
    open var systemItem: SystemItem?
    /// How far the text is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of the bar while the item is chosen; only what it says of items is drawn.
    open var standardAppearance: UITabBarAppearance?
    /// The look of the bar above the end of content while the item is chosen; only what it says of items is drawn.
    open var scrollEdgeAppearance: UITabBarAppearance?
    final var badgeTextAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Creates an item that the system knows.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// Creates an item with a text and images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates an item with a text and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
