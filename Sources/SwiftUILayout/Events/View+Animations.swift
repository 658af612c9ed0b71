import Foundation

// What matters only in a running app. A still picture shows the first frame, in which nothing was touched, moved or presented.
extension View {
    /// Animates changes of a value; a picture shows where they end, unless a step waits meanwhile.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimatedValueModifier(animation: animation, value: value))
    }

    /// How changes are animated; a still picture shows where they end.
    public func animation(_ animation: Animation?) -> some View { self }

    /// How changes of content are animated.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// How the view comes and goes.
    public func transition(_ transition: AnyTransition) -> some View { self }

    /// How the view comes and goes.
    public func transition<T: Transition>(_ transition: T) -> some View { self }

    /// What the view turns into.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Changes transactions of the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// How a symbol moves.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// How a symbol moves when a value changes.
    public func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Glass behind the view, drawn as a pale ground by `glassEffect(in:)`.
    public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
}

/// Takes note of an animation where a value is another than in the pass before.
private struct AnimatedValueModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        guard context.scene.takesSteps else { return content._makeNodes(into: &list, in: context) }
        content._makeNodes(into: &list, in: context.child(.content))
        let memory = context.child(.modifier).identity.storage.cell("animated") { StateCell(value) }
        if memory.value != value { AnimationNotes.note(animation) }
        memory.value = value
    }
}
