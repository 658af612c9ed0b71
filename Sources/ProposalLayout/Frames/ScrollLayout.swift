/// `ScrollView`: as long as offered on the axes that scroll, as long as its content on the others.
package struct ScrollLayout: Layout {
    package var axes: Axis.Set
    /// Called with the size of the visible part, before the content is measured.
    package var viewportDidChange: (CGSize) -> Void
    /// The distance by which content of a size is moved from the edges where it begins, in room of a size.
    package var offset: (_ content: CGSize, _ room: CGSize) -> CGPoint = { _, _ in .zero }

    package init(_ axes: Axis.Set, viewportDidChange: @escaping (CGSize) -> Void = { _ in }) {
        self.axes = axes
        self.viewportDidChange = viewportDidChange
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        viewportDidChange(proposal.replacingUnspecifiedDimensions(by: CGSize(width: -1, height: -1)))
        var size = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    /// Centers content that scrolls both ways and is smaller than the visible part.
    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let content = subviews.first else { return }
        let offer = offer(proposal)
        let size = content.sizeThatFits(offer)
        var origin = bounds.origin
        if axes == [.horizontal, .vertical] {
            origin.x += max(bounds.width - size.width, 0) / 2
            origin.y += max(bounds.height - size.height, 0) / 2
        }
        let moved = offset(size, bounds.size)
        origin.x -= moved.x
        origin.y -= moved.y
        content.place(at: origin, proposal: offer)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
