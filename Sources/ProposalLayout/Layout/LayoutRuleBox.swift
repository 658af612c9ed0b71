/// The rule of a node that a `Layout` sizes and places.
package final class LayoutRuleBox<L: Layout>: LayoutRule {
    package let layout: L
    private var state: (subviews: LayoutSubviews, cache: L.Cache)?
    private lazy var foreseeable = layout as? any PredictableLayout
    private lazy var isContentAligned = layout is any ContentAlignedLayout

    package init(_ layout: L) {
        self.layout = layout
    }

    private func withState<Result>(
        of node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        let subviews = state?.subviews ?? LayoutSubviews(of: node)
        var cache = state?.cache ?? layout.makeCache(subviews: subviews)
        // The cache is taken out while the layout has it, so that it is not copied when changed.
        state = nil
        defer { state = (subviews, cache) }
        return body(subviews, &cache)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        withState(of: node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of node: LayoutNode) -> CGFloat? {
        foreseeable?.independentLength(offer, along: axis, of: node.children)
    }

    package func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        withState(of: node) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
        }
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withState(of: node) {
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
            }
        }
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        withState(of: node) { layout.spacing(subviews: $0, cache: &$1) }
    }

    /// A client's layout may have guides of its own.
    package func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        !isContentAligned || node.children.contains { $0.mayAlign(key) }
    }

    package func priority(of node: LayoutNode) -> Double {
        guard let prioritized = layout as? any PrioritizedLayout else { return 0 }
        return prioritized.priority(of: node.children)
    }

    package func childrenDidChange(of node: LayoutNode) {
        guard var cache = state?.cache else { return }
        let subviews = LayoutSubviews(of: node)
        layout.updateCache(&cache, subviews: subviews)
        state = (subviews, cache)
    }
}

/// A layout whose container has a priority other than 0.
package protocol PrioritizedLayout {
    func priority(of children: [LayoutNode]) -> Double
}

/// A layout that can tell a length without measuring, as far as its subviews can.
package protocol PredictableLayout {
    /// The length along an axis where it is the same for every proposal across; nil where it is not, or is unknown.
    func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat?
}

/// A layout whose guides are its subviews' guides.
package protocol ContentAlignedLayout {}
