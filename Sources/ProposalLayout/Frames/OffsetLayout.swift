/// `offset(x:y:)`: moves the drawing; the view around is laid out as if nothing had moved.
package final class OffsetRule: PassThroughRule {
    private let offset: CGSize

    package init(_ offset: CGSize) {
        self.offset = offset
    }

    package override func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        node.children.first?.place(
            at: CGPoint(x: offset.width, y: offset.height), anchor: .topLeading, proposal: proposal)
    }
}

/// `position(x:y:)`: takes the whole proposal and puts its content's center at a point.
package struct PositionLayout: Layout {
    package var position: CGPoint

    package init(_ position: CGPoint) {
        self.position = position
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let point = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
        subviews.first?.place(at: point, anchor: .center, proposal: proposal)
    }
}
