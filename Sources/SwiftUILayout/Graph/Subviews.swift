/// One of the views that a view comes to in a container.
nonisolated public struct Subview: View, Identifiable {
    /// The identity of a view among its siblings.
    public struct ID: Hashable {
        let index: Int
    }

    /// The identity.
    public let id: ID
    private let node: ViewNode

    init(_ node: ViewNode, at index: Int) {
        self.node = node
        id = ID(index: index)
    }

    /// There is none: the view is laid out already.
    public var body: Never { preconditionFailure("a subview has no body") }

    /// Adds the view's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(node)
    }
}

/// The views that a view comes to in a container.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    /// 0.
    public var startIndex: Int { subviews.startIndex }
    /// The number of views.
    public var endIndex: Int { subviews.endIndex }
    /// A view.
    public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
    /// All of them.
    @MainActor public var body: some View {
        ForEach(subviews) { $0 }
    }
}

/// Makes views of the views that a view comes to.
nonisolated public struct _SubviewsGroup<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    /// Adds the nodes of the result.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        var inside = _NodeList()
        base._makeNodes(into: &inside, in: context.child(.content).amongOthers.eager)
        let subviews = inside.nodes.enumerated().map { Subview($0.element, at: $0.offset) }
        transform(SubviewsCollection(subviews))._makeNodes(into: &list, in: context.child(.body))
    }
}

extension Group {
    /// Makes views of the views that a view comes to: `Group(subviews: content) { ForEach($0) { … } }`.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsGroup<Base, Result> {
        self.init(content: _SubviewsGroup(base: view, transform: transform))
    }
}

/// Makes a view of each of the views that a view comes to.
nonisolated public struct _EachSubview<Base: View, Content: View>: View {
    let base: Base
    let content: (Subview) -> Content

    /// The views.
    @MainActor public var body: some View {
        Group(subviews: base) { subviews in
            ForEach(subviews) { content($0) }
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Makes a view of each of the views that a view comes to: `ForEach(subviews: content) { $0.padding() }`.
    public init<Base: View, Each: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Each
    ) where Content == _EachSubview<Base, Each> {
        self.init(0..<1) { _ in _EachSubview(base: view, content: content) }
    }
}
