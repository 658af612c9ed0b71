/// `overlay` and `background` with views: as large as the view, whose size the others are offered.
nonisolated struct LayerModifier<Secondary: View>: ViewModifier {
    typealias Body = Never
    let name: String
    let isInFront: Bool
    let alignment: Alignment
    let secondary: Secondary

    @MainActor func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context.child(.content))
        let beside = context.child(.secondary)
        list.wrap(from: start) { primary in
            let layer = beside.node(of: secondary) { ViewNode("ZStack", ZStackLayout(), $1, in: $0) }
            let node = ViewNode(
                name, LayeredLayout(primaryIndex: isInFront ? 0 : 1, alignment: alignment),
                isInFront ? [primary, layer] : [layer, primary], in: context)
            node.composition.primaryIndex = isInFront ? 0 : 1
            node.values = primary.values
            return node
        }
    }
}

extension View {
    /// Views over this one, offered its size.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(LayerModifier(name: "overlay", isInFront: true, alignment: alignment, secondary: content()))
    }

    /// A view over this one, offered its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(name: "overlay", isInFront: true, alignment: alignment, secondary: overlay))
    }

    /// Views behind this one, offered its size.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(LayerModifier(name: "background", isInFront: false, alignment: alignment, secondary: content()))
    }

    /// A view behind this one, offered its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(LayerModifier(name: "background", isInFront: false, alignment: alignment, secondary: background))
    }
}
