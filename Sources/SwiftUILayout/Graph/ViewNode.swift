import KeylineGraphics
import KeylineScenes

/// A view after lowering: a layout node with what it takes to draw it and to speak of it.
final class ViewNode {
    /// Sizes and places the node.
    let layout: LayoutNode
    /// What dumps and the source call it.
    var identity: Identity
    /// The environment of the view.
    let environment: EnvironmentValues
    /// What is inside, as views.
    private(set) var views: [ViewNode]
    /// The node around, once the scene is being arranged.
    weak var parent: ViewNode?
    /// How the views inside make up one.
    var composition = Composition()
    /// Draws the node, and decides how what is inside is drawn; nil draws what is inside.
    var painter: (any NodePainter)?
    /// What happens while the scene is arranged, and once it stands.
    var events = Events()
    /// What the node says upwards.
    var preference: PreferenceChange?
    /// What it says of itself to checks, tests and screen readers.
    var semantics = Semantics()
    /// The effects of a step's touch.
    var responses = TouchResponses()
    /// Drawn later than siblings of a smaller value.
    var zIndex: Double { composition.isBehindSiblings ? -.infinity : values[ZIndexKey.self] }

    /// Where the node lies in the scene, in points, once the scene is laid out.
    var frame: CGRect = .zero
    /// The proposal that its size answers.
    var proposal = ProposedViewSize.unspecified

    /// A node of a rule.
    init(_ kind: String, rule: any LayoutRule, views: [ViewNode] = [], in context: _ViewContext) {
        identity = Identity(kind: kind)
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

    /// Runs the action. A task is only started: the scene runs it once all its views have appeared.
    @MainActor func perform() {
        switch self {
        case .appear(let action): action()
        case .task(let action): Task { await action() }
        }
    }
}

/// `zIndex(_:)`.
enum ZIndexKey: LayoutValueKey {
    static let defaultValue = 0.0
}
