/// The first of several views whose ideal size fits the room there is.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Chooses among views.
    ///
    /// - Parameters:
    ///   - axes: The axes along which they must fit.
    ///   - content: The views, the preferred one first. The last is taken where none fits.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Adds the node; only the view that fits stays in it.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let layout = ViewThatFitsLayout(axes)
        let node = ViewNode("ViewThatFits", layout, context.nodes(of: content), in: context)
        node.events.willArrange = { node in
            guard let choice = layout.choice(node.proposal, LayoutSubviews(of: node.layout)) else { return }
            node.replaceViews([node.views[choice]])
        }
        list.append(node)
    }
}
