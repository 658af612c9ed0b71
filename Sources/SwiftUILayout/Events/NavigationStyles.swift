/// How a link comes in.
public struct NavigationTransition: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = NavigationTransition(name: "automatic")
    /// Out of another view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        automatic
    }
}

/// How older stacks look.
public protocol NavigationViewStyle: Sendable {}

/// As the system has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As the system has it.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { .init() }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

/// How split views look.
public protocol NavigationSplitViewStyle: Sendable {}

/// As the system has it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As the system has it.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// Columns give way to one another.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns give way to one another.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// The last column stays as it is.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column stays as it is.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
