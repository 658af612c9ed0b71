/// Something that is done to a view, which makes a new view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that results.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The view that results.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Adds the nodes of a modified view to a list: those of the body, unless the modifier is a primitive one.
    @MainActor @preconcurrency func _makeNodes(
        of content: some View, into list: inout _NodeList, in context: _ViewContext)
}

extension ViewModifier {
    /// Asks for the body, after the modifier's properties know their place, and adds its nodes.
    @MainActor public func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let own = context.child(.modifier)
        own.connectProperties(of: self)
        let placeholder = Content { content._makeNodes(into: &$0, in: $1.place(context.child(.content))) }
        body(content: placeholder)._makeNodes(into: &list, in: own.child(.body))
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) has no body: it is laid out itself.")
    }
}

extension _ViewContext {
    /// This context at the place of another.
    fileprivate func place(_ other: _ViewContext) -> _ViewContext {
        var result = other
        result.environment = environment
        result.stackAxis = stackAxis
        result.defersElements = defersElements
        result.isAlone = isAlone
        result.joinsErasedViews = joinsErasedViews
        result.viewport = viewport
        return result
    }
}

/// The view that a modifier modifies, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    private let make: @MainActor (inout _NodeList, _ViewContext) -> Void

    init(_ make: @escaping @MainActor (inout _NodeList, _ViewContext) -> Void) {
        self.make = make
    }

    /// Adds the nodes of the view.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) { make(&list, context) }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Modifies a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Adds the nodes that the modifier makes of the view's.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        guard context.isAlone else { return modifier._makeNodes(of: content, into: &list, in: context) }
        modifier._makeNodes(of: SoleView(content: content), into: &list, in: context)
    }
}

/// A view that is alone in its place. Where it has no nodes, a node without content takes what it is offered, so that its background shows
/// and its `onAppear` is called.
private nonisolated struct SoleView<Content: View>: PrimitiveView {
    let content: Content

    @MainActor func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context)
        guard list.count == start, context.isAlone else { return }
        list.append(ViewNode("EmptyView", leaf: NoContent(), in: context))
    }

    private struct NoContent: LeafContent {
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Two modifiers in a row have no body of their own.
    public typealias Body = Never

    /// Adds the nodes of the view with both modifiers, this one's content first.
    @MainActor public func _makeNodes(of view: some View, into list: inout _NodeList, in context: _ViewContext) {
        modifier._makeNodes(of: view.modifier(content), into: &list, in: context)
    }
}

extension ViewModifier {
    /// This modifier and then another.
    nonisolated public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// The view with a modifier.
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    /// There is none.
    public typealias Body = Never
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Makes the modifier.
    public init() {}

    /// Adds the nodes of the view as they are.
    @MainActor public func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context)
    }
}
