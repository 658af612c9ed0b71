import KeylineGraphics
package import KeylineScenes

/// How a view answers a proposal, measured apart from any window: for comparing the layout with numbers recorded elsewhere.
package struct ViewMeasurement {
    private let root: ViewNode
    private let proposal: ProposedViewSize
    /// How many bodies were asked for.
    package let bodyCount: Int

    /// The answer, in points.
    package var size: CGSize { root.layout.size(in: proposal) }
    /// The first baseline from the top, in points.
    package var firstTextBaseline: CGFloat { dimensions[VerticalAlignment.firstTextBaseline] }
    /// The last baseline from the top, in points.
    package var lastTextBaseline: CGFloat { dimensions[VerticalAlignment.lastTextBaseline] }
    /// The frames of the views that were given a name, in the outermost view's coordinates, in the tree's order.
    package var frames: [(name: String, frame: CGRect)] {
        nodes.compactMap { node in node.identity.id.map { ($0.rawValue, node.frame) } }
    }
    /// How many sizes were computed, for each node of the tree.
    package var measurementCounts: [Int] { nodes.map(\.layout.measurementCount) }
    /// How many nodes the tree has.
    package var nodeCount: Int { nodes.count }

    private var dimensions: ViewDimensions { root.layout.dimensions(in: proposal) }

    private var nodes: [ViewNode] {
        var nodes: [ViewNode] = []
        var waiting = [root]
        while let node = waiting.popLast() {
            nodes.append(node)
            waiting += node.views.reversed()
        }
        return nodes
    }

    /// Measures a view.
    ///
    /// - Parameters:
    ///   - proposal: What it is offered.
    ///   - environment: The environment.
    ///   - services: Texts, strings and pictures.
    ///   - dividerThickness: The thickness of dividers in points; nil for a pixel.
    ///   - content: The view.
    @MainActor package init(
        _ proposal: ProposedViewSize, environment: SceneEnvironment, services: SceneServices,
        dividerThickness: CGFloat? = nil, @ViewBuilder content: @escaping () -> some View
    ) {
        let scene = ViewScene(environment: environment, services: services, content: content)
        root = scene.measuredRoot(proposal, dividerThickness: dividerThickness)
        self.proposal = proposal
        bodyCount = scene.graph.bodyCount
    }
}

extension View {
    /// Gives the view the name by which dumps and pictures speak of it.
    nonisolated package func layoutName(_ name: String) -> some View {
        modifier(NodeModifier { $0.identity.id = ViewID(name) })
    }

    /// Changes what every view that says nothing else is laid out with.
    nonisolated package func dividerThickness(_ thickness: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.dividerThickness = thickness })
    }
}

/// A view of a size of its own making, without anything to draw: for measuring and for tests.
nonisolated package struct StubView: LeafView {
    private let content: StubContent

    /// Makes a stub.
    ///
    /// - Parameters:
    ///   - baseline: The first and the last baseline in a size; nil for a view without text.
    ///   - spacing: The distances that it prefers.
    ///   - size: The size for a proposal.
    package init(
        baseline: ((CGSize) -> (first: CGFloat, last: CGFloat))? = nil, spacing: ViewSpacing = ViewSpacing(),
        size: @escaping (ProposedViewSize) -> CGSize
    ) {
        content = StubContent(size: size, baseline: baseline, spacing: spacing)
    }

    @MainActor func makeLeaf(in context: _ViewContext) -> any LeafContent { content }
}

private struct StubContent: LeafContent {
    let size: (ProposedViewSize) -> CGSize
    let baseline: ((CGSize) -> (first: CGFloat, last: CGFloat))?
    let spacing: ViewSpacing

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: baseline?(size).first
        case VerticalAlignment.lastTextBaseline.key: baseline?(size).last
        default: nil
        }
    }
}
