/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Adds the nodes of the view that is there; each of the two has an identity of its own.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        switch storage {
        case .first(let view): view._makeNodes(into: &list, in: context.child(.branch(true)))
        case .second(let view): view._makeNodes(into: &list, in: context.child(.branch(false)))
        }
    }
}

/// A view or none.
extension Optional: View, PrimitiveView where Wrapped: View {
    /// Adds the nodes of the view, if there is one.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        self?._makeNodes(into: &list, in: context)
    }
}
