import KeylineScenes

/// A piece of a YAML document that knows where it stands. What a scalar means is decided by whoever reads it, never by its look.
struct YAMLNode: Sendable {
    enum Content: Sendable {
        /// Text, and whether it was written without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    let content: Content
    let location: SourceLocation

    /// What the node is, for messages.
    var kindName: String {
        switch content {
        case .scalar(let text, isPlain: true) where text.isEmpty: "nothing"
        case .scalar: "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping with its value.
struct YAMLEntry: Sendable {
    let key: String
    let keyLocation: SourceLocation
    let value: YAMLNode
}
