/// A view as the layout around it sees it.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode

    init(_ node: LayoutNode) {
        self.node = node
    }

    /// Whether both are the same view.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }

    /// The priority by which the view gets the space that it wants; 0 unless `layoutPriority(_:)` is its outermost modifier.
    public var priority: Double { node.priority }

    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// A value that the view says by `layoutValue(key:value:)`.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { node.values[key] }

    /// The view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(in: proposal) }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Places the view; the last call counts. Outside `placeSubviews(in:proposal:subviews:cache:)` it does nothing.
    ///
    /// - Parameters:
    ///   - position: A point in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that is placed there.
    ///   - proposal: What the view is offered; its answer is its size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.place(at: position, anchor: anchor, proposal: proposal)
    }
}
