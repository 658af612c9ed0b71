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
        func length(_ own: Axis) -> CGFloat {
            axis == own.other ? 0 : max(proposal[own] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    var spacing: ViewSpacing { .zero }
}
