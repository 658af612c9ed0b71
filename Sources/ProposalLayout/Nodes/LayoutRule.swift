/// The rule by which a node sizes itself, places its children and answers about guides: a `Layout`, or the content of a leaf.
///
/// Rules are asked through `LayoutNode`, which remembers their answers.
package protocol LayoutRule: AnyObject {
    /// The size for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize
    /// Returns the length along an axis where it is the same for every proposal across and needs no measuring; nil otherwise.
    ///
    /// It is the one that `sizeThatFits` answers.
    func independentLength(_ offer: CGFloat?, along axis: Axis, of node: LayoutNode) -> CGFloat?
    /// Places the children in a node of a size, whose top leading corner is the origin.
    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize)
    /// Returns the position of a guide, if the rule sets one.
    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?
    /// Whether the rule, or anything inside, may ever say where a guide runs. Most trees say nothing of most guides, and need not be placed
    /// to find out.
    func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool
    /// The preferred distances.
    func spacing(of node: LayoutNode) -> ViewSpacing
    /// The layout priority.
    func priority(of node: LayoutNode) -> Double
    /// Called after the children have changed.
    func childrenDidChange(of node: LayoutNode)
}

extension LayoutRule {
    package func independentLength(_ offer: CGFloat?, along axis: Axis, of node: LayoutNode) -> CGFloat? { nil }

    package func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {}

    package func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { node.combinedAlignment(key, in: size, proposal: proposal) }

    package func mayAlign(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
        node.children.contains { $0.mayAlign(key) }
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    package func priority(of node: LayoutNode) -> Double { 0 }

    package func childrenDidChange(of node: LayoutNode) {}
}
