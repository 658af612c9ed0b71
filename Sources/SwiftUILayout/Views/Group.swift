/// Several views that are meant together: a container takes each of them as its own.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the nodes of the views.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context)
    }
}
