/// Bounds on a document, so that no file, however made, takes unbounded time or memory.
enum YAMLLimits {
    /// Mappings and lists inside each other.
    static let depth = 64
    /// Nodes of the whole document, aliases counted as often as they are used.
    static let nodes = 200_000
    /// Bytes of the file.
    static let bytes = 16 * 1024 * 1024
}
