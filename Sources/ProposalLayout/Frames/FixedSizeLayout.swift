/// `fixedSize(horizontal:vertical:)`: asks its content for the ideal length along some axes.
package struct FixedSizeLayout: Layout, PredictableLayout, ContentAlignedLayout {
    package var axes: Axis.Set

    package init(_ axes: Axis.Set) {
        self.axes = axes
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        children.first?.independentLength(axes.contains(Axis.Set(axis)) ? nil : offer, along: axis)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}
