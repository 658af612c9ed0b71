import KeylineGraphics
import KeylineScenes

/// What a view without views inside shows: its size for every proposal, its baselines, and how it is drawn.
protocol LeafContent {
    /// The size for a proposal, in points. Texts round theirs up to pixels; nothing else does.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The length along an axis where it is the same whatever is offered across, and can be told without measuring; nil otherwise.
    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat?

    /// Where a guide runs, if the content says so; nil for the default.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?

    /// The preferred distances.
    var spacing: ViewSpacing { get }

    /// How early the leaf is served among its siblings where no modifier says so; 0 for most.
    var priority: Double { get }

    /// The text that is shown in a size; nil where there is none.
    func textState(in size: CGSize) -> ViewSnapshot.TextState?

    /// The content as assistive technologies find it.
    var accessibility: ViewSnapshot.Accessibility { get }

    /// The attributes that inspectors show: font, colour, lines.
    var properties: [InspectedProperty] { get }

    /// Draws the content.
    ///
    /// - Parameters:
    ///   - frame: Where it lies in the scene, its edges on pixels.
    ///   - list: Takes what is drawn.
    @MainActor func draw(in frame: CGRect, into list: inout DisplayListBuilder)
}

extension LeafContent {
    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? { nil }

    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    var spacing: ViewSpacing { ViewSpacing() }

    var priority: Double { 0 }

    func textState(in size: CGSize) -> ViewSnapshot.TextState? { nil }

    var accessibility: ViewSnapshot.Accessibility { ViewSnapshot.Accessibility() }

    var properties: [InspectedProperty] { [] }

    func draw(in frame: CGRect, into list: inout DisplayListBuilder) {}
}

/// A view that is one leaf.
protocol LeafView: PrimitiveView {
    /// Makes the content from the view's environment.
    @MainActor func makeLeaf(in context: _ViewContext) -> any LeafContent

    /// What dumps call the view.
    static var kind: String { get }
}

extension LeafView {
    static var kind: String { String(String(describing: Self.self).prefix { $0 != "<" }) }

    /// Adds the leaf's node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(ViewNode(Self.kind, leaf: makeLeaf(in: context), in: context))
    }
}

extension ViewNode {
    /// A node of a leaf.
    convenience init(_ kind: String, leaf content: any LeafContent, in context: _ViewContext) {
        self.init(kind, rule: LeafRule(content), in: context)
        painter = LeafPainter(content: content)
        semantics.textState = { content.textState(in: $0) }
        semantics.properties = { content.properties }
        semantics.accessibility = content.accessibility
        semantics.readsText = content.accessibility.content.traits.contains(.staticText)
    }
}

private final class LeafRule: LayoutRule {
    private let content: any LeafContent

    init(_ content: any LeafContent) {
        self.content = content
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        content.sizeThatFits(proposal)
    }

    func independentLength(_ offer: CGFloat?, along axis: Axis, of node: LayoutNode) -> CGFloat? {
        content.independentLength(offer, along: axis)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content.explicitAlignment(key, in: size, proposal: proposal)
    }

    /// Leaves have baselines and no guides of other kinds.
    func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { content.spacing }

    func priority(of node: LayoutNode) -> Double { content.priority }
}

private struct LeafPainter: NodePainter {
    let content: any LeafContent

    func paint(
        _ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void
    ) {
        content.draw(in: node.frame.snapped(to: node.environment.displayScale), into: &list)
    }
}

extension CGRect {
    /// The rectangle with each edge on the nearest pixel edge.
    func snapped(to scale: CGFloat) -> CGRect { PixelGrid(scale: scale).rounded(self) }
}
