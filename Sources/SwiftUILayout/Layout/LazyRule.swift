/// The rule of a lazy container: an eager layout of the views that were made, and an estimate for the rest.
///
/// Views are made until they fill what the scroll view around shows, counted from the container's own start. The others are taken to be as
/// long as those on average. Outside of scroll views, where a container that is too long shows its middle or its end, all views are made, up to
/// `mostUnscrolled`.
final class LazyRule<L: Layout>: LayoutRule {
    private let eager: LayoutRuleBox<L>
    private let content: LazyContent
    private let axis: Axis
    private let viewport: ScrollViewport
    private let isScrolled: Bool
    private let lineLength: (ProposedViewSize) -> Int
    /// Returns the height down to which a container that shows so many points makes its views.
    private let reach: (CGFloat) -> CGFloat
    weak var node: ViewNode?

    /// - Parameters:
    ///   - layout: Lays out what was made.
    ///   - content: Makes views.
    ///   - axis: The axis along which the container grows.
    ///   - viewport: What is seen.
    ///   - isScrolled: Whether a scroll view is around, so that the start is seen.
    ///   - lineLength: How many elements make a line for a proposal.
    ///   - reach: The height down to which a container that shows so many points makes its views.
    init(
        _ layout: L, content: LazyContent, axis: Axis, viewport: ScrollViewport, isScrolled: Bool,
        lineLength: @escaping (ProposedViewSize) -> Int, reach: @escaping (CGFloat) -> CGFloat
    ) {
        eager = LayoutRuleBox(layout)
        self.content = content
        self.axis = axis
        self.viewport = viewport
        self.isScrolled = isScrolled
        self.lineLength = lineLength
        self.reach = reach
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of layoutNode: LayoutNode) -> CGSize {
        makeVisible(proposal)
        var size = eager.sizeThatFits(proposal, of: layoutNode)
        let line = max(lineLength(proposal), 1)
        let made = (CGFloat(content.madeCount) / CGFloat(line)).rounded(.up)
        let all = (CGFloat(content.count) / CGFloat(line)).rounded(.up)
        if made > 0, all > made { size[axis] += (size[axis] + 8) / made * (all - made) }
        return size
    }

    /// The number of elements that are made outside of scroll views: more are off every screen.
    private static var mostUnscrolled: Int { 2_000 }

    /// Makes lines until they reach the end of what is seen.
    private func makeVisible(_ proposal: ProposedViewSize) {
        guard content.madeCount < content.count else { return }
        let line = max(lineLength(proposal), 1)
        let present = content.views.count
        var reached = measured(content.views[...], proposal)
        let shown = axis == .vertical ? reach(viewport.size.height) : viewport.size.width
        while reached < shown || !isScrolled && content.madeCount < Self.mostUnscrolled {
            let start = content.views.count
            for _ in 0..<line where !content.makeNext() { break }
            guard content.views.count > start else { break }
            reached += measured(content.views[start...], proposal, isLine: line > 1)
        }
        if content.views.count > present { node?.replaceViews(content.views) }
        if isScrolled { fill(shown, proposal, line: line) }
    }

    /// Makes more lines while the layout of those that there are ends inside the visible part: its gaps may be smaller than the estimate's.
    private func fill(_ shown: CGFloat, _ proposal: ProposedViewSize, line: Int) {
        guard let node else { return }
        while content.madeCount > 0, content.madeCount < content.count {
            let length = eager.sizeThatFits(proposal, of: node.layout)[axis]
            guard length < shown else { return }
            let lines = CGFloat(content.madeCount) / CGFloat(line)
            let missing = min((shown - length) / max(length / lines, 1), CGFloat(content.count)).rounded(.up)
            let start = content.views.count
            for _ in 0..<max(Int(missing), 1) * line where !content.makeNext() { break }
            guard content.views.count > start else { return }
            node.replaceViews(content.views)
        }
    }

    /// How long views are together, with the gaps after them: one after the other, or side by side in a line.
    private func measured(
        _ views: ArraySlice<ViewNode>, _ proposal: ProposedViewSize, isLine: Bool = false
    ) -> CGFloat {
        let offer = ProposedViewSize(nil, along: axis, by: isLine ? nil : proposal[axis.other])
        let lengths = views.map { $0.layout.size(in: offer)[axis] + 8 }
        return isLine ? lengths.max() ?? 0 : lengths.reduce(0, +)
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        makeVisible(proposal)
        eager.placeChildren(of: node, in: size, proposal: proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func childrenDidChange(of node: LayoutNode) { eager.childrenDidChange(of: node) }
}

extension _ViewContext {
    /// A node of a lazy container.
    @MainActor func lazyNode<L: Layout>(
        _ kind: String, _ layout: L, axis: Axis, content: some View, stackAxis: Axis?,
        lineLength: @escaping (ProposedViewSize) -> Int = { _ in 1 }
    ) -> ViewNode {
        var inside = self
        inside.defersElements = true
        inside.joinsErasedViews = false
        inside.stackAxis = stackAxis
        var list = _NodeList()
        content._makeNodes(into: &list, in: inside)
        let shown = viewport ?? ScrollViewport(size: scene.bounds.size)
        let rule = LazyRule(
            layout, content: LazyContent(list.parts), axis: axis, viewport: shown, isScrolled: viewport != nil,
            lineLength: lineLength, reach: environment.scene.reach(ofList:))
        let node = ViewNode(kind, rule: rule, in: self)
        rule.node = node
        return node
    }
}
