public import KeylineGraphics

/// The views around each view of a layout.
///
/// It goes by the places of the views in the tree, not by their ids, so a walk outwards always ends.
public struct ViewAncestry: Sendable {
    private let ids: [ViewID]
    /// The place of the view around each one, which is before its own; nil for the outermost one.
    private let parents: [Int?]
    private let indices: [ViewID: Int]

    /// Reads a tree.
    ///
    /// - Parameter views: Every view of a layout, each before those inside it.
    public init(_ views: [LayoutSnapshot.PlacedView]) {
        ids = views.map(\.view.id)
        indices = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        var around: [Int] = []
        var parents: [Int?] = []
        for (index, placed) in views.enumerated() {
            around.removeLast(around.count - min(placed.depth, around.count))
            parents.append(around.last)
            around.append(index)
        }
        self.parents = parents
    }

    /// The place of a view among all; nil where there is none of that id.
    public func index(of view: ViewID) -> Int? { indices[view] }

    /// The place of the view around the one in a place; nil for the outermost one.
    public func parent(ofViewAt index: Int) -> Int? { parents[index] }

    /// The view around another one; nil for the outermost one and where there is none of that id.
    public func parent(of view: ViewID) -> ViewID? {
        indices[view].flatMap { parents[$0] }.map { ids[$0] }
    }

    /// The places of a view and of those around it, from the view outwards; none where there is none of that id.
    public func chain(of view: ViewID) -> [Int] {
        Array(sequence(first: indices[view]) { $0.flatMap { parents[$0] } }.prefix { $0 != nil }.compactMap(\.self))
    }

    /// A view and those around it, from the view outwards.
    public func views(from view: ViewID) -> [ViewID] { [view] + chain(of: view).dropFirst().map { ids[$0] } }

    /// Whether a view is around another one.
    public func isAround(_ outer: ViewID, _ inner: ViewID) -> Bool {
        chain(of: inner).dropFirst().contains { ids[$0] == outer }
    }
}
