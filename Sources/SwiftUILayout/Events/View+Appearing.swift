public import KeylineCombine
public import Observation

/// Does something when a view first appears.
private struct AppearModifier: ViewModifier {
    typealias Body = Never
    let action: NodeAction

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context.child(.content))
        let appeared = context.child(.modifier).appearedCell
        guard !appeared.value else { return }
        list.wrap(from: start) { node in
            guard !appeared.value else { return node }
            appeared.value = true
            node.events.actions.append(action)
            return node
        }
    }
}

/// Does something when a value is another than in the pass before, while steps are done.
private struct ValueChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let action: @MainActor (Value, Value) -> Void

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        guard context.scene.takesSteps else { return content._makeNodes(into: &list, in: context) }
        content._makeNodes(into: &list, in: context.child(.content))
        let memory = context.child(.modifier).identity.storage.cell("value") { StateCell(value) }
        context.scene.changes.append { [value, action] in
            guard memory.value != value else { return false }
            let old = memory.value
            memory.value = value
            action(old, value)
            return true
        }
    }
}

extension _ViewContext {
    /// Whether a view of this identity has appeared.
    fileprivate var appearedCell: StateCell<Bool> { identity.storage.cell("appeared") { StateCell(false) } }
}

extension View {
    /// What happens when the view first appears. What it changes is seen in the picture, and so is what tasks change that it starts.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(AppearModifier(action: .appear(action ?? {})))
    }

    /// What happens when the view first appears. What it changes within a second and a half, which pass at once, is seen in the picture.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(AppearModifier(action: .task(action)))
    }

    /// What happens when the view first appears. What it changes within a second and a half, which pass at once, is seen in the picture.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(AppearModifier(action: .task(action)))
    }

    /// Does something when a value changes.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ValueChangeModifier(value: value) { action($1) })
    }

    /// What happens when a value changes, and on request when the view first appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, action: action))
            .modifier(AppearModifier(action: .appear { if initial { action(value, value) } }))
    }

    /// What happens when a value changes, and on request when the view first appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value) { _, _ in action() })
            .modifier(AppearModifier(action: .appear { if initial { action() } }))
    }

    /// What happens with the values of a publisher. Those that are there when the view appears are handed over.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(AppearModifier(action: .appear { publisher.sink(receiveValue: action).cancel() }))
    }

    /// Provides an object to the views inside.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changing { $0.setObject(object, as: T.self) }
    }

    /// Provides an object to the views inside.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changing { $0.setObject(object, as: T.self) }
    }

    /// The view under an identity: another identity is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }

    /// The view; whether it is the same as before makes no difference to a picture.
    public func equatable() -> some View { self }

    /// The name by which tests and accessibility find the view, or the one control in it. Dumps and pictures show it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(
            NodeModifier { node in
                let first = node.semantics.accessibility.identifier ?? identifier
                node.semantics.accessibility.identifier = first
                node.semantics.accessibility.changes.identifier = first
            })
    }
}

/// Gives a view an identity of its own.
private struct IdentityModifier: ViewModifier {
    typealias Body = Never
    let id: AnyHashable

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        content._makeNodes(into: &list, in: context.child(.id(id)))
    }
}

/// Access to scrolling. A still picture shows the beginning.
public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    /// Views that can scroll.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The views.
    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls.
public struct ScrollViewProxy {
    /// Does nothing in a still picture.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
