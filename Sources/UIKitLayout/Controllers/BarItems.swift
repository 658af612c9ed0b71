public import Foundation

/// What a bar shows at one place: a text or an image.
@preconcurrency @MainActor
open class UIBarItem: MainActorObject {
    /// The text.
    open var title: String?
    /// The image, drawn in the tint colour.
    open var image: UIImage?
    /// Whether the item is drawn as usable.
    open var isEnabled = true
    /// A number by which code finds the item.
    open var tag = 0
    /// What a document says about the item; the view that shows it takes it over.
    package var source = ViewSource()

    /// Creates an item that shows nothing.
    public init() {
        super.init(onMainActor: ())
    }
}

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The weight of the text; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An ordinary button.
        case plain = 0
        /// The button that ends a task, in bold.
        case done = 2
    }

    /// The weight of the text.
    open var style = Style.plain
    /// What the button stands for, where the system gives it a text or symbol.
    open var systemItem: SystemItem?
    /// The width in points; 0 for the content's own.
    open var width: CGFloat = 0
    /// A view in place of text and image.
    open var customView: UIView?
    /// The colour of text and image; nil for the bar's.
    open var tintColor: UIColor?
    /// The view that was made for the item.
    var madeButton: BarButton?

    /// Creates a button with a text.
    public convenience init(title: String?, style: Style) {
        self.init()
        self.title = title
        self.style = style
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style) {
        self.init()
        self.image = image
        self.style = style
    }

    /// Creates a button that the system knows.
    public convenience init(barButtonSystemItem systemItem: SystemItem) {
        self.init()
        self.systemItem = systemItem
    }

    /// Creates a button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

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

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: MainActorObject {
    /// Whether a title is drawn large; raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As the controller below had it.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The text in the middle.
    open var title: String? {
        didSet { bar?.contentDidChange() }
    }
    /// A line above the title.
    open var prompt: String? {
        didSet { bar?.contentDidChange() }
    }
    /// A view in place of the title.
    open var titleView: UIView? {
        didSet { bar?.contentDidChange() }
    }
    /// The buttons on the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.contentDidChange() }
    }
    /// The buttons on the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.contentDidChange() }
    }
    /// The bar that shows the item.
    weak var bar: UINavigationBar?
    /// The button by which controllers above lead back.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether the button that leads back is left out.
    open var hidesBackButton = false
    /// Whether the title is drawn large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { bar?.contentDidChange() }
    }

    /// What a document says about the item.
    package var source = ViewSource()

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init(onMainActor: ())
    }

    /// The first button on the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
