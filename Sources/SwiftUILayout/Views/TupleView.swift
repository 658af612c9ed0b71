/// Several views in a row, as `ViewBuilder` makes them.
nonisolated public struct TupleView<T>: PrimitiveView {
    /// The views.
    public var value: T

    /// The views, one by one.
    let parts: [any View]
    private let makers: [@MainActor (inout _NodeList, _ViewContext) -> Void]

    init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
        value = (repeat each views)
        var parts: [any View] = []
        for view in repeat each views { parts.append(view) }
        self.parts = parts
        var makers: [@MainActor (inout _NodeList, _ViewContext) -> Void] = []
        for view in repeat each views {
            nonisolated(unsafe) let view = view
            makers.append { view._makeNodes(into: &$0, in: $1) }
        }
        self.makers = makers
    }

    /// Adds the nodes of each view.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        for (index, make) in makers.enumerated() {
            make(&list, context.child(.index(index)))
        }
    }
}
