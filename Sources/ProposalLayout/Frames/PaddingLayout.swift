/// `padding(_:)`: offers its content less and reports more.
package struct PaddingLayout: Layout, PredictableLayout, ContentAlignedLayout {
    package var insets: EdgeInsets

    /// The padding of `padding()`, in points.
    package static let standardLength: CGFloat = 16

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: max(content.width + insets.horizontal, 0), height: max(content.height + insets.vertical, 0))
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        let inset = axis == .horizontal ? insets.horizontal : insets.vertical
        let content = children.first?.independentLength(offer.map { max($0 - inset, 0) }, along: axis)
        return content.map { max($0 + inset, 0) }
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let corner = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
        subviews.first?.place(at: corner, proposal: offer(proposal))
    }

    /// The content's preferences, on padded sides the standard ones.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        let padded = Edge.allCases.filter { insets[$0] != 0 }
        return (subviews.first?.spacing ?? ViewSpacing()).withStandard(Edge.Set(padded.map(Edge.Set.init)))
    }
}
