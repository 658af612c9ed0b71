/// `aspectRatio(_:contentMode:)`: offers its content a size of a ratio, and reports what the content answers.
package struct AspectRatioLayout: Layout, ContentAlignedLayout {
    /// Width over height; nil takes the content's ideal size.
    package var ratio: CGFloat?
    package var contentMode: ContentMode

    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        return content.sizeThatFits(offer(proposal, content))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let content = subviews.first else { return }
        content.place(at: bounds.origin, proposal: offer(proposal, content))
    }

    private func offer(_ proposal: ProposedViewSize, _ content: LayoutSubview) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? content.sizeThatFits(.unspecified)
        guard shape.width != 0, shape.height != 0 else { return proposal }
        let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }]
            .compactMap { $0 }
        guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
    }
}
