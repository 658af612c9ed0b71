extension View {
    /// A style behind the view, drawn over the strips of the screen beside it too where the view reaches the edges of the safe area.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { BleedingStyle(style: AnyShapeStyle(style), edges: edges) }
    }

    /// The ground of the place behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A shape in a style behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// A shape in the ground of the place behind the view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { shape.fill(BackgroundStyle(), style: fillStyle) }
    }

    /// A style over the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { BleedingStyle(style: AnyShapeStyle(style), edges: edges) }
    }

    /// A shape in a style over the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}

/// A style that fills what it is offered, and beyond the safe area's edges where it reaches them.
private struct BleedingStyle: PrimitiveView {
    let style: AnyShapeStyle
    let edges: Edge.Set

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let node = ViewNode("Color", leaf: StyleContent(style: style, in: context), in: context)
        node.painter = BleedingPainter(style: style, edges: edges, scene: context.scene)
        list.append(node)
    }
}
