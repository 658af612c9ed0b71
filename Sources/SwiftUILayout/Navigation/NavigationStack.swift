import KeylineGraphics

/// Views that lead to others, under a bar with a title. A still picture shows the first one.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root

    /// A stack that begins with a view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack that begins with a view; what the path leads to does not show.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
    }

    /// Adds the stack's node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        NavigationNode.make(root, into: &list, in: context)
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

/// Columns of which one leads to the next. Where there is little room, and in a still picture, the first one shows.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    private let detail: Detail

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
    }

    /// Two columns of which some may be hidden.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
    }

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.detail = detail()
    }

    /// Adds the columns' node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        guard context.environment.horizontalSizeClass == .regular else {
            return NavigationNode.make(sidebar, into: &list, in: context)
        }
        let columns = HStack(spacing: 0) {
            NavigationStack { sidebar }.frame(width: 320)
            Divider()
            NavigationStack { detail }.frame(maxWidth: .infinity)
        }
        columns._makeNodes(into: &list, in: context.child(.body))
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
    private var values: [AnyHashable] = []
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
    static func make(_ root: some View, into list: inout _NodeList, in context: _ViewContext) {
        var inside = context.child(.content)
        inside.environment.isInListRow = false
        inside.environment.takesSections = false
        let content = inside.node(of: root, isAlone: true) { ViewNode("VStack", VStackLayout(), $1, in: $0) }
        let values = content.navigationValues
        let bar = values.isHidden ? nil : NavigationBar(values: values)
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
