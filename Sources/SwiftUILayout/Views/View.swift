/// A part of an interface: either other views, its `body`, or one that this module knows how to lay out and draw.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the view's nodes to a list: those of its body, unless the view is a primitive one.
    @MainActor @preconcurrency func _makeNodes(into list: inout _NodeList, in context: _ViewContext)
}

extension View {
    /// Asks for the body, after the view's properties know their place, and adds its nodes.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        context.connectProperties(of: self)
        let counted = context.scene.bodyCount + 1
        context.scene.bodyCount = counted
        body._makeNodes(into: &list, in: context.child(.body))
    }
}

/// The body of primitive views: there is none.
extension Never: View {
    /// There is no value to ask.
    public var body: Never { self }
}

/// A view without a body, whose nodes are made here.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// There is none.
    public var body: Never { preconditionFailure("\(Self.self) has no body: it is laid out itself.") }
}
