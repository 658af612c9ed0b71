/// Views side by side.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Places views side by side.
    ///
    /// - Parameters:
    ///   - alignment: How they are aligned vertically.
    ///   - spacing: The gap between neighbours, in points; nil leaves it to what they prefer, usually 8.
    ///   - content: The views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Adds the stack's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let views = context.nodes(of: content, stackAxis: .horizontal)
        list.append(ViewNode("HStack", layout, views, in: context))
    }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Places views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: How they are aligned horizontally.
    ///   - spacing: The gap between neighbours, in points; nil leaves it to what they prefer, usually 8.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Adds the stack's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let views = context.nodes(of: content, stackAxis: .vertical)
        list.append(ViewNode("VStack", layout, views, in: context))
    }
}

/// Views over one another.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Places views over one another, the first at the back.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Adds the stack's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(ViewNode("ZStack", layout, context.nodes(of: content), in: context))
    }
}

extension Layout {
    /// A view that lays its content out so.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A view that a layout lays out.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let kind = String(String(describing: L.self).prefix { $0 != "<" })
        list.append(ViewNode(kind, layout, context.nodes(of: content, stackAxis: axis), in: context))
    }
}
