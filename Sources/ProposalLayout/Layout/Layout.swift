/// A rule by which a container sizes and places its subviews.
///
/// Positions are for a layout from left to right; in an environment from right to left the result is mirrored.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///             return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///         }
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var corner = bounds.origin
///             for subview in subviews {
///                 let size = subview.sizeThatFits(.unspecified)
///                 subview.place(at: corner, proposal: .unspecified)
///                 corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///             }
///         }
///     }
public protocol Layout {
    /// The values that the layout keeps between calls.
    associatedtype Cache = Void

    /// The container's subviews.
    typealias Subviews = LayoutSubviews

    /// The properties that every layout of this type has.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Renews the cache after the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews by calling `place(at:anchor:proposal:)` on each.
    ///
    /// - Parameters:
    ///   - bounds: The container's rectangle, in points. Its origin need not be zero.
    ///   - proposal: The proposal to which the size of `bounds` was the answer.
    ///   - subviews: The subviews.
    ///   - cache: What the layout keeps.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide in the coordinates of `bounds`; nil for the default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide in the coordinates of `bounds`; nil for the default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the subviews' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    /// Joins the explicit values of the subviews where they are placed.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedAlignment(of: guide.key, in: bounds, proposal: proposal)
    }

    /// Joins the explicit values of the subviews where they are placed.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
}

extension Layout where Cache == () {
    /// Nothing to keep.
    public func makeCache(subviews: Subviews) {}
}

/// Properties that containers may know about a layout without measuring it.
public struct LayoutProperties: Sendable {
    /// The axis of a stack, across which a `Spacer` or `Divider` inside is laid out; nil for other layouts.
    public var stackOrientation: Axis?

    /// No stack.
    public init() {}

    package init(stackOrientation: Axis) {
        self.stackOrientation = stackOrientation
    }
}
