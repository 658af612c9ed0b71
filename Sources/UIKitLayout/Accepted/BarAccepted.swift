public import Foundation

/// Something that lies where bars do. Changes no picture.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it lies.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies. Changes no picture.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// At its usual place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UISearchBar: UIBarPositioning {
    /// Where the bar lies. Changes no picture.
    public var barPosition: UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {}

extension UIToolbar: UIBarPositioning {
    /// Where the bar lies. Changes no picture.
    public var barPosition: UIBarPosition { .bottom }
}

/// What is proposed while somebody searches. Changes no picture.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The words.
    var localizedSuggestion: String? { get }
}

/// Words that are proposed while somebody searches. Changes no picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: MainActorObject, UISearchSuggestion {
    /// The words.
    public let localizedSuggestion: String?
    /// What is said about them.
    public let localizedDescription: String?
    /// The picture before them.
    public let iconImage: UIImage?
    /// What they stand for.
    open var representedObject: Any?
    /// Proposes words.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init(onMainActor: ())
    }
}

extension UISearchController {
    /// When the segments below a search field come; raw values are Apple's. Changes no picture.
    public enum ScopeBarActivation: Int, Hashable, Sendable {
        case automatic = 0
        case manual, onTextEntry, onSearchActivation
    }
    /// When the segments come. Changes no picture.
    public var scopeBarActivation: ScopeBarActivation {
        get { kept("scope", .automatic) }
        set { keep("scope", newValue) }
    }
    /// What is proposed while somebody searches: nobody does. Changes no picture.
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { kept("suggestions", nil) }
        set { keep("suggestions", newValue) }
    }
    /// Whether what is found is ignored while proposals are shown. Changes no picture.
    public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { kept("ignores", false) }
        set { keep("ignores", newValue) }
    }
}

extension UINavigationItem {
    /// Where a search bar stands; raw values are Apple's. Keyline stacks it. Changes no picture.
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        case automatic = 0
        case inline, stacked
    }
    /// How the row of buttons is laid out; raw values are Apple's. Keyline has the navigator's. Changes no picture.
    public enum ItemStyle: Int, Hashable, Sendable {
        case navigator = 0
        case browser, editor
    }
    /// Where a search bar would like to stand. Changes no picture.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { kept("placement", .automatic) }
        set { keep("placement", newValue) }
    }
    /// How the row of buttons is laid out. Changes no picture.
    public var style: ItemStyle {
        get { kept("style", .navigator) }
        set { keep("style", newValue) }
    }
    /// The menu that the title opens, which a picture does not. Changes no picture.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { kept("titleMenu", nil) }
        set { keep("titleMenu", newValue) }
    }
    /// Whether the title can be written anew. Changes no picture.
    public var renameDelegate: AnyObject? {
        get { kept("rename", nil) }
        set { keep("rename", newValue) }
    }
}

extension UINavigationItem {
    /// Groups of buttons at the end of the bar, drawn as its buttons there.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { kept("trailing", []) }
        set {
            keep("trailing", newValue)
            rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
        }
    }
    /// Groups of buttons at the beginning of the bar, drawn as its buttons there.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { kept("leading", []) }
        set {
            keep("leading", newValue)
            leftBarButtonItems = newValue.flatMap(\.barButtonItems)
        }
    }
    /// Groups of buttons in the middle of an iPad's bar, which are not drawn; the scene says so.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { kept("center", []) }
        set {
            keep("center", newValue)
            if !newValue.isEmpty { noteUndrawn("the buttons in the middle of a navigation bar") }
        }
    }
}

extension UICollectionView {
    /// Whether items can have the focus. Changes no picture.
    public var allowsFocus: Bool {
        get { kept("focus", false) }
        set { keep("focus", newValue) }
    }
}

/// Hears of a bar at the bottom. Changes no picture.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears of a bar at the top. Changes no picture.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be put on.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item was put on.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may be taken off.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item was taken off.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationItem {
    /// What going back does instead. Changes no picture.
    public var backAction: UIAction? {
        get { kept("backAction", nil) }
        set { keep("backAction", newValue) }
    }
    /// Tells what a person changed about the bar from other bars. Changes no picture.
    public var customizationIdentifier: String? {
        get { kept("customizationIdentifier", nil) }
        set { keep("customizationIdentifier", newValue) }
    }
}

extension UIBarButtonItem {
    /// Whether a touch chooses the button. Changes no picture.
    public var changesSelectionAsPrimaryAction: Bool {
        get { kept("toggles", false) }
        set { keep("toggles", newValue) }
    }
    /// In which order the menu's elements stand; raw values are Apple's. Changes no picture.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { kept("menuOrder", .automatic) }
        set { keep("menuOrder", newValue) }
    }
    /// Whether symbols move when they change. Changes no picture.
    public var isSymbolAnimationEnabled: Bool {
        get { kept("symbolAnimation", false) }
        set { keep("symbolAnimation", newValue) }
    }
}

extension UINavigationController {
    /// Whether bars hide while the device lies on its side. Changes no picture.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { kept("hidesWhenCompact", false) }
        set { keep("hidesWhenCompact", newValue) }
    }
    /// The gesture that hides bars. Changes no picture.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
    /// The gesture that hides bars. Changes no picture.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
}

extension UITabBarController {
    /// The tabs that a person may move. Changes no picture.
    public var customizableViewControllers: [UIViewController]? {
        get { kept("customizable", nil) }
        set { keep("customizable", newValue) }
    }
}
