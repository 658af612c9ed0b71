/// Bars.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar with tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// What a toolbar is there for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To find one's way.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To browse.
    public static let browser = ToolbarRole(name: "browser")
    /// To edit.
    public static let editor = ToolbarRole(name: "editor")
}

/// Where a field to search with stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// How it shows in a bar.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// As the system has it.
        case automatic
        /// Always.
        case always
    }

    private let name: String
    /// As the system has it.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// At the side.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// Under the title.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// Under the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Hashable, Sendable {
    /// How a title stands.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the view before has it: large in the first.
        case automatic
        /// Small, in the middle.
        case inline
        /// Large, below the bar.
        case large

        var mode: NavigationValues.TitleMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// How a title stands.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationValues.TitleMode
    /// As the view before has it.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Small, in the middle.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Large, below the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
