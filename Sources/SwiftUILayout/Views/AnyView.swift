/// A view whose type is hidden.
nonisolated public struct AnyView: PrimitiveView {
    private let content: any View

    /// Hides the type of a view.
    public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Hides the type of a view that is already unknown.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// Adds the nodes of the view inside; views of different types have different identities. All that a scroll view shows is one view: several
    /// are put below each other, so that a modifier changes them once.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let inside = context.child(.type(ObjectIdentifier(type(of: content))))
        if inside.joinsErasedViews {
            inside.addJoined(content, to: &list)
        } else {
            content._makeNodes(into: &list, in: inside)
        }
    }
}
