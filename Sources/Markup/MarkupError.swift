package import KeylineScenes

/// Why a document cannot be read as XML.
package enum MarkupError: Error, Hashable {
    /// The bytes are no well-formed XML, or end too early.
    case malformed(reason: String, location: SourceLocation)
    /// Elements are nested more deeply than any interface is.
    case tooDeep(limit: Int, location: SourceLocation)
}
