/// How tab views look.
public protocol TabViewStyle: Sendable {
    /// Which of the system's styles it is.
    var _kind: _TabKind { get }
}

/// Which of the system's styles a tab view has.
public enum _TabKind: Hashable, Sendable {
    /// A bar.
    case bar
    /// Pages.
    case page
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// A bar.
    public var _kind: _TabKind { .bar }
    /// The style.
    public init() {}
}

/// Pages with dots.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots show.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// Where there are several pages.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// Pages.
    public var _kind: _TabKind { .page }
    /// The style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom.
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots.
    public static var page: PageTabViewStyle { .init() }
    /// Pages with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    private enum KindKey: EnvironmentKey { static let defaultValue = _TabKind.bar }

    /// How tab views look.
    var tabKind: _TabKind {
        get { self[KindKey.self] }
        set { self[KindKey.self] = newValue }
    }
}
