import KeylineGraphics

/// Views that may be longer than the room there is; what is outside is not seen.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    /// What scrolls.
    public var content: Content
    /// The axes along which it scrolls.
    public var axes: Axis.Set
    /// Whether indicators show while it scrolls; a still picture shows none.
    public var showsIndicators: Bool

    /// Makes views scroll, one below the other where there are several.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Adds the node of the scroll view.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let window = context.scene.bounds.size
        let viewport = ScrollViewport(size: window)
        var inside = context.child(.content)
        inside.viewport = viewport
        let memory = context.child(.modifier).scrollMemory
        var layout = ScrollLayout(axes) { size in
            func shown(_ length: CGFloat, _ whole: CGFloat) -> CGFloat {
                length >= 0 && length < .infinity ? length : whole
            }
            viewport.size = CGSize(width: shown(size.width, window.width), height: shown(size.height, window.height))
            guard let memory else { return }
            // Lazy views are made for one screen more than is seen, so that they can be scrolled to.
            viewport.size.width += memory.offset.x + viewport.size.width
            viewport.size.height += memory.offset.y + viewport.size.height
        }
        inside.stackAxis = .vertical
        inside.environment.contentMargins = EdgeInsets()
        inside.environment.isScrollClipDisabled = false
        var sole = inside.eager
        sole.joinsErasedViews = true
        var contents = _NodeList()
        content._makeNodes(into: &contents, in: sole)
        let nodes = contents.nodes
        var view = nodes.count == 1 ? nodes[0] : ViewNode("VStack", VStackLayout(), nodes, in: inside)
        let margins = context.environment.contentMargins
        if margins != EdgeInsets() {
            view = ViewNode("contentMargins", around: view, rule: LayoutRuleBox(PaddingLayout(margins)), in: inside)
        }
        layout.offset = { [axes] content, room in
            guard let memory else { return .zero }
            memory.limit(content: content, in: room)
            return CGPoint(
                x: axes.contains(.horizontal) ? memory.offset.x : 0, y: axes.contains(.vertical) ? memory.offset.y : 0)
        }
        let node = ViewNode("ScrollView", layout, [view], in: context)
        node.responses.scroll = memory
        node.composition.spaceName = ScrollSpace.name
        node.painter = ClippingPainter(isDisabled: context.environment.isScrollClipDisabled)
        list.append(node)
    }
}

/// Draws what is inside a node's frame.
struct ClippingPainter: NodePainter {
    /// True where content outside the bounds shows too.
    var isDisabled = false
    var scrolls: Bool { true }

    func paint(
        _ node: ViewNode, into list: inout DisplayListBuilder, contents: (inout DisplayListBuilder) -> Void
    ) {
        guard !isDisabled else { return contents(&list) }
        list.group(clip: KeylineGraphics.Path(node.frame.snapped(to: node.environment.displayScale))) { contents(&$0) }
    }
}
