package import KeylineGraphics
package import KeylineScenes

/// A view of another layout system inside views of this one: it measures, draws and describes itself.
@MainActor
package protocol ForeignLeaf: AnyObject {
    /// The size for a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
    /// The distances of the first baseline from the top and of the last one from the bottom, in points; nil without text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// Draws the view in its place in the scene, in points; the insets are those of the safe area that reach into it.
    func draw(in frame: CGRect, safeArea: EdgeInsets, into list: inout DisplayListBuilder)
    /// The view and what is inside, as values, its origin at zero; `id` is the place's own.
    func snapshot(in size: CGSize, safeArea: EdgeInsets, id: ViewID?) -> ViewSnapshot?
    /// Does what a step does to a view inside, at a point of the place, in points; nil where there is no such view.
    func perform(_ touch: StepTouch, on view: ViewID, at point: CGPoint) -> StepOutcome?
}

extension _NodeList {
    /// Adds a view of another layout system.
    ///
    /// - Parameters:
    ///   - leaf: The view.
    ///   - kind: What dumps call the place.
    ///   - context: What the view learns from those around it.
    @MainActor package mutating func append(_ leaf: any ForeignLeaf, kind: String, in context: _ViewContext) {
        let node = ViewNode(kind, rule: ForeignRule(leaf), in: context)
        node.painter = ForeignPainter(leaf: leaf, scene: context.scene)
        node.semantics.foreignSnapshot = { [scene = context.scene] node in
            leaf.snapshot(in: node.frame.size, safeArea: node.safeAreaInside(scene), id: node.identity.id)
        }
        node.responses.foreign = leaf
        append(node)
    }
}

extension _ViewContext {
    /// What views are told about their surroundings.
    package var environmentValues: EnvironmentValues { environment }

    /// Something that is kept as long as the view has its place in the tree; made the first time.
    package func kept<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
        identity.storage.cell(name, make: make)
    }

    /// Tells the properties of a view their environment and what they keep.
    @MainActor package func connect<Value>(_ value: Value) { connectProperties(of: value) }
}

extension EnvironmentValues {
    /// The surroundings in neutral terms, with what views around changed.
    package var sceneEnvironment: SceneEnvironment { shownScene }
}

extension ViewNode {
    /// How far what lies outside the safe area reaches into the node.
    @MainActor fileprivate func safeAreaInside(_ scene: SceneGraph) -> EdgeInsets {
        let safe = scene.safeArea
        let left = max(safe.minX - frame.minX, 0)
        let right = max(frame.maxX - safe.maxX, 0)
        let isMirrored = environment.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: max(safe.minY - frame.minY, 0), leading: isMirrored ? right : left,
            bottom: max(frame.maxY - safe.maxY, 0), trailing: isMirrored ? left : right)
    }
}

private final class ForeignRule: LayoutRule {
    private let leaf: any ForeignLeaf

    init(_ leaf: any ForeignLeaf) {
        self.leaf = leaf
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        // Layout runs on the main actor.
        nonisolated(unsafe) let leaf = leaf
        return MainActor.assumeIsolated { leaf.size(for: proposal) }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard mayAlign(key, of: node) else { return nil }
        nonisolated(unsafe) let leaf = leaf
        let offsets = MainActor.assumeIsolated { leaf.baselines(in: size) }
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        return offsets.map { isFirst ? $0.first : size.height - $0.last }
    }

    func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    }
}

private struct ForeignPainter: NodePainter {
    let leaf: any ForeignLeaf
    let scene: SceneGraph

    func paint(
        _ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void
    ) {
        let frame = node.frame.snapped(to: node.environment.displayScale)
        leaf.draw(in: frame, safeArea: node.safeAreaInside(scene), into: &list)
    }
}
