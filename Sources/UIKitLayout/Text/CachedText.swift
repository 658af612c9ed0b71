/// The text of a view, assembled when it is asked for and kept until it would be assembled in another way.
///
/// Measuring, baselines, snapshots and drawing ask for it and share its lines. Nothing has to be invalidated: each time the view says
/// what its text is made of, which overrides of its properties may decide.
@MainActor
struct CachedText {
    private var source: TextSource?
    private var content: TextContent?

    /// The text that is made of a source.
    mutating func content(of source: TextSource, maximumLines: Int) -> TextContent {
        var result = known(source) ?? assemble(source)
        result.maximumLines = maximumLines
        return result
    }

    private func known(_ source: TextSource) -> TextContent? {
        guard let known = self.source, known.isSame(as: source) else { return nil }
        return content
    }

    private mutating func assemble(_ source: TextSource) -> TextContent {
        var made = source.content()
        if var content, content.isShapedLike(made) {
            content.images = made.images
            made = content
        }
        self.source = source
        content = made
        return made
    }
}
