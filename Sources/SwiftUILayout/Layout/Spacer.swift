/// Room that takes what is left: along the axis of the nearest stack, or on both axes outside of one.
nonisolated public struct Spacer: LeafView {
    /// The least length in points; nil means 8.
    public var minLength: CGFloat?

    /// Makes room.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor func makeLeaf(in context: _ViewContext) -> any LeafContent {
        SpacerContent(minLength: minLength ?? 8, axis: context.stackAxis)
    }
}

struct SpacerContent: LeafContent {
    let minLength: CGFloat
    let axis: Axis?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? { length(offer, along: axis) }

    private func length(_ offer: CGFloat?, along own: Axis) -> CGFloat {
        axis == own.other ? 0 : max(offer ?? minLength, minLength)
    }

    var spacing: ViewSpacing { .zero }

    /// A spacer takes what all others leave.
    var priority: Double { -.infinity }
}
