import KeylineAppearance
import KeylineGraphics

/// Views of which one shows, chosen in a bar at the bottom.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: PickerSelection?
    private let content: Content

    /// Views of which the chosen one shows.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { PickerSelection($0) }
        self.content = content()
    }

    /// Views of which the chosen one shows.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = PickerSelection(selection)
        self.content = content()
    }

    /// Adds the node: the chosen view and the bar, or dots for pages.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let pages = context.child(.content).nodes(of: content)
        // Without a binding the view remembers which page a step chose.
        let chosenByStep = context.kept("tab") { StateCell(0) }
        let bound = selection.map { selection in pages.firstIndex { $0.isTagged(selection.value) } ?? 0 }
        let chosen = bound ?? min(chosenByStep.value, max(pages.count - 1, 0))
        let choose: @MainActor (Int) -> Void = { [selection] index in
            if let selection { selection.choose(pages[index]) } else { chosenByStep.value = index }
        }
        let isPaged = context.environment.tabKind == .page
        var views: [ViewNode] = pages.indices.contains(chosen) ? [pages[chosen]] : []
        let hidesBar = views.first?.navigationValuesForTabs.isTabBarHidden == true
        let beside = context.child(.secondary)
        if isPaged {
            views += beside.nodes(of: PageDots(count: pages.count, chosen: chosen))
        } else if !hidesBar {
            views += beside.nodes(
                of: TabBar(items: pages.map { $0.layout.values[TabItemKey.self] }, chosen: chosen, choose: choose))
        }
        let node = ViewNode("TabView", TabLayout(isPaged: isPaged), views, in: context)
        list.append(node)
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which the first shows.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension ViewNode {
    /// What the view says to the bar of tabs, a stack inside included.
    fileprivate var navigationValuesForTabs: NavigationValues {
        identity.kind == "NavigationStack" ? views.first?.navigationValues ?? NavigationValues() : navigationValues
    }
}

/// What a view shows in the bar of tabs.
struct TabItem {
    var label: AnyView
    var badge: Text?
}

enum TabItemKey: LayoutValueKey {
    static var defaultValue: TabItem? { nil }
}

extension View {
    /// What the view shows in the bar of tabs.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        layoutValue(key: TabItemKey.self, value: TabItem(label: AnyView(label())))
    }
}

/// A view of a tab view with what it shows in the bar.
public struct Tab<Value, Content: View, Label: View>: View {
    private let tag: AnyHashable?
    private let content: Content
    private let label: Label

    private init(tag: AnyHashable?, content: Content, label: Label) {
        self.tag = tag
        self.content = content
        self.label = label
    }

    /// The view.
    public var body: some View {
        content.layoutValue(key: TabItemKey.self, value: TabItem(label: AnyView(label)))
            .layoutValue(key: TagKey.self, value: tag)
    }
}

extension Tab where Label == SwiftUILayout.Label<Text, Image> {
    /// A view with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(tag: nil, content: content(), label: SwiftUILayout.Label(titleKey, systemImage: systemImage))
    }

    /// A view with a text and a symbol that stands for a value.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(
            tag: AnyHashable(value), content: content(), label: SwiftUILayout.Label(titleKey, systemImage: systemImage))
    }

    /// A view with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(tag: nil, content: content(), label: SwiftUILayout.Label(title, systemImage: systemImage))
    }

    /// A view with a text and a symbol that stands for a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(
            tag: AnyHashable(value), content: content(), label: SwiftUILayout.Label(title, systemImage: systemImage))
    }
}

/// A view above the bar, or under the dots.
private struct TabLayout: Layout {
    let isPaged: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var room = bounds
        if subviews.count > 1 {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            if !isPaged { room.size.height = max(room.height - subviews[1].sizeThatFits(offer).height, 0) }
            subviews[1].place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: offer)
        }
        subviews.first?.place(
            at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
    }
}

/// The bar of tabs: symbols over words.
private struct TabBar: View {
    let items: [TabItem?]
    let chosen: Int
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReader { environment in
            VStack(spacing: 0) {
                Color(.separator).frame(height: environment.pixelLength)
                HStack(spacing: 0) {
                    ForEach(items.indices, id: \.self) { index in
                        Group {
                            if let item = items[index] {
                                item.label.labelStyle(TabLabelStyle()).environment(\.symbolVariants, .fill)
                            } else {
                                Color.clear
                            }
                        }
                        .font(.system(size: BarMetrics.tabTitle, weight: .medium))
                        .foregroundStyle(
                            index == chosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.systemGray))
                        )
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                        .accessibilityControl(index == chosen ? [.button, .selected] : .button)
                        .onStepTap { choose(index) }
                    }
                }
                .changingAccessibility { accessibility, _ in accessibility.container = .tabBar }
                .frame(height: environment.bars.tabs - environment.pixelLength)
            }
            .background(Material.bar, ignoresSafeAreaEdges: [.bottom, .horizontal])
            .dynamicTypeSize(.large)
        }
    }
}

/// The symbol over the word.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            VStack(spacing: 3) {
                configuration.icon.font(.system(size: environment.bars.tabSymbol, weight: .medium)).frame(height: 24)
                configuration.title
            }
        }
    }
}

/// A dot for each page.
private struct PageDots: View {
    let count: Int
    let chosen: Int

    var body: some View {
        HStack(spacing: PageDotMetrics.gap) {
            ForEach(0..<count, id: \.self) { index in
                Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.35))
                    .frame(width: PageDotMetrics.diameter, height: PageDotMetrics.diameter)
            }
        }
        .padding(.bottom, 20)
        .frame(maxWidth: .infinity)
    }
}

extension View {
    /// The look of the dots below pages, which are drawn as usual. Changes no picture.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
    /// How tab views inside look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { changing { $0.tabKind = style._kind } }
}

/// The look of the dots below pages. Changes no picture.
public struct PageIndexViewStyle: Hashable, Sendable {
    /// When something lies behind the dots.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, interactive, always, never
    }
    private let mode: BackgroundDisplayMode
    /// The look with something behind the dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots with something behind them.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
