/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps the proposal on the way in and the answer on the way out.
package struct FlexibleFrameLayout: Layout, PredictableLayout, ContentAlignedLayout {
    package var width: LengthLimits
    package var height: LengthLimits
    package var alignment: Alignment

    package init(width: LengthLimits, height: LengthLimits, alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    /// An axis whose length the proposal and the limits decide does not need the content's answer.
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = width.decided(by: proposal.width), let height = height.decided(by: proposal.height) {
            return CGSize(width: width, height: height)
        }
        let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: width.answer(proposal: proposal.width, content: content.width),
            height: height.answer(proposal: proposal.height, content: content.height))
    }

    package func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        let limits = axis == .horizontal ? width : height
        if let decided = limits.decided(by: offer) { return decided }
        let content = children.first?.independentLength(limits.offer(offer), along: axis)
        return content.map { limits.answer(proposal: offer, content: $0) }
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(in: bounds, alignment: alignment, proposal: offer(proposal))
    }

    /// The content's preferences, except a text's along the axes whose lengths the frame decides.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var axes: Edge.Set = []
        if !width.isEmpty { axes.formUnion(.horizontal) }
        if !height.isEmpty { axes.formUnion(.vertical) }
        return subviews.first?.spacing.withoutText(axes) ?? ViewSpacing()
    }
}

/// The limits of a flexible frame along one axis, in points.
package struct LengthLimits: Hashable, Sendable {
    package private(set) var minimum: CGFloat?
    package private(set) var ideal: CGFloat?
    package private(set) var maximum: CGFloat?

    /// Takes limits and repairs them: no minimum below 0, no ideal below the minimum, no maximum below the ideal. Source: Apple's initialiser,
    /// called directly.
    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
        self.minimum = minimum.map { $0 < 0 ? 0 : $0 }
        let least = self.minimum ?? -.infinity
        self.ideal = ideal.map { $0 < least ? least : $0 }
        let floor = self.ideal ?? least
        self.maximum = maximum.map { $0 < floor ? floor : $0 }
    }

    /// Whether the limits contradict one another or are no lengths, as they were given.
    package static func areContradictory(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) -> Bool {
        let given = [minimum, ideal, maximum].compactMap { $0 }
        return given.contains { $0.isNaN || $0 < 0 } || zip(given, given.dropFirst()).contains { $0 > $1 }
    }

    /// True where nothing limits the axis.
    package var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    private func clamped(_ length: CGFloat) -> CGFloat {
        Swift.min(Swift.max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// Returns the content's proposal.
    package func offer(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map(clamped)
    }

    /// The length that does not depend on the content; nil where it does.
    package func decided(by proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return ideal }
        return minimum != nil && maximum != nil ? clamped(proposal) : nil
    }

    /// The frame's own length.
    package func answer(proposal: CGFloat?, content: CGFloat) -> CGFloat {
        if let decided = decided(by: proposal) { return decided }
        let offer = offer(proposal)
        switch (minimum, maximum) {
        case (nil, nil): return content
        case (.some, .some): return clamped(content)
        case (let minimum?, nil): return Swift.max(Swift.min(offer ?? .infinity, content), minimum)
        case (nil, let maximum?): return Swift.min(Swift.max(offer ?? -.infinity, content), maximum)
        }
    }
}
