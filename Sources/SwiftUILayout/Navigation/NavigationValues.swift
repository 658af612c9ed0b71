import Foundation

/// What views inside say to the bar of their navigation stack.
struct NavigationValues {
    /// How the title stands.
    enum TitleMode { case automatic, inline, large }

    var title: Text?
    var titleMode = TitleMode.automatic
    var items: [ToolbarEntry] = []
    var isHidden = false
    var hasBackButton: Bool?
    var searchPrompt: Text?
    var searchText = ""
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var isTabBarHidden = false

    mutating func formUnion(_ other: NavigationValues) {
        title = title ?? other.title
        if titleMode == .automatic { titleMode = other.titleMode }
        items += other.items
        isHidden = isHidden || other.isHidden
        searchPrompt = searchPrompt ?? other.searchPrompt
        if searchText.isEmpty { searchText = other.searchText }
        background = background ?? other.background
        if backgroundVisibility == .automatic { backgroundVisibility = other.backgroundVisibility }
        isTabBarHidden = isTabBarHidden || other.isTabBarHidden
    }
}

/// Something in a bar.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

enum NavigationValuesKey: LayoutValueKey {
    static var defaultValue: NavigationValues? { nil }
}

extension ViewNode {
    /// What the node and everything inside say to the bar; what is inside a bar's own stack stays there.
    var navigationValues: NavigationValues {
        var result = NavigationValues()
        collectNavigationValues(into: &result, depth: 0)
        return result
    }

    private func collectNavigationValues(into result: inout NavigationValues, depth: Int) {
        guard depth < 64, kind != "NavigationStack", kind != "TabView" else { return }
        // Wrappers carry the values of what is inside them; only the innermost speaks.
        if let own = layout.values[NavigationValuesKey.self], !(views.count == 1 && views[0].carriesNavigationValues) {
            result.formUnion(own)
        }
        for view in views { view.collectNavigationValues(into: &result, depth: depth + 1) }
    }

    private var carriesNavigationValues: Bool { layout.values[NavigationValuesKey.self] != nil }
}

/// Changes what a view says to the bar of its navigation stack.
struct NavigationValuesModifier: ViewModifier {
    typealias Body = Never
    let change: (inout NavigationValues) -> Void

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context)
        list.wrap(from: start) { node in
            var values = node.layout.values[NavigationValuesKey.self] ?? NavigationValues()
            change(&values)
            node.layout.values[NavigationValuesKey.self] = values
            return node
        }
    }
}

extension View {
    func navigation(_ change: @escaping (inout NavigationValues) -> Void) -> some View {
        modifier(NavigationValuesModifier(change: change))
    }

    /// The title of the bar.
    public func navigationTitle(_ title: Text) -> some View { navigation { $0.title = title } }
    /// The title of the bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// The title of the bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title of the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// The title of the bar, by its older name.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// The title of the bar, by its older name.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// The title of the bar, by its older name.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title of the bar and how it stands, by its older name.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }
    /// The title of the bar and how it stands, by its older name.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    /// The title of the bar and how it stands, by its older name.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }
    /// How the title stands.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigation { $0.titleMode = displayMode.mode }
    }
    /// How the title stands.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigation { $0.titleMode = mode.mode }
    }
    /// Whether there is a bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { navigation { $0.isHidden = hidden } }
    /// Whether there is a back button. A stack shows its first view, which has none anyway.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigation { $0.hasBackButton = !hidesBackButton }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }
    /// Views in the bar, by its older name.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
    /// A field to search with, under the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        navigation {
            $0.searchPrompt = prompt ?? Text(verbatim: "")
            $0.searchText = text.wrappedValue
        }
    }
    /// A field to search with, under the title.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with, under the title.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field to search with that may be open, under the title.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// The ground of bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.background = AnyShapeStyle(style) }
    }
    /// Whether bars have a ground.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.backgroundVisibility = visibility }
    }
    /// Whether bars have a ground.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation { $0.backgroundVisibility = visibility }
    }
    /// Whether bars show.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation {
            if visibility == .hidden, bars.contains(.navigationBar) || bars.isEmpty { $0.isHidden = true }
            if visibility == .hidden, bars.contains(.tabBar) { $0.isTabBarHidden = true }
        }
    }
    /// Whether bars show.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigation {
            if visibility == .hidden, bars.contains(.navigationBar) { $0.isHidden = true }
            if visibility == .hidden, bars.contains(.tabBar) { $0.isTabBarHidden = true }
        }
    }
    /// Light or dark bars; Keyline draws them as the screen is.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
    /// What a bar with a title for a menu offers; it does not show.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

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
