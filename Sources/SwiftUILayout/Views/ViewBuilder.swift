/// Makes a view of several statements.
@resultBuilder
nonisolated public enum ViewBuilder {
    /// A view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(views: repeat each content)
    }

    /// A view that is there under a condition.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two views.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// The second of two views.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// A view that only newer systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
