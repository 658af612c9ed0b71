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
    /// The text that is searched for, where views inside have a field for it.
    var search: Binding<String>?
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var isTabBarHidden = false

    mutating func formUnion(_ other: NavigationValues) {
        title = title ?? other.title
        if titleMode == .automatic { titleMode = other.titleMode }
        items += other.items
        isHidden = isHidden || other.isHidden
        searchPrompt = searchPrompt ?? other.searchPrompt
        search = search ?? other.search
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
        guard depth < 64, identity.kind != "NavigationStack", identity.kind != "TabView" else { return }
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
