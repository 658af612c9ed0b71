public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
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
    final weak var bar: UINavigationBar?
    /// The title of the button by which controllers above lead back.
    open var backButtonTitle: String? {
        didSet { backBarButtonItem = backButtonTitle.map { UIBarButtonItem(title: $0, style: .plain) } }
    }
    /// How the button that leads back is written; raw values are Apple's.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable {
        case `default` = 0
        case generic, minimal
    }
    /// How the button that leads back is written.
    open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
    /// Whether buttons on the leading side stand beside the one that leads back.
    open var leftItemsSupplementBackButton = false
    /// The search, whose bar is below the title where it does not go away while content scrolls.
    open var searchController: UISearchController? {
        didSet { bar?.contentDidChange() }
    }
    /// Whether the search bar goes away while content scrolls; it is not shown until the content is pulled down.
    open var hidesSearchBarWhenScrolling = true {
        didSet { bar?.contentDidChange() }
    }
    /// The search bar that is shown.
    final var shownSearchBar: UISearchBar? { hidesSearchBarWhenScrolling ? nil : searchController?.searchBar }
    /// The look of the bar for this item.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item at the content's beginning.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item where there is little height.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look of the bar for this item at the content's beginning where there is little height.
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
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether the button that leads back is left out.
    open var hidesBackButton = false
    /// Whether the title is drawn large.
    open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
        didSet { bar?.contentDidChange() }
    }

    /// What a document says about the item.
    package var source = DocumentDetails()
    /// Where a search bar would like to stand. Changes no picture.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// How the row of buttons is laid out. Changes no picture.
    open var style = ItemStyle.navigator
    /// The menu that the title opens, which a picture does not. Changes no picture.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Whether the title can be written anew. Changes no picture.
    open weak var renameDelegate: AnyObject?
    /// Groups of buttons at the end of the bar, drawn as its buttons there.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    }
    /// Groups of buttons at the beginning of the bar, drawn as its buttons there.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }
    /// Groups of buttons in the middle of an iPad's bar, which are not drawn; the scene says so.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { if !centerItemGroups.isEmpty { noteUndrawn("the buttons in the middle of a navigation bar") } }
    }
    /// What going back does instead. Changes no picture.
    open var backAction: UIAction?
    /// Tells what a person changed about the bar from other bars. Changes no picture.
    open var customizationIdentifier: String?

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        self.title = title.isEmpty ? nil : title
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
