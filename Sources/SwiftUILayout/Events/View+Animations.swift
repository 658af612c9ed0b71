import Foundation

// What matters only in a running app. A still picture shows the first frame, in which nothing was touched, moved or presented.
extension View {
    /// How changes of a value are animated; a still picture shows where they end.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

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
