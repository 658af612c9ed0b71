/// A view in layout: its children, the rule that sizes and places it, and the answers it has given.
///
/// A node's size is a function of its rule, its children and the proposal, so that each distinct proposal is computed once. Whoever changes
/// the children makes the node forget (`replaceChildren`).
package final class LayoutNode: AlignmentSource {
    /// Sizes and places.
    package let rule: any LayoutRule
    /// The children, in order.
    package private(set) var children: [LayoutNode]
    /// The direction in which positions count. Leading is left in all computations; `placedFrames` mirrors.
    package let layoutDirection: LayoutDirection
    /// The view's settings for the layout around it.
    package var values = LayoutValues()
    /// Records proposals and answers; nil unless an explanation was asked for.
    package var recorder: LayoutRecorder?
    /// The number of sizes that were computed rather than remembered.
    package private(set) var measurementCount = 0

    /// Whether a layout placed the node at an invalid position. The node is then centered.
    package private(set) var hasInvalidPosition = false

    private var answers = Answers()
    private var pending: Placement?
    private var isPlacing = false

    /// The node's answers since its children changed.
    private struct Answers {
        var sizes = MeasuredSizes()
        var spacing: ViewSpacing?
        var priority: Double?
        /// Few guides are ever asked for.
        var alignments: [(key: AlignmentKey, isPossible: Bool)] = []
        var arrangement: Arrangement?
    }

    package init(rule: any LayoutRule, children: [LayoutNode] = [], layoutDirection: LayoutDirection = .leftToRight) {
        self.rule = rule
        self.children = children
        self.layoutDirection = layoutDirection
    }

    package func replaceChildren(_ children: [LayoutNode]) {
        self.children = children
        answers = Answers()
        rule.childrenDidChange(of: self)
    }

    // MARK: Sizes

    /// The size for a proposal, in points.
    package func size(in proposal: ProposedViewSize) -> CGSize {
        if let size = answers.sizes[proposal] {
            recorder?.note(self, proposal, size)
            return size
        }
        measurementCount += 1
        recorder?.begin(self, proposal)
        let size = rule.sizeThatFits(proposal, of: self)
        answers.sizes[proposal] = size
        recorder?.end(self, proposal, size)
        return size
    }

    /// The length along an axis of the size for a proposal, in points: told without measuring where that is possible.
    ///
    /// Stacks propose lengths that no view will have, the least and the largest, to find out how flexible views are.
    package func length(in proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        // Whoever listens wants to hear the whole answer.
        if recorder == nil, let length = independentLength(proposal[axis], along: axis) { return length }
        return size(in: proposal)[axis]
    }

    /// Returns the length along an axis where it is the same for every proposal across and needs no measuring; nil otherwise.
    package func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? {
        rule.independentLength(offer, along: axis, of: self)
    }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(self, size: size(in: proposal), proposal: proposal)
    }

    package var spacing: ViewSpacing {
        if let spacing = answers.spacing { return spacing }
        let spacing = rule.spacing(of: self)
        answers.spacing = spacing
        return spacing
    }

    package var priority: Double {
        if let priority = answers.priority { return priority }
        let priority = rule.priority(of: self)
        answers.priority = priority
        return priority
    }

    // MARK: Guides

    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard mayAlign(key) else { return nil }
        return rule.explicitAlignment(key, of: self, in: size, proposal: proposal)
    }

    /// Whether the node, or anything inside, may ever say where a guide runs.
    package func mayAlign(_ key: AlignmentKey) -> Bool {
        if let answer = answers.alignments.first(where: { $0.key == key }) { return answer.isPossible }
        let result = rule.mayAlign(key, of: self)
        answers.alignments.append((key, result))
        return result
    }

    /// The explicit values of the children where they are placed, joined.
    package func combinedAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard !children.isEmpty, !isPlacing else { return nil }
        let placements = arrangement(in: size, proposal: proposal)
        var joined: CGFloat?
        var count = 0
        for index in children.indices {
            let placement = placements[index]
            let value = children[index].explicitAlignment(key, in: placement.size, proposal: placement.proposal)
            guard let value else { continue }
            key.id._combineExplicit(childValue: value + placement.origin[key.axis], count, into: &joined)
            count += 1
        }
        return joined
    }

    // MARK: Places

    package func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = size(in: proposal)
        let origin = CGPoint(
            x: position.x - (anchor.x == 0 ? 0 : anchor.x * size.width),
            y: position.y - (anchor.y == 0 ? 0 : anchor.y * size.height))
        pending = Placement(origin: origin, size: size, proposal: proposal)
        if origin.x.isNaN || origin.y.isNaN { hasInvalidPosition = true }
    }

    /// Returns the children's placements when the node has a size that answers a proposal, with leading at the left.
    package func arrangement(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
        if let arrangement = answers.arrangement, arrangement.size == size, arrangement.proposal == proposal {
            return arrangement.placements
        }
        for child in children { child.pending = nil }
        isPlacing = true
        recorder?.beginPlacing(self, proposal)
        rule.placeChildren(of: self, in: size, proposal: proposal)
        let placements = children.map { $0.takePlacement(inParentOf: size, proposal: proposal) }
        recorder?.endPlacing(self)
        isPlacing = false
        answers.arrangement = Arrangement(size: size, proposal: proposal, placements: placements)
        return placements
    }

    /// Centers a child that was not placed, or has no position, at its size for the parent's own proposal.
    private func takePlacement(inParentOf size: CGSize, proposal: ProposedViewSize) -> Placement {
        if let pending, !pending.origin.x.isNaN, !pending.origin.y.isNaN { return pending }
        let ownSize = self.size(in: proposal)
        let origin = CGPoint(x: (size.width - ownSize.width) / 2, y: (size.height - ownSize.height) / 2)
        return Placement(origin: origin, size: ownSize, proposal: proposal)
    }
}

/// A node's position in its parent, with leading at the left, and the proposal that its size answers.
package struct Placement: Hashable {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }

    package var frame: CGRect { CGRect(origin: origin, size: size) }
}

/// The places of all children for one size of the parent.
private struct Arrangement {
    let size: CGSize
    let proposal: ProposedViewSize
    let placements: [Placement]
}
