extension View {
    /// A view above or below this one, which gets what is left of the room.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let vertical: VerticalAlignment = edge == .top ? .top : .bottom
        return modifier(
            EdgeInsetModifier(
                layout: EdgeInsetLayout(
                    edge: edge == .top ? .top : .bottom,
                    alignment: Alignment(horizontal: alignment, vertical: vertical), spacing: spacing ?? 0),
                inset: content()))
    }

    /// A view beside this one, which gets what is left of the room.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let horizontal: HorizontalAlignment = edge == .leading ? .leading : .trailing
        return modifier(
            EdgeInsetModifier(
                layout: EdgeInsetLayout(
                    edge: edge == .leading ? .leading : .trailing,
                    alignment: Alignment(horizontal: horizontal, vertical: alignment), spacing: spacing ?? 0),
                inset: content()))
    }

    /// A bar beside this view, which gets the rest of the space. It has no effect at the edge of scroll views behind it.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// A bar beside this view, which gets the rest of the space. It has no effect at the edge of scroll views behind it.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Room between the safe area and the view.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Room between the safe area and the view.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// The view as long as the scroll view around it, or else the window's safe area.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// The view as long as some of the equal parts of the scroll view around it, or else of the window's safe area.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// The view as long as a function makes of the scroll view around it, or else of the window's safe area.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

private nonisolated struct EdgeInsetModifier<Inset: View>: WrappingModifier {
    let layout: EdgeInsetLayout
    let inset: Inset

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let strip = context.child(.secondary).node(of: inset) { ViewNode("ZStack", ZStackLayout(), $1, in: $0) }
        let node = ViewNode("safeAreaInset", layout, [view, strip], in: context)
        node.composition.insetEdge = layout.edge
        node.values = view.values
        return node
    }
}

private nonisolated struct ContainerFrameModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let viewport = context.viewport
        let safeArea = context.scene.safeArea.size
        let growth = context.environment.scene.screen.growth
        let layout = ContainerFrameLayout(axes: axes, alignment: alignment) {
            var container = viewport?.size ?? safeArea
            // A part of the container stays as high as on the device, or content would grow with the screen that is to show it.
            if container.height > growth { container.height -= growth }
            return length($0 == .horizontal ? container.width : container.height, $0)
        }
        return ViewNode("containerRelativeFrame", around: view, rule: LayoutRuleBox(layout), in: context)
    }
}

/// A fixed frame whose lengths are known only when the container's are.
private struct ContainerFrameLayout: Layout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (Axis) -> CGFloat

    private var frame: FixedFrameLayout {
        FixedFrameLayout(
            width: axes.contains(.horizontal) ? length(.horizontal) : nil,
            height: axes.contains(.vertical) ? length(.vertical) : nil, alignment: alignment)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frame.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        frame.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
