import KeylineGraphics
package import KeylineScenes

/// How a view answers a proposal, measured apart from any window: for comparing the layout with numbers recorded elsewhere.
package struct ViewMeasurement {
    /// The answer, in points.
    package let size: CGSize
    /// The frames of the views that were given a name, in the outermost view's coordinates, in the tree's order.
    package let frames: [(name: String, frame: CGRect)]
    /// The first baseline from the top, in points.
    package let firstTextBaseline: CGFloat
    /// The last baseline from the top, in points.
    package let lastTextBaseline: CGFloat
    /// How many bodies were asked for.
    package let bodyCount: Int
    /// How many sizes were computed, for each node of the tree.
    package let measurementCounts: [Int]
    /// The bounds by which an answer may differ from the room the view stands in.
    package let nodeCount: Int

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
        let root = scene.measuredRoot(proposal, dividerThickness: dividerThickness)
        size = root.layout.size(in: proposal)
        let dimensions = root.layout.dimensions(in: proposal)
        firstTextBaseline = dimensions[VerticalAlignment.firstTextBaseline]
        lastTextBaseline = dimensions[VerticalAlignment.lastTextBaseline]
        var nodes: [ViewNode] = []
        var waiting = [root]
        while let node = waiting.popLast() {
            nodes.append(node)
            waiting += node.views.reversed()
        }
        frames = nodes.compactMap { node in node.id.map { ($0.rawValue, node.frame) } }
        measurementCounts = nodes.map(\.layout.measurementCount)
        nodeCount = nodes.count
        bodyCount = scene.graph.bodyCount
    }
}

extension View {
    /// Gives the view the name by which dumps and pictures speak of it.
    nonisolated package func layoutName(_ name: String) -> some View {
        modifier(NodeModifier { $0.id = ViewID(name) })
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
