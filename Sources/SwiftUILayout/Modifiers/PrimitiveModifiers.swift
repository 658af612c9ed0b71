import KeylineScenes

/// A modifier that puts a node around each node of its view.
protocol WrappingModifier: ViewModifier where Body == Never {
    /// The node around another.
    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode
}

extension WrappingModifier {
    /// Adds the nodes of the view, each with one around it.
    public func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context)
        list.wrap(from: start) { wrap($0, in: context) }
    }
}

/// A modifier that sizes or places its view by a layout.
nonisolated struct LayoutModifier<L: Layout>: WrappingModifier {
    let name: String
    let layout: L
    /// What is wrong with what was asked for; it is laid out all the same.
    var warning: String?

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        if let warning {
            context.environment.services.report(Diagnostic(.warning, .misuse, view: view.identity.id, message: warning))
        }
        return ViewNode(name, around: view, rule: LayoutRuleBox(layout), in: context)
    }
}

/// A modifier that takes no part in layout but has a rule of its own, such as a priority or a guide.
nonisolated struct RuleModifier: WrappingModifier {
    let name: String
    let makeRule: () -> any LayoutRule

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        ViewNode(name, around: view, rule: makeRule(), in: context)
    }
}

/// A modifier that draws something, or draws its view otherwise, and takes no part in layout.
nonisolated struct PaintingModifier: WrappingModifier {
    let name: String
    let makePainter: (_ViewContext) -> any NodePainter

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let node = ViewNode(name, around: view, rule: PassThroughRule(), in: context)
        node.painter = makePainter(context)
        return node
    }
}

/// A modifier that changes the nodes of its view without a node of its own.
nonisolated struct NodeModifier: ViewModifier {
    typealias Body = Never
    let change: (ViewNode) -> Void

    @MainActor func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context)
        list.wrap(from: start) { node in
            change(node)
            return node
        }
    }
}

/// A modifier that changes the environment of its view.
nonisolated struct EnvironmentModifier: ViewModifier {
    typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    @MainActor func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        var inside = context
        change(&inside.environment)
        content._makeNodes(into: &list, in: inside)
    }
}

extension View {
    /// Sets a value of the environment for the view.
    nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Changes a value of the environment for the view.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
