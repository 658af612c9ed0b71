/// The algorithm of `HStack` and `VStack`. Its steps, each a function below:
///
/// 1. `lengths`: who is asked in which order, and what each is offered.
/// 2. `crossSpan`: the sizes aligned across the stack.
/// 3. `place`: the same again with the stack's own cross length where the proposal left it open.
///
/// Source: measured on Apple's engine; the order of questions by the frames that its views report.
struct StackAlgorithm {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// Values that depend on the subviews alone.
    struct Cache {
        /// The gaps between neighbours, in points.
        var gaps: [CGFloat]
        /// Their sum.
        var totalGap: CGFloat
        /// The positions of the subviews in groups of equal priority, the highest first.
        var groups: [[Int]]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let gaps = zip(subviews, subviews.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        }
        return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), groups: groups(subviews))
    }

    private func groups(_ subviews: LayoutSubviews) -> [[Int]] {
        let priorities = subviews.map(\.priority)
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
        let byPriority = Dictionary(grouping: priorities.indices) { priorities[$0] }
        return byPriority.sorted { $0.key > $1.key }.map(\.value)
    }

    // MARK: Sizes

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let dimensions = dimensions(proposal, subviews, cache)
        let main = dimensions.reduce(cache.totalGap) { $0 + $1.dimensions.size[axis] }
        let cross = crossSpan(dimensions.map(\.dimensions))
        return CGSize(main, along: axis, by: cross.upperBound - cross.lowerBound)
    }

    /// The subviews' answers with the proposals that they answer.
    func dimensions(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> [(proposal: ProposedViewSize, dimensions: ViewDimensions)] {
        let offers = offers(proposal, subviews, cache)
        return zip(subviews, offers).map { subview, offer in
            let proposal = ProposedViewSize(offer, along: axis, by: proposal[axis.other])
            return (proposal, subview.dimensions(in: proposal))
        }
    }

    /// Returns the proposals of the subviews along the axis.
    private func offers(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> [CGFloat?] {
        guard let main = proposal[axis], main < .infinity else {
            return Array(repeating: proposal[axis], count: subviews.count)
        }
        return sharedOffers(of: main, across: proposal[axis.other], subviews, cache)
    }

    /// Serves groups of higher priority first, keeping back what the others need at least, and in a group the least flexible first.
    private func sharedOffers(
        of main: CGFloat, across cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> [CGFloat?] {
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
            subviews[index].node.length(in: ProposedViewSize(offer, along: axis, by: cross), along: axis)
        }
        var offers = [CGFloat?](repeating: nil, count: subviews.count)
        let minima = cache.groups.dropFirst().map { group in group.reduce(0) { $0 + length($1, 0) } }
        var available = main - cache.totalGap - minima.reduce(0, +)
        for (number, group) in cache.groups.enumerated() {
            if number > 0 { available += minima[number - 1] }
            var remaining = group.count
            for index in order(group, length) {
                let offer = max(available / CGFloat(remaining), 0)
                offers[index] = offer
                available -= length(index, offer)
                remaining -= 1
            }
        }
        return offers
    }

    /// A group in the order of service: the least flexible first, equals as they come. One alone is not asked how flexible it is.
    private func order(_ group: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
        guard group.count > 1 else { return group }
        let flexibilities = group.map { index in
            let least = length(index, 0)
            return length(index, .infinity) - least
        }
        let order = group.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        return order.map { group[$0] }
    }

    /// The length across the stack, where no subview's depends on what it is offered along the stack, nor on guides.
    func independentLength(_ offer: CGFloat?, along axis: Axis, of children: [LayoutNode]) -> CGFloat? {
        guard axis == self.axis.other, alignment.isStandard else { return nil }
        var longest: CGFloat = 0
        for child in children {
            guard !child.mayAlign(alignment), let length = child.independentLength(offer, along: axis), length.isFinite
            else { return nil }
            longest = max(longest, length)
        }
        return longest
    }

    // MARK: Across

    /// From where to where the aligned subviews reach, the alignment line being at 0.
    private func crossSpan(_ dimensions: [ViewDimensions]) -> ClosedRange<CGFloat> {
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for item in dimensions {
            let length = item.size[axis.other]
            // Both ends of an endless view are endlessly far away.
            let guide = length.isFinite ? item[alignment] : 0
            low = min(low, -guide)
            high = max(high, length - guide)
        }
        return low...max(low, high)
    }

    // MARK: Places

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
    ) {
        guard !subviews.isEmpty else { return }
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let items = dimensions(proposal, subviews, cache)
        let top = crossSpan(items.map(\.dimensions)).lowerBound
        var main = bounds.origin[axis]
        for (index, item) in items.enumerated() {
            let length = item.dimensions.size[axis.other]
            let guide = length.isFinite ? item.dimensions[alignment] : 0
            let cross = bounds.origin[axis.other] - guide - top
            subviews[index].place(at: CGPoint(main, along: axis, by: cross), proposal: item.proposal)
            main += item.dimensions.size[axis] + (index < cache.gaps.count ? cache.gaps[index] : 0)
        }
    }

    // MARK: What the stack says outside

    /// The union of what its ends prefer along the axis and all subviews across. Edges without distance do not show through a stack.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        let start: Edge.Set = axis == .horizontal ? .leading : .top
        let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = first.spacing
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: across) }
        result = ViewSpacing.zero.union(result, edges: across.union(start)).union(last.spacing, edges: end)
        return result.withoutZero
    }

    /// A stack of one view is as important as it, unless that is a spacer.
    static func priority(of children: [LayoutNode]) -> Double {
        guard children.count == 1, let only = children.first, only.priority > -.infinity else { return 0 }
        return only.priority
    }
}
