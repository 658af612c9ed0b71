import Foundation

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
    @Forwarded(to: "content") open var title: String?
    /// A line above the title.
    @Forwarded(to: "content") open var prompt: String?
    /// A view in place of the title.
    @Forwarded(to: "content") open var titleView: UIView?
    /// The buttons on the leading side, from the edge inwards.
    @Forwarded(to: "content", as: "leftItems") open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the trailing side, from the edge inwards.
    @Forwarded(to: "content", as: "rightItems") open var rightBarButtonItems: [UIBarButtonItem]?
    /// The bar that shows the item.
    final weak var bar: UINavigationBar?
    private final var content = NavigationItemContent() {
        didSet { bar?.contentDidChange() }
    }
    private final var backButton = NavigationBackButton()
    private final var appearances = NavigationItemAppearances()
    private final var search = NavigationSearch()
    /// The title of the button by which controllers above lead back.
    open var backButtonTitle: String? {
        get { backButton.title }
        set {
            backButton.title = newValue
            backBarButtonItem = newValue.map { UIBarButtonItem(title: $0, style: .plain) }
        }
    }
    /// How the button that leads back is written; raw values are Apple's.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        case generic, minimal
    }
    /// How the button that leads back is written.
    @Forwarded(to: "backButton", as: "displayMode") open var backButtonDisplayMode: BackButtonDisplayMode
    /// Whether buttons on the leading side stand beside the one that leads back.
    @Forwarded(to: "backButton", as: "isSupplemented") open var leftItemsSupplementBackButton: Bool
    /// What is searched with. Its bar is drawn where the controller shows it itself.
    @Forwarded(to: "search", as: "controller") open var searchController: UISearchController?
    /// Whether the search bar goes away while content scrolls. Changes no picture.
    @Forwarded(to: "search", as: "hidesWhenScrolling") open var hidesSearchBarWhenScrolling: Bool
    /// The look of the bar for this item.
    @Forwarded(to: "appearances", as: "standard") open var standardAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item at the content's beginning.
    @Forwarded(to: "appearances", as: "scrollEdge") open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item where there is little height.
    @Forwarded(to: "appearances", as: "compact") open var compactAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item at the content's beginning where there is little height.
    @Forwarded(to: "appearances", as: "compactScrollEdge")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Sets the buttons on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the button on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Shows the button that leads back or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The button by which controllers above lead back.
    @Forwarded(to: "backButton", as: "item") open var backBarButtonItem: UIBarButtonItem?
    /// Whether the button that leads back is left out.
    @Forwarded(to: "backButton", as: "isHidden") open var hidesBackButton: Bool
    /// Whether the title is drawn large.
    @Forwarded(to: "content") open var largeTitleDisplayMode: LargeTitleDisplayMode

    /// What a document says about the item.
    package var source = DocumentDetails()

    /// Creates an item with a title.
    public init(title: String) {
        content.title = title.isEmpty ? nil : title
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
