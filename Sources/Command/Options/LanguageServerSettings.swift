/// What `keyline lsp` was asked for.
struct LanguageServerSettings: Sendable {
    /// What the server does besides reading and laying out.
    var permissions: Set<ToolPermission> = []
}
