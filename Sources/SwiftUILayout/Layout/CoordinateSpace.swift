/// What coordinates count from.
public enum CoordinateSpace: Hashable {
    /// The window's top left corner.
    case global
    /// The view's own.
    case local
    /// That of a view around, which has the name.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// Something that coordinates count from.
public protocol CoordinateSpaceProtocol {
    /// The same as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The window's.
    public var coordinateSpace: CoordinateSpace { .global }

    /// Names the window's coordinates.
    public init() {}
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The view's own.
    public var coordinateSpace: CoordinateSpace { .local }

    /// Names the view's own coordinates.
    public init() {}
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The view's of that name.
    public let coordinateSpace: CoordinateSpace

    init(_ name: AnyHashable) {
        coordinateSpace = .named(name)
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of a view around that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }

    /// The coordinates of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.name) }
}

/// The name of every scroll view's coordinates.
enum ScrollSpace {
    static let name = "keyline.scrollView"
}

extension View {
    /// Names the view's coordinates.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(SpaceModifier(name: name))
    }

    /// Names the view's coordinates.
    nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        coordinateSpace(NamedCoordinateSpace(AnyHashable(name)))
    }
}

private nonisolated struct SpaceModifier: WrappingModifier {
    let name: NamedCoordinateSpace

    @MainActor func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        let node = ViewNode("coordinateSpace", around: view, rule: PassThroughRule(), in: context)
        if case .named(let key) = name.coordinateSpace { node.composition.spaceName = key }
        return node
    }
}

extension ViewNode {
    /// The frame of the nearest node around that has a name, in the scene's coordinates.
    func frameOfSpace(named name: AnyHashable) -> CGRect? {
        var node: ViewNode? = self
        while let current = node {
            if current.composition.spaceName == name { return current.frame }
            node = current.parent
        }
        return nil
    }

    /// The node's frame in the coordinates of a node around; in the scene's where there is none of the name.
    func frame(inSpaceNamed name: AnyHashable) -> CGRect {
        let origin = frameOfSpace(named: name)?.origin ?? .zero
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
