package import KeylineScenes

/// Where a source wrote a constraint, and how it names it.
package struct ConstraintOrigin: Hashable, Sendable {
    /// The object id in the file; nil where the file gives none.
    package var id: String?
    /// The place in the file.
    package var location: SourceLocation

    package init(id: String?, location: SourceLocation) {
        self.id = id
        self.location = location
    }
}
