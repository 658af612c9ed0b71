/// What a person lets an assistant's tools do besides reading and drawing.
enum ToolPermission: String, CaseIterable, Sendable {
    /// Build packages and run their code.
    case build
    /// Edit files.
    case write
}

/// What `keyline mcp` was asked for.
struct AssistantSettings: Sendable {
    /// The folders that tools may read; empty for those that the client names, or else the current folder.
    var roots: [String] = []
    /// What tools may do besides reading and drawing.
    var permissions: Set<ToolPermission> = []
}
