/// `ViewThatFits`: the first view whose ideal size is within the proposal on some axes, or else the last.
package struct ViewThatFitsLayout: Layout {
    package var axes: Axis.Set

    package init(_ axes: Axis.Set) {
        self.axes = axes
    }

    /// The position of the view that is shown for a proposal; nil where there are no views.
    package func choice(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Int? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return subviews.indices.first { index in
            index == subviews.endIndex - 1 || fits(subviews[index].sizeThatFits(ideal), proposal)
        }
    }

    private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
        Axis.allCases.allSatisfy { axis in !axes.contains(axis) || size[axis] <= (proposal[axis] ?? .infinity) }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let choice = choice(proposal, subviews) else { return }
        subviews[choice].place(at: bounds.origin, proposal: proposal)
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }
}
