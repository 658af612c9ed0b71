import KeylineScenes

extension ViewSnapshot {
    /// The id of the view in the document that names it.
    var objectID: String { (identity.nesting?.object ?? id).rawValue }

    /// Whether the scene's own document describes the view, rather than one that is shown inside.
    var isOfScenesDocument: Bool { identity.nesting.map { $0.path == $0.object } ?? true }
}
