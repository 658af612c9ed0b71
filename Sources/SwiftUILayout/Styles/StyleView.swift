/// What a style makes of a control: the style's own properties know their place, as those of views do.
struct StyleView<Style, Content: View>: PrimitiveView {
    let style: Style
    let make: @MainActor (Style) -> Content

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let own = context.child(.modifier)
        own.connectProperties(of: style)
        make(style)._makeNodes(into: &list, in: own.child(.body))
    }
}

/// A view that is made when its environment is known.
struct EnvironmentReader<Content: View>: PrimitiveView {
    @ViewBuilder let content: @MainActor (EnvironmentValues) -> Content

    func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        content(context.environment)._makeNodes(into: &list, in: context.child(.body))
    }
}

/// Content of a control, as styles are handed it.
public struct StyledContent: View {
    let view: AnyView

    init(_ view: some View) {
        self.view = AnyView(view)
    }

    /// The content.
    public var body: some View { view }
}
