/// `overlay` and `background`: as large as the primary view, whose size every other view is offered.
package struct LayeredLayout: Layout, PredictableLayout, ContentAlignedLayout {
    /// The index of the primary subview.
    package var primaryIndex: Int
    package var alignment: Alignment

    package init(primaryIndex: Int, alignment: Alignment) {
        self.primaryIndex = primaryIndex
        self.alignment = alignment
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[primaryIndex].sizeThatFits(proposal)
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        children[primaryIndex].independentLength(offer, along: axis)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let primary = subviews[primaryIndex]
        primary.place(at: bounds.origin, proposal: proposal)
        let dimensions = primary.dimensions(in: proposal)
        let offer = ProposedViewSize(dimensions.size)
        for subview in subviews where subview != primary {
            let secondary = subview.dimensions(in: offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + dimensions[alignment.horizontal] - secondary[alignment.horizontal],
                    y: bounds.minY + dimensions[alignment.vertical] - secondary[alignment.vertical]),
                proposal: offer)
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[primaryIndex].spacing }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews[primaryIndex].dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews[primaryIndex].dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
    }
}
