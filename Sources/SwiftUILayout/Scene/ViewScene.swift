import KeylineExecutors
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineLocalization
package import KeylineScenes

/// Makes scenes of views: lowers them to nodes, lays these out, draws them and takes everything as values.
@MainActor
package struct ViewScene {
    private let environment: SceneEnvironment
    private let services: SceneServices
    let graph: SceneGraph
    private let makeNodes: (inout _NodeList, _ViewContext) -> Void

    /// Prepares a scene.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - services: Texts, strings and pictures.
    ///   - graph: What views keep, of an earlier scene of the same views; nil for nothing.
    ///   - content: The views; asked for again where state has changed.
    package init(
        environment: SceneEnvironment, services: SceneServices, keeping graph: SceneGraph? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) {
        self.graph = graph ?? SceneGraph()
        self.graph.takesSteps = !environment.steps.isEmpty
        self.environment = environment
        self.services = services
        makeNodes = { content()._makeNodes(into: &$0, in: $1) }
        self.graph.bounds = CGRect(origin: .zero, size: environment.size)
        self.graph.safeArea = self.graph.bounds.inset(by: environment.safeArea)
    }

    private var values: EnvironmentValues {
        var values = EnvironmentValues()
        values.scene = environment
        values.services = services
        return values
    }

    /// Passes after which a scene is taken as it is, though its views still change one another.
    private static let passLimit = 8

    /// Makes and lays out the nodes, again as long as what happens once the scene stands changes something.
    func layOut() -> ViewNode { settled(makeRoot) }

    /// Lays out until nothing happens any more: views appear, and what they started is done (`SceneJobs`).
    private func settled(_ layOut: () -> ViewNode) -> ViewNode {
        SceneJobs.sharing { jobs in
            speaking {
                var root = layOut()
                for _ in 1..<Self.passLimit {
                    let hasActed = settle(root)
                    guard jobs.runNext() || hasActed else { return root }
                    root = layOut()
                }
                return jobs.runAll() ? layOut() : root
            }
        }
    }

    /// Lays out after a step, while the clock of the scene does not move.
    func layOutAtOnce(_ jobs: SceneJobs) -> ViewNode {
        speaking {
            var root = makeRoot()
            for _ in 1..<Self.passLimit {
                let hasActed = settle(root)
                guard jobs.runDue() || hasActed else { break }
                root = makeRoot()
            }
            return root
        }
    }

    /// Runs the views' code where `String(localized:)` and its like find the scene's language.
    func speaking<Result>(_ body: () -> Result) -> Result {
        SceneTexts.$current.withValue(SceneStrings(services.strings, environment)) { body() }
    }

    /// Lets views appear and tells those who wait for changes; whether anything happened.
    private func settle(_ root: ViewNode) -> Bool {
        var hasActed = false
        var waiting = [root]
        while let node = waiting.popLast() {
            for action in node.events.actions {
                hasActed = true
                action.perform()
            }
            waiting += node.views.reversed()
        }
        for change in graph.changes where change() { hasActed = true }
        return hasActed
    }

    /// Makes and lays out the nodes: offered the safe area and centred in it.
    private func makeRoot() -> ViewNode {
        graph.changes = []
        graph.presentations = []
        var context = _ViewContext(environment: values, scene: graph)
        context.isAlone = true
        var list = _NodeList()
        makeNodes(&list, context)
        let nodes = list.nodes
        let content = nodes.count == 1 ? nodes[0] : ViewNode("VStack", VStackLayout(), nodes, in: context)
        let root = ViewNode("Window", rule: RootRule(safeArea: graph.safeArea), views: [content], in: context)
        arrange(root)
        addPresentations(to: root)
        return root
    }

    private func arrange(_ root: ViewNode) {
        var pass = ArrangementPass(root: root, frame: graph.bounds, proposal: ProposedViewSize(graph.bounds.size))
        pass.run()
    }

    /// Puts over the views what they present, which may present more; views that are made late are known once the others have their places.
    private func addPresentations(to root: ViewNode) {
        var count = 0
        while count < graph.presentations.count, count < Self.passLimit {
            let layer = graph.presentations[count]()
            count += 1
            root.replaceViews(root.views + [layer])
            arrange(root)
        }
    }

    /// Makes and lays out the nodes apart from the window, as large as they answer a proposal.
    ///
    /// - Parameters:
    ///   - proposal: What the views are offered.
    ///   - dividerThickness: The thickness of dividers in points; nil for a pixel.
    ///   - others: What they are offered before.
    /// - Returns: The outermost node, laid out.
    func measuredRoot(
        _ proposal: ProposedViewSize, dividerThickness: CGFloat?, asking others: [ProposedViewSize] = []
    ) -> ViewNode {
        // What appearing changes counts in the size too.
        settled { measured(proposal, dividerThickness: dividerThickness, asking: others) }
    }

    private func measured(
        _ proposal: ProposedViewSize, dividerThickness: CGFloat?, asking others: [ProposedViewSize]
    ) -> ViewNode {
        graph.changes = []
        var context = _ViewContext(environment: values, scene: graph)
        context.isAlone = true
        if let dividerThickness { context.environment.dividerThickness = dividerThickness }
        var list = _NodeList()
        makeNodes(&list, context)
        let nodes = list.nodes
        let root = nodes.count == 1 ? nodes[0] : ViewNode("VStack", VStackLayout(), nodes, in: context)
        for other in others { _ = root.layout.size(in: other) }
        let size = root.layout.size(in: proposal)
        var pass = ArrangementPass(root: root, frame: CGRect(origin: .zero, size: size), proposal: proposal)
        pass.run()
        return root
    }

    /// Makes the scene.
    ///
    /// - Parameter id: The scene's id.
    /// - Returns: The scene.
    /// - Throws: The error of a font that is missing or altered.
    package func makeScene(_ id: SceneID) throws -> KeylineScenes.Scene {
        guard graph.takesSteps else { return try takeScene(id, of: layOut()) }
        return try SceneJobs.sharing { jobs in
            let driver = ViewSceneDriver(self, jobs, id)
            return try StepPerformer.perform(environment.steps, with: driver)
        }
    }

    /// Takes everything from nodes that are laid out as values.
    func takeScene(_ id: SceneID, of root: ViewNode) throws -> KeylineScenes.Scene {
        root.nameTree()
        root.reportInvalidPositions(to: services)
        var list = DisplayListBuilder()
        list.fill(graph.bounds, color: Color(.systemBackground).neutral(in: values))
        root.paint(into: &list)
        let layout = LayoutSnapshot(root: root.snapshot(in: .zero)).identified
        if let failure = services.typesetter.fonts.failures.first { throw failure }
        if let failure = services.strings.failures.first { throw failure }
        let displayList = list.displayList(size: environment.size)
        return KeylineScenes.Scene(
            id: id, environment: environment, displayList: displayList, layout: layout,
            diagnostics: services.diagnostics + displayList.findings.naming(viewsOf: layout)
                + layout.findings)
    }
}

/// The rule of the window: its content is offered the safe area and stands in the middle of it.
private final class RootRule: LayoutRule {
    private let safeArea: CGRect

    init(safeArea: CGRect) {
        self.safeArea = safeArea
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(safeArea.size)
        // Positions count from the leading edge.
        let isMirrored = node.layoutDirection == .rightToLeft
        let middle = isMirrored ? size.width - safeArea.midX : safeArea.midX
        node.children.first?.place(at: CGPoint(x: middle, y: safeArea.midY), anchor: .center, proposal: offer)
        for layer in node.children.dropFirst() {
            layer.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }
}
