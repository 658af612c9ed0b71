import KeylineScenes

extension View {
    /// Has the scene report a part of the view that is not drawn.
    ///
    /// - Parameter part: The part, as the object of a sentence: "an inner shadow".
    /// - Returns: The view.
    package func undrawn(_ part: String) -> some View { modifier(UndrawnModifier(part: part)) }
}

/// Reports a part of a view that is not drawn.
private struct UndrawnModifier: WrappingModifier {
    let part: String

    func wrap(_ view: ViewNode, in context: _ViewContext) -> ViewNode {
        context.environment.services.report(
            Diagnostic(.note, .ignored, view: view.identity.id, message: "\(part) is not drawn"))
        return view
    }
}
