import KeylineGraphics

/// Views that lead to others, under a bar with a title. The first frame shows the first one; steps go on.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root
    private let path: Binding<Data>?

    /// A stack that begins with a view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack that begins with a view; what the path leads to shows once steps are done.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = path
    }

    /// Adds the stack's node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        NavigationNode.make(root, path: path.flatMap { NavigationWay($0) }, into: &list, in: context)
    }
}

/// Views that lead to others, under a bar with a title, by an older name.
public struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    /// A stack that begins with a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the stack's node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        NavigationNode.make(content, into: &list, in: context)
    }
}

/// Columns of which one leads to the next. Where there is little room the first one shows, and steps lead on: a row that is chosen in its list to
/// the next column. Of three columns side by side, the one in the middle is not shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    /// The column between them; nil where there are two.
    private let content: Content?
    private let detail: Detail

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
        content = nil
        self.detail = detail()
    }

    /// Two columns of which some may be hidden.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        content = nil
        self.detail = detail()
    }

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    /// Adds the columns' node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        guard context.environment.horizontalSizeClass == .regular else {
            return makeCompactNodes(into: &list, in: context)
        }
        let columns = HStack(spacing: 0) {
            NavigationStack { sidebar.changing { $0.splitColumn = SplitColumn(columns: nil, index: 0) } }
                .frame(width: 320)
            Divider()
            NavigationStack { detail }.frame(maxWidth: .infinity)
        }
        columns._makeNodes(into: &list, in: context.child(.body))
    }

    /// Adds the sidebar, which leads on to the other columns once steps choose something in it.
    private func makeCompactNodes(into list: inout _NodeList, in context: _ViewContext) {
        guard context.scene.takesSteps else { return NavigationNode.make(sidebar, into: &list, in: context) }
        let columns = context.kept("columns") { SplitColumns() }
        let last = AnyView(detail.changing { $0.splitColumn = nil })
        let next = content.map { AnyView($0.leading(to: last, from: 1, of: columns)) } ?? last
        NavigationNode.make(sidebar.leading(to: next, from: 0, of: columns), into: &list, in: context)
    }
}

/// Which columns show.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// Two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The way through a stack. A still picture shows where it begins.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    /// The beginning.
    public init() {}
    /// A way through values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }
    /// How many steps there are.
    public var count: Int { values.count }
    /// Whether it is the beginning.
    public var isEmpty: Bool { values.isEmpty }
    /// Goes on to a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Goes back.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// Makes the nodes of stacks: content under a bar.
@MainActor
enum NavigationNode {
    static func make(
        _ root: some View, path: NavigationWay? = nil, into list: inout _NodeList, in context: _ViewContext
    ) {
        let context = context.editable
        var inside = context.child(.content)
        inside.environment.isInListRow = false
        inside.environment.takesSections = false
        let pile = context.scene.takesSteps ? context.kept("pile") { NavigationPile() } : nil
        pile?.begin(path)
        inside.environment.navigationPile = pile
        let first = inside.node(of: root, isAlone: true) { ViewNode("VStack", VStackLayout(), $1, in: $0) }
        let levels = [NavigationLevel(node: first, values: first.navigationValues, pop: nil)]
        if let pile { context.scene.changes.append { pile.asksForMore } }
        let top = pile.map { pileLevels(over: levels, of: $0, inside) } ?? levels
        append(top, into: &list, in: context)
    }

    /// The views of a stack from the first to the topmost, each with what takes it away.
    private static func pileLevels(
        over first: [NavigationLevel], of pile: NavigationPile, _ inside: _ViewContext
    ) -> [NavigationLevel] {
        var levels = first
        var way = pile.way
        var late = pile.lateRequests.prefix(1)
        while levels.count < Self.mostLevels {
            let requested = pile.requests.first
            pile.requests = []
            guard let next = way.isEmpty ? requested ?? late.popFirst() : way.removeFirst() else { break }
            var level = inside.child(.index(levels.count))
            level.environment.dismiss = DismissAction { next.pop() }
            level.environment.isPresentedByAnother = true
            let node = level.node(of: next.view, isAlone: true) { ViewNode("VStack", VStackLayout(), $1, in: $0) }
            var values = node.navigationValues
            // A title has the form of the title before, unless the view says otherwise.
            if values.titleMode == .automatic { values.titleMode = levels.last?.values.titleMode ?? .automatic }
            levels.append(NavigationLevel(node: node, values: values, pop: next.pop))
        }
        return levels
    }

