/// Bounds on a document, so that no file, however made, takes unbounded time or memory.
package enum YAMLLimits {
    /// Mappings and lists inside each other.
    package static let depth = 64
    /// Nodes of the whole document, aliases counted as often as they are used.
    package static let nodes = 200_000
    /// Bytes of the file.
    package static let bytes = 16 * 1024 * 1024
}
