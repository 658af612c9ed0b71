import KeylineGraphics

/// Makes the nodes of lists.
@MainActor
enum ListNode {
    static func make(
        _ name: String, content: some View, selection: ListSelection? = nil, in context: _ViewContext
    ) -> ViewNode {
        let rule = ListRule()
        let node = ViewNode(name, rule: rule, in: context)
        let memory = context.child(.modifier).scrollMemory
        var inside = context.child(.content)
        inside.defersElements = true
        inside.joinsErasedViews = false
        inside.stackAxis = nil
        inside.environment = context.environment.asListRow
        inside.environment.listSelection = selection
        if let selection, !selection.isMultiple { context.environment.splitColumn?.note(selection) }
        node.events.willArrange = { [inside] node in
            var list = _NodeList()
            content._makeNodes(into: &list, in: inside)
            var reach = node.frame.size
            reach.height += memory?.offset.y ?? 0
            var arrangement = ListArrangement(LazyContent(list.parts), in: reach, inside)
            arrangement.run()
            node.semantics.spaceBelowContent = arrangement.spaceBelow
            let offset = memory.map { $0.limit(arrangement, in: node.frame.size) } ?? 0
            rule.frames = arrangement.items.map { $0.frame.offsetBy(dx: 0, dy: -offset) }
            node.replaceViews(arrangement.items.map(\.node))
        }
        node.responses.scroll = memory
        node.painter = ListPainter(scene: context.scene)
        return node
    }
}

extension ScrollMemory {
    /// Keeps the offset within the rows of a list; where rows are left that were not made, the end is not known.
    @MainActor fileprivate func limit(_ arrangement: ListArrangement, in room: CGSize) -> CGFloat {
        if arrangement.isFull {
            most = CGPoint(x: 0, y: 10_000_000)
        } else {
            limit(content: CGSize(width: 0, height: arrangement.height), in: room)
        }
        return offset.y
    }
}

/// As large as is offered, nothing where nothing is; rows where the arrangement put them.
final class ListRule: LayoutRule {
    /// The frames of rows, headers and footers, with leading at the left.
    var frames: [CGRect] = []

    /// Source: measured on Apple's engine: 0 on an open axis, not 10.
    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        for (child, frame) in zip(node.children, frames) {
            child.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }
}

/// Draws the ground of a list, over the strips of the screen beside it too, and what is inside its frame.
private struct ListPainter: NodePainter {
    let scene: SceneGraph
    var scrolls: Bool { true }

    func paint(_ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void) {
        let environment = node.environment
        let frame = node.frame.snapped(to: environment.displayScale)
        let reach = frame.extended(fromEdgesOf: node.safeArea(in: scene), to: scene.bounds)
        if environment.scrollContentBackground != .hidden {
            let color: Color =
                environment.listKind.isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground)
            list.fill(reach, color: color.neutral(in: environment))
        }
        list.group(clip: KeylineGraphics.Path(reach)) { contents(&$0) }
    }
}

extension CGRect {
    /// The rectangle, drawn out to outer bounds on those sides where it reaches the edges of inner ones.
    func extended(fromEdgesOf inner: CGRect, to outer: CGRect) -> CGRect {
        let left = minX <= inner.minX + 0.5 ? outer.minX : minX
        let top = minY <= inner.minY + 0.5 ? outer.minY : minY
        let right = maxX >= inner.maxX - 0.5 ? outer.maxX : maxX
        let bottom = maxY >= inner.maxY - 0.5 ? outer.maxY : maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
