/// Places views one below the other, the way `VStack` does.
public struct VStackLayout: Layout, PrioritizedLayout, PredictableLayout, ContentAlignedLayout {
    /// The alignment of the views across the stack.
    public var alignment: HorizontalAlignment
    /// The gap between neighbours, in points; nil leaves it to what they prefer.
    public var spacing: CGFloat?

    /// Values that depend on the subviews alone.
    public struct Cache {
        fileprivate var stack: StackAlgorithm.Cache
    }

    /// Makes a stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A vertical stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    private var stack: StackAlgorithm { StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    /// Measures the gaps and sorts by priority.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    /// The lengths along the stack with the gaps, and what the aligned views take up across.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, cache.stack)
    }

    /// Places in order.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(in: bounds, proposal, subviews, cache.stack)
    }

    /// The preferences of the views at the ends and along the sides.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        stack.independentLength(offer, along: axis, of: children)
    }

    package func priority(of children: [LayoutNode]) -> Double { StackAlgorithm.priority(of: children) }
}
