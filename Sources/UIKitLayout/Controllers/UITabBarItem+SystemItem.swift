import KeylineAppearance

extension UITabBarItem {
    /// An item that the system knows; raw values are Apple's.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// Further items.
        case more
        /// What somebody likes.
        case favorites
        /// What the app puts forward.
        case featured
        /// What many like.
        case topRated
        /// What was seen lately.
        case recents
        /// People.
        case contacts
        /// What was done.
        case history
        /// Marked places.
        case bookmarks
        /// Looks for something.
        case search
        /// What was fetched.
        case downloads
        /// What came last.
        case mostRecent
        /// What was seen most.
        case mostViewed
    }

    /// The item's own title, or that of what the system knows it as: in English but for the words that Keyline knows in the language.
    func shownTitle(in locale: String) -> String? {
        if let title, !title.isEmpty { return title }
        return systemItem == .search ? SystemText.search.text(in: locale) : systemItem?.title
    }

    /// The item's own image, or that of what the system knows it as.
    var shownImage: UIImage? {
        image ?? systemItem.flatMap { UIImage(systemName: $0.symbol) }
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "tray.fill"
        case .mostViewed: "list.bullet"
        }
    }
}
