/// Places views of their ideal length one after the other, the way `LazyVStack` and `LazyHStack` do: as wide as offered across.
package struct LazyStackLayout: Layout {
    package var axis: Axis
    package var alignment: AlignmentKey
    package var spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    private var stack: StackAlgorithm { StackAlgorithm(axis: axis, alignment: alignment, spacing: spacing) }

    /// Values that depend on the subviews alone.
    package struct Cache {
        var stack: StackAlgorithm.Cache
    }

    package func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, by: proposal[axis.other])
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        var size = stack.sizeThatFits(offer(proposal), subviews, cache.stack)
        if let cross = proposal[axis.other], cross < .infinity { size[axis.other] = cross }
        return size
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let content = stack.sizeThatFits(offer(proposal), subviews, cache.stack)[axis.other]
        func line(_ cross: CGFloat) -> CGFloat {
            let size = CGSize(0, along: axis, by: cross)
            return ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))[alignment]
        }
        var block = bounds
        let shift = line(bounds.size[axis.other]) - line(content)
        if axis == .vertical { block.origin.x += shift } else { block.origin.y += shift }
        block.size[axis.other] = content
        stack.place(in: block, offer(proposal), subviews, cache.stack)
    }

    package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }
}
