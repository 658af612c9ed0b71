/// Views that depend on the size of their container: as large as proposed, with what is inside at the top leading corner.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the views from the geometry.
    public var content: (GeometryProxy) -> Content

    /// Reads the container's geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Adds the reader's node. What is inside is made once the node knows its place.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let node = ViewNode("GeometryReader", rule: GeometryReaderRule(), in: context)
        let inside = context.child(.content)
        node.events.willArrange = { node in
            node.replaceViews(inside.nodes(of: content(GeometryProxy(node, scene: inside.scene))))
        }
        list.append(node)
    }
}

/// As large as proposed; every view inside is offered that size at the top leading corner.
private final class GeometryReaderRule: LayoutRule {
    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize) {
        for child in node.children {
            child.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }
}

/// The geometry of a view: its size, and where it lies.
nonisolated public struct GeometryProxy {
    private let node: ViewNode
    private let scene: SceneGraph

    init(_ node: ViewNode, scene: SceneGraph) {
        self.node = node
        self.scene = scene
    }

    /// The size, in points.
    public var size: CGSize { node.frame.size }

    /// What lies outside of the safe area beside the view: on an edge where it touches the safe area's edge the room from there to the window's.
    public var safeAreaInsets: EdgeInsets {
        let frame = node.frame
        let safe = node.safeArea(in: scene)
        let window = scene.bounds
        func room(_ touches: Bool, _ length: CGFloat) -> CGFloat { touches ? max(length, 0) : 0 }
        let left = room(abs(frame.minX - safe.minX) < 0.5, safe.minX - window.minX)
        let right = room(abs(frame.maxX - safe.maxX) < 0.5, window.maxX - safe.maxX)
        let isMirrored = node.layout.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: room(abs(frame.minY - safe.minY) < 0.5, safe.minY - window.minY), leading: isMirrored ? right : left,
            bottom: room(abs(frame.maxY - safe.maxY) < 0.5, window.maxY - safe.maxY),
            trailing: isMirrored ? left : right)
    }

    /// The frame in the scene's coordinates, in points.
    var sceneFrame: CGRect { node.frame }

    /// The frame in a coordinate space, in points.
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: node.frame
        case .named(let name): node.frame(inSpaceNamed: name)
        }
    }

    /// The frame in a coordinate space, in points.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The bounds of a coordinate space, in this view's coordinates; nil where no view of the name stands around this one.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = space.coordinateSpace, let frame = node.frameOfSpace(named: name) else {
            return nil
        }
        return frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY)
    }
}
