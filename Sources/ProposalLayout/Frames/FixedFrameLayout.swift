/// `frame(width:height:alignment:)`: proposes and reports the lengths that are given, and passes the others on.
package struct FixedFrameLayout: Layout, PredictableLayout, ContentAlignedLayout {
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// With both lengths given the content is not asked.
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(width: width ?? content.width, height: height ?? content.height)
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        (axis == .horizontal ? width : height) ?? children.first?.independentLength(offer, along: axis)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(in: bounds, alignment: alignment, proposal: offer(proposal))
    }

    /// The content's preferences, except a text's along the axes whose lengths the frame decides.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var axes: Edge.Set = []
        if width != nil { axes.formUnion(.horizontal) }
        if height != nil { axes.formUnion(.vertical) }
        return subviews.first?.spacing.withoutText(axes) ?? ViewSpacing()
    }
}

extension LayoutSubview {
    /// Places the view so that its guides meet a rectangle's.
    package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal)
        let frame = ViewDimensions(nil, size: bounds.size, proposal: ProposedViewSize(bounds.size))
        place(
            at: CGPoint(
                x: bounds.minX + frame[alignment.horizontal] - dimensions[alignment.horizontal],
                y: bounds.minY + frame[alignment.vertical] - dimensions[alignment.vertical]),
            proposal: proposal)
    }
}
