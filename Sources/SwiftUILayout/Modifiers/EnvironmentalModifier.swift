/// A modifier that is another one, which the environment at its place decides.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The other modifier.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Adds the nodes that the other modifier adds.
    public func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        resolve(in: context.environment)._makeNodes(of: content, into: &list, in: context)
    }
}
