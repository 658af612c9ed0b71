/// What a view learns from those around it while its nodes are made.
public struct _ViewContext {
    /// What is handed from view to view.
    var environment: EnvironmentValues
    /// The scene that is being made.
    let scene: SceneGraph
    /// The place of the view.
    private(set) var identity: ViewIdentity
    /// The axis of the nearest stack, for which spacers and dividers lie across; nil in none.
    var stackAxis: Axis?
    /// Whether the container asks for promises in place of the elements of `ForEach`.
    var defersElements = false
    /// Whether the view is alone in its place, as the outermost one is. A modifier then has a view to work on even where nothing shows
    /// (`SoleView`): among others, a view without content is none at all.
    var isAlone = false
    /// Whether the view is all that a scroll view shows: what a modifier there makes of a view whose type is hidden is one view.
    var joinsErasedViews = false
    /// The nearest scroll view.
    var viewport: ScrollViewport?

    init(environment: EnvironmentValues, scene: SceneGraph) {
        self.environment = environment
        self.scene = scene
        identity = scene.identity
    }

    /// The context of a view inside.
    func child(_ component: ViewIdentity.Component) -> _ViewContext {
        var result = self
        result.identity = identity.child(component)
        if case .index = component { result.joinsErasedViews = false }
        return result
    }

    /// The context in which every element is made at once.
    var eager: _ViewContext {
        var result = self
        result.defersElements = false
        return result
    }

    /// Tells the properties of a view, modifier or style their environment and what they keep.
    @MainActor func connectProperties<Value>(of value: Value) {
        guard scene.propertyTypes.hasProperties(value) else { return }
        PropertyConnector.connect(value, to: environment, storage: identity.storage)
    }

    /// The context of a view among others.
    var amongOthers: _ViewContext {
        var result = self
        result.isAlone = false
        result.joinsErasedViews = false
        return result
    }

    /// The nodes of a container's content.
    @MainActor func nodes(of content: some View, stackAxis: Axis? = nil, isAlone: Bool = false) -> [ViewNode] {
        var inside = eager
        inside.isAlone = isAlone
        inside.joinsErasedViews = false
        inside.stackAxis = stackAxis
        var list = _NodeList()
        content._makeNodes(into: &list, in: inside)
        return list.nodes
    }

    /// Adds the nodes of a view to a list; several are one column.
    @MainActor func addJoined(_ content: some View, to list: inout _NodeList) {
        var inside = self
        inside.joinsErasedViews = false
        var inner = _NodeList()
        content._makeNodes(into: &inner, in: inside)
        let nodes = inner.nodes
        guard nodes.count > 1 else { return nodes.forEach { list.append($0) } }
        list.append(ViewNode("VStack", VStackLayout(), nodes, in: inside))
    }

    /// The content as one node: itself if it is one view, otherwise a container of its views. No views make a node of no size.
    @MainActor func node(
        of content: some View, isAlone: Bool = false, orContainer container: (_ViewContext, [ViewNode]) -> ViewNode
    ) -> ViewNode {
        let nodes = nodes(of: content, isAlone: isAlone)
        return nodes.count == 1 ? nodes[0] : container(self, nodes)
    }
}

/// Which types have dynamic properties, so that others need not be looked through.
final class PropertyTypes {
    private var known: [ObjectIdentifier: Bool] = [:]

    func hasProperties<Value>(_ value: Value) -> Bool {
        let type = ObjectIdentifier(Value.self)
        if let known = known[type] { return known }
        let found = Mirror(reflecting: value).hasDynamicProperties
        known[type] = found
        return found
    }
}

extension Mirror {
    fileprivate var hasDynamicProperties: Bool {
        children.contains { $0.value is any DynamicProperty } || superclassMirror?.hasDynamicProperties == true
    }
}
