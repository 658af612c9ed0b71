/// Says where guides run through a view of a size that answers a proposal.
package protocol AlignmentSource: AnyObject {
    /// Returns the position of a guide, in points, that the view or its content sets; nil otherwise.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

/// A view's answer to a proposal: its size, and where the guides run through it.
public struct ViewDimensions: Equatable {
    /// The view; nil for a rectangle, in which every guide runs where it runs by default.
    private let view: (any AlignmentSource)?
    private let proposal: ProposedViewSize
    package let size: CGSize

    init(_ view: (any AlignmentSource)?, size: CGSize, proposal: ProposedViewSize) {
        self.view = view
        self.size = size
        self.proposal = proposal
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The position of a guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a guide that the view sets explicitly, in points from the leading edge; nil where the default holds.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The position of a guide that the view sets explicitly, in points from the top; nil where the default holds.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        view?.explicitAlignment(key, in: size, proposal: proposal)
    }

    /// Whether both are the same view's answer to the same proposal.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.view === right.view && left.proposal == right.proposal && left.size == right.size
    }
}
