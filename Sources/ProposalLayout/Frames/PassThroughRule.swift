/// The rule of a modifier that does not take part in layout: everything is its only child's.
package class PassThroughRule: LayoutRule {
    package init() {}

    package func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        node.children.first?.size(in: proposal) ?? .zero
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of node: LayoutNode) -> CGFloat? {
        node.children.first?.independentLength(offer, along: axis)
    }

    package func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        node.children.first?.place(at: .zero, anchor: .topLeading, proposal: proposal)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { node.children.first?.explicitAlignment(key, in: size, proposal: proposal) }

    package func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        node.children.contains { $0.mayAlign(key) }
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }

    package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

/// `layoutPriority(_:)`.
package final class PriorityRule: PassThroughRule {
    private let priority: Double

    package init(_ priority: Double) {
        self.priority = priority
    }

    package override func priority(of node: LayoutNode) -> Double { priority }
}

/// `alignmentGuide(_:computeValue:)`.
package final class AlignmentGuideRule: PassThroughRule {
    private let key: AlignmentKey
    private let computeValue: (ViewDimensions) -> CGFloat

    package init(_ key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }

    package override func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        key == self.key || super.mayAlign(key, of: node)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key, let content = node.children.first else {
            return super.explicitAlignment(key, of: node, in: size, proposal: proposal)
        }
        return computeValue(ViewDimensions(content, size: size, proposal: proposal))
    }
}
