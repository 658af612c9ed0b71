/// The kinds of containers that `keyline embed` puts views into.
enum EmbeddingContainer: String, CaseIterable, Sendable {
    /// A stack view, which arranges them.
    case stack
    /// A plain view.
    case view
    /// A scroll view.
    case scrollView = "scroll-view"
    /// A navigation controller, for a whole scene.
    case navigation
}
