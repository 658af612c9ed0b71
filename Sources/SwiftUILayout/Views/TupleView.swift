/// Several views in a row, as `ViewBuilder` makes them.
nonisolated public struct TupleView<T>: PrimitiveView {
    /// The views.
    public var value: T

    /// The views, one by one.
    let parts: [any View]

    /// Takes the views of a tuple, as code does that makes one without `ViewBuilder`.
    public init(_ value: T) {
        self.value = value
        let single = value as? any View
        parts = single.map { [$0] } ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
        value = (repeat each views)
        var parts: [any View] = []
        for view in repeat each views { parts.append(view) }
        self.parts = parts
    }

    /// Adds the nodes of each view.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let context = context.amongOthers
        for (index, view) in parts.enumerated() {
            view._makeNodes(into: &list, in: context.child(.index(index)))
        }
    }
}
