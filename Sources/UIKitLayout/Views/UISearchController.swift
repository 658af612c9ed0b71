public import Foundation
import KeylineAppearance

/// Searches in what a controller shows.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The bar.
    open private(set) lazy var searchBar = madeSearchBar()
    /// Called with each change. Changes no picture.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of searching. Changes no picture.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller of what is found; nil shows it in place. Changes no picture.
    public let searchResultsController: UIViewController?
    /// Whether somebody searches. Changes no picture.
    open var isActive = false
    /// Whether what is below is dimmed. Changes no picture.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar goes away meanwhile. Changes no picture.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that cancels comes by itself. Changes no picture.
    open var automaticallyShowsCancelButton = true
    /// Whether scopes come by themselves. Changes no picture.
    open var automaticallyShowsScopeBar = true
    /// Whether what is found is always shown. Changes no picture.
    open var showsSearchResultsController = false
    /// When the segments come. Changes no picture.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// What is proposed while somebody searches: nobody does. Changes no picture.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Whether what is found is ignored while proposals are shown. Changes no picture.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    private func madeSearchBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.searchController = self
        bar.placeholder = SystemText.search.text(in: UITraitCollection.current.locale)
        return bar
    }

    /// Creates a controller with one for what is found.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Hears of what is typed for searching. Changes no picture.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called with each change.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of searching. Changes no picture.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before it comes.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when it came.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before it goes.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when it went.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Hears of a search bar. Changes no picture.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called when the text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when typing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether typing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when typing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when searching begins.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when it is given up.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the bookmark is touched.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when a scope is chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Whether text may change.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UISearchBarDelegate {
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// Yes.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}
