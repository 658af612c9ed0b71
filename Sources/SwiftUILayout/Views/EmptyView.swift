/// No view: nothing is laid out for it.
nonisolated public struct EmptyView: PrimitiveView {
    /// Makes no view.
    public init() {}

    /// Adds nothing.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {}
}
