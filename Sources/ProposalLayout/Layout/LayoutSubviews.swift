/// The subviews of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// A part of the subviews.
    public typealias SubSequence = LayoutSubviews
    /// A subview.
    public typealias Element = LayoutSubview
    /// A position.
    public typealias Index = Int

    private let all: [LayoutNode]
    private let range: Range<Int>
    private unowned let container: LayoutNode
    /// The direction of the container. Positions are mirrored without the layout's doing.
    public let layoutDirection: LayoutDirection

    package init(of container: LayoutNode) {
        all = container.children
        range = all.indices
        self.container = container
        layoutDirection = container.layoutDirection
    }

    private init(_ whole: LayoutSubviews, _ range: Range<Int>) {
        all = whole.all
        container = whole.container
        layoutDirection = whole.layoutDirection
        self.range = range
    }

    /// The position of the first subview.
    public var startIndex: Int { range.lowerBound }
    /// The position after the last subview.
    public var endIndex: Int { range.upperBound }

    /// A subview.
    public subscript(index: Int) -> LayoutSubview {
        precondition(range.contains(index), "There is no subview \(index): there are \(all.count).")
        return LayoutSubview(all[index])
    }

    /// Some of the subviews.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound)
        return LayoutSubviews(self, bounds)
    }

    /// The subviews at some positions.
    public subscript<Positions: Sequence>(indices: Positions) -> [LayoutSubview] where Positions.Element == Int {
        indices.map { self[$0] }
    }

    /// Whether both are the same subviews.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.elementsEqual(right)
    }

    package func combinedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
    ) -> CGFloat? {
        let value = container.combinedAlignment(key, in: bounds.size, proposal: proposal)
        return value.map { $0 + bounds.origin[key.axis] }
    }
}
