/// The requests of `keyline lsp`.
struct LanguageServerSettings: Sendable {
    /// The permitted actions besides reading and laying out.
    var permissions: Set<ToolPermission> = []
}
