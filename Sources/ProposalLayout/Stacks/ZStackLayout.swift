/// Places views over one another, the way `ZStack` does.
public struct ZStackLayout: Layout, ContentAlignedLayout {
    /// The alignment of the views with one another.
    public var alignment: Alignment

    /// Makes a stack.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The union of the views of the highest priority, each offered the whole proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let highest = subviews.map(\.priority).max()
        let deciding = subviews.filter { $0.priority == highest }
        return union(deciding.map { $0.dimensions(in: proposal) }).size
    }

    /// Offers every view the stack's own size and aligns them in the union of the answers.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let offer = ProposedViewSize(bounds.size)
        let dimensions = subviews.map { $0.dimensions(in: offer) }
        let union = union(dimensions)
        for (subview, item) in zip(subviews, dimensions) {
            let origin = origin(of: item)
            let position = CGPoint(
                x: bounds.minX + origin.x - union.minX, y: bounds.minY + origin.y - union.minY)
            subview.place(at: position, proposal: offer)
        }
    }

    /// Returns the rectangle around views whose alignment lines are at the origin.
    private func union(_ dimensions: [ViewDimensions]) -> CGRect {
        guard let first = dimensions.first else { return .zero }
        var low = origin(of: first)
        var high = low
        for item in dimensions {
            let origin = origin(of: item)
            low = CGPoint(x: min(low.x, origin.x), y: min(low.y, origin.y))
            high = CGPoint(x: max(high.x, origin.x + item.width), y: max(high.y, origin.y + item.height))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private func origin(of item: ViewDimensions) -> CGPoint {
        CGPoint(
            x: item.width.isFinite ? -item[alignment.horizontal] : 0,
            y: item.height.isFinite ? -item[alignment.vertical] : 0)
    }
}
