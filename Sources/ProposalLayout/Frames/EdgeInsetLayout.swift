/// `safeAreaInset(edge:)`: a view along an edge, and the content in the remaining space.
package struct EdgeInsetLayout: Layout {
    package var edge: Edge
    /// The alignment along the edge of the view at the edge.
    package var alignment: Alignment
    package var spacing: CGFloat

    package init(edge: Edge, alignment: Alignment, spacing: CGFloat) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The content and the view along the edge, with what each is offered.
    private func offers(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (content: ProposedViewSize, inset: ProposedViewSize, length: CGFloat)? {
        guard subviews.count == 2 else { return nil }
        let axis = edge.axis
        let inset = ProposedViewSize(nil, along: axis, by: proposal[axis.other])
        let length = subviews[1].sizeThatFits(inset)[axis] + spacing
        var content = proposal
        content[axis] = proposal[axis].map { max($0 - length, 0) }
        return (content, inset, length)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let offers = offers(proposal, subviews) else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        var size = subviews[0].sizeThatFits(offers.content)
        size[edge.axis] += offers.length
        return size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let offers = offers(proposal, subviews) else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        let (content, strip) = bounds.divided(offers.length, at: edge)
        subviews[0].place(in: content, alignment: .center, proposal: offers.content)
        subviews[1].place(in: strip, alignment: alignment, proposal: offers.inset)
    }
}

extension CGRect {
    /// The rectangle without a strip along an edge, and the strip.
    fileprivate func divided(_ length: CGFloat, at edge: Edge) -> (rest: CGRect, strip: CGRect) {
        let sides: [Edge: CGRectEdge] = [
            .top: .minYEdge, .bottom: .maxYEdge, .leading: .minXEdge, .trailing: .maxXEdge,
        ]
        let parts = divided(atDistance: length, from: sides[edge] ?? .minYEdge)
        return (parts.remainder, parts.slice)
    }
}
