/// Views in rows and columns that are as wide as their widest view.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Arranges rows.
    ///
    /// - Parameters:
    ///   - alignment: How views are aligned in their cells.
    ///   - horizontalSpacing: The gap between columns, in points; nil leaves it to what the views prefer.
    ///   - verticalSpacing: The gap between rows, in points; nil leaves it to what the views prefer.
    ///   - content: `GridRow`s, and views that span all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Adds the grid's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(ViewNode("Grid", layout, context.nodes(of: content), in: context))
    }
}

/// A row of a `Grid`; elsewhere a `Group`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Makes a row of cells, each view one.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the nodes of the cells, which know their row.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        let mark = GridRowMark(alignment: alignment)
        content._makeNodes(into: &list, in: context)
        list.wrap(from: start) { node in
            node.values[GridCellKey.self].row = mark
            return node
        }
    }
}

extension View {
    /// How many columns of a grid the view spans. A view that spans none is at the start of the next column, which the next view takes.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(NodeModifier { $0.values[GridCellKey.self].columnCount = count })
    }

    /// The axes along which the view claims no room of its grid.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(NodeModifier { $0.values[GridCellKey.self].unsizedAxes.formUnion(axes) })
    }

    /// The point of the view's cell on which the same point of the view lies.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(NodeModifier { $0.values[GridCellKey.self].anchor = anchor })
    }

    /// How views are aligned in the view's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(NodeModifier { $0.values[GridCellKey.self].columnAlignment = guide })
    }
}
