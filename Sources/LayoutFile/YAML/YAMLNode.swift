package import KeylineScenes

/// A piece of a YAML document that knows where it stands. What a scalar means is decided by whoever reads it, never by its look.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// Text, and whether it was written without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    package let content: Content
    package let location: SourceLocation

    /// What the node is, for messages.
    package var kindName: String {
        switch content {
        case .scalar(let text, isPlain: true) where text.isEmpty: "nothing"
        case .scalar: "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A key of a mapping with its value.
package struct YAMLEntry: Sendable {
    package let key: String
    package let keyLocation: SourceLocation
    package let value: YAMLNode
}