    private static let mostLevels = 100

    private static func append(_ levels: [NavigationLevel], into list: inout _NodeList, in context: _ViewContext) {
        guard let top = levels.last else { return }
        let content = top.node
        let values = top.values
        var bar = values.isHidden ? nil : NavigationBar(values: values)
        if let pop = top.pop, values.hasBackButton != false, let below = levels.dropLast().last {
            bar?.back = NavigationBar.Back(title: below.values.title, pop: pop)
        }
        var views = [content]
        var bars = context
        bars.environment.isInBar = true
        if let bar {
            views += bars.child(.secondary).nodes(of: bar)
        }
        let bottom = values.items.filter { $0.placement.place == .bottom }
        if !bottom.isEmpty {
            views += bars.child(.modifier).nodes(of: BottomBar(items: bottom))
        }
        let layout = NavigationLayout(hasBar: bar != nil, hasBottomBar: !bottom.isEmpty)
        let node = ViewNode("NavigationStack", layout, views, in: context)
        node.painter = NavigationPainter(scene: context.scene)
        list.append(node)
    }
}

/// A view of a stack.
private struct NavigationLevel {
    let node: ViewNode
    let values: NavigationValues
    /// Takes the view away; nil for the first.
    let pop: (@MainActor () -> Void)?
}

extension NavigationPile {
    /// Forgets what views of the pass before said.
    @MainActor fileprivate func begin(_ path: NavigationWay?) {
        self.path = path
        destinations = []
        lateRequests = requests.filter { $0.isWanted() }
        requests = []
    }

    /// Whether views that are made late led somewhere that does not show yet.
    @MainActor fileprivate var asksForMore: Bool { lateRequests.isEmpty && requests.contains { $0.isWanted() } }

    /// The views that the path and links lead to, in their order.
    @MainActor fileprivate var way: [Request] {
        let ofPath = (path?.values ?? []).map { value in
            Request(view: shown(value)) { [weak self] in self?.path?.removeLast() }
        }
        return ofPath
            + entries.indices.map { index in
                let view =
                    switch entries[index] {
                    case .view(let view): view
                    case .value(let value): shown(value)
                    }
                return Request(view: view) { [weak self] in
                    self.map { $0.entries.removeSubrange(min(index, $0.entries.count)...) }
                }
            }
    }

    /// The view of a value; looked up late, as the views before say it.
    @MainActor private func shown(_ value: AnyHashable) -> AnyView {
        AnyView(DestinationView(pile: self, value: value))
    }
}

/// The view of a value of a stack; nothing where no view says it, as in SwiftUI.
private struct DestinationView: View {
    let pile: NavigationPile
    let value: AnyHashable

    var body: some View { pile.destination(of: value) }
}

/// Content below a bar, and above another one.
private struct NavigationLayout: Layout {
    let hasBar: Bool
    let hasBottomBar: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var room = bounds
        var next = 1
        if hasBar, next < subviews.count {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            let height = subviews[next].sizeThatFits(offer).height
            subviews[next].place(at: bounds.origin, anchor: .topLeading, proposal: offer)
            room.origin.y += height
            room.size.height = max(room.size.height - height, 0)
            next += 1
        }
        if hasBottomBar, next < subviews.count {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            let height = subviews[next].sizeThatFits(offer).height
            subviews[next].place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: offer)
            room.size.height = max(room.size.height - height, 0)
        }
        subviews.first?.place(
            at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
    }
}

/// Draws the ground of the screen, which a list under the bar has too.
private struct NavigationPainter: NodePainter {
    let scene: SceneGraph

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let frame = node.frame.snapped(to: environment.displayScale)
        let reach = frame.extended(fromEdgesOf: node.safeArea(in: scene), to: scene.bounds)
        let isGrouped = node.views.first?.showsGroupedList == true
        let color: Color = isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground)
        list.fill(reach, color: color.neutral(in: environment))
        contents(&list)
    }
}

extension ViewNode {
    /// Whether the view is a list with grounds, looking through what stands around it.
    fileprivate var showsGroupedList: Bool {
        if identity.kind == "List" || identity.kind == "Form" {
            return environment.listKind.isGrouped && environment.scrollContentBackground != .hidden
        }
        guard let view = views.first, views.count == 1 || identity.kind == "overlay" else { return false }
        return view.showsGroupedList
    }
}
