import KeylineGraphics
import KeylineScenes

/// A view after lowering: a layout node with what it takes to draw it and to speak of it.
final class ViewNode {
    /// Sizes and places the node.
    let layout: LayoutNode
    /// What dumps call it: the view's type, or the modifier's name.
    let kind: String
    /// The environment of the view.
    let environment: EnvironmentValues
    /// What is inside, as views.
    private(set) var views: [ViewNode]
    /// The node around, once the scene is being arranged.
    weak var parent: ViewNode?
    /// The name of the node's coordinates.
    var spaceName: AnyHashable?
    /// Which of the views inside decides size and guides, where the others only lie over or behind it.
    var primaryIndex: Int?
    /// The edge along which a view takes room from the safe area of the first view inside, as `safeAreaInset` does.
    var insetEdge: Edge?
    /// Draws the node, and decides how what is inside is drawn; nil draws what is inside.
    var painter: (any NodePainter)?
    /// Called when the node knows its place in the scene and before its children get theirs, so that content that depends on it can be made.
    var willArrange: (@MainActor (ViewNode) -> Void)?
    /// Called when everything inside has its place.
    var didArrange: (@MainActor (ViewNode) -> Void)?
    /// What the node says upwards.
    var preference: PreferenceChange?
    /// What happens once the scene stands.
    var actions: [NodeAction] = []
    /// The name by which dumps and pictures speak of the node, where it was given one.
    var id: ViewID?
    /// The name by which the app's tests and accessibility find it.
    var accessibilityIdentifier: String?
    /// Whether screen readers are told that it is a heading.
    var isHeading = false
    /// The control that it is; nil for what nobody touches.
    var control: ControlTraits?
    /// The rectangle around where touches count, given the node's frame; nil for the frame itself.
    var touchShape: ((CGRect) -> CGRect)?
    /// The place in the source.
    var location: SourceLocation?
    /// Whether the node is drawn before its siblings, whatever its place among them.
    var isBehindSiblings = false
    /// Drawn later than siblings of a smaller value.
    var zIndex: Double { isBehindSiblings ? -.infinity : values[ZIndexKey.self] }

    /// Where the node lies in the scene, in points, once the scene is laid out.
    var frame: CGRect = .zero
    /// The proposal that its size answers.
    var proposal = ProposedViewSize.unspecified
    /// The text that the node shows, asked for with its size.
    var textState: ((CGSize) -> ViewSnapshot.TextState?)?
    /// The view of another layout system that stands here, as values.
    var foreignSnapshot: (@MainActor (ViewNode) -> ViewSnapshot?)?

    /// A node of a rule.
    init(_ kind: String, rule: any LayoutRule, views: [ViewNode] = [], in context: _ViewContext) {
        self.kind = kind
        self.views = views
        environment = context.environment
        layout = LayoutNode(
            rule: rule, children: views.map(\.layout), layoutDirection: environment.layoutDirection)
        layout.recorder = context.scene.recorder
    }

    /// A node of a layout.
    convenience init(_ kind: String, _ layout: some Layout, _ views: [ViewNode], in context: _ViewContext) {
        self.init(kind, rule: LayoutRuleBox(layout), views: views, in: context)
    }

    /// A node around another that says the same to the layout around it, as modifiers do.
    convenience init(_ kind: String, around view: ViewNode, rule: any LayoutRule, in context: _ViewContext) {
        self.init(kind, rule: rule, views: [view], in: context)
        values = view.values
    }

    func replaceViews(_ views: [ViewNode]) {
        self.views = views
        layout.replaceChildren(views.map(\.layout))
    }

    /// What the view says to the layout around it.
    var values: LayoutValues {
        get { layout.values }
        set { layout.values = newValue }
    }
}

/// Draws a node.
protocol NodePainter {
    /// Adds what the node draws to the list.
    ///
    /// - Parameters:
    ///   - node: The node, which knows its frame in the scene.
    ///   - list: Takes what is drawn, tagged with the node's id.
    ///   - contents: Draws what is inside.
    @MainActor func paint(
        _ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void)

    /// Whether what lies outside the node's frame comes into view by scrolling.
    var scrolls: Bool { get }
}

extension NodePainter {
    var scrolls: Bool { false }
}

/// What happens once a scene stands.
enum NodeAction {
    case appear(@MainActor () -> Void)
    case task(@MainActor () async -> Void)

    /// Does what is to happen. A task is only started: a picture waits for nothing.
    @MainActor func perform() {
        switch self {
        case .appear(let action): action()
        case .task(let action): ImmediateTask.run(action)
        }
    }
}

/// Runs asynchronous work as far as it gets without waiting.
enum ImmediateTask {
    @MainActor static func run(_ work: @escaping @MainActor () async -> Void) {
        if #available(macOS 26, *) {
            Task.immediate { await work() }
        }
    }
}

/// `zIndex(_:)`.
enum ZIndexKey: LayoutValueKey {
    static let defaultValue = 0.0
}
