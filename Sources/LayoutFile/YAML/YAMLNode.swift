package import KeylineScenes

/// A piece of a YAML document that knows where it stands. What a scalar means is decided by whoever reads it, never by its look.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// Text, and whether it was written without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    /// Where a node stands in the text, for edits.
    package struct Extent: Sendable {
        /// Where it begins: its anchor, its first character, or its alias.
        package var start: SourceLocation
        /// Behind its last character. A list or mapping without brackets ends where its last part does.
        package var end: SourceLocation
        /// Whether it is a list or mapping in brackets.
        package var isFlow = false
        /// Whether it is a name for what stands elsewhere.
        package var isAlias = false
    }

    package let content: Content
    package let location: SourceLocation
    /// nil for nodes without a file, such as the items of a template.
    package var extent: Extent?
    /// The comment behind the place of a value that was left out, with its number sign.
    package var comment: String?

    init(content: Content, location: SourceLocation, extent: Extent? = nil) {
        self.content = content
        self.location = location
        self.extent = extent
    }

    /// The text of a single value.
    var scalar: String? { if case .scalar(let text, _) = content { text } else { nil } }
    var isScalar: Bool { scalar != nil }
    var isList: Bool { if case .sequence = content { true } else { false } }
    /// True for a value that was left out.
    package var isNothing: Bool { if case .scalar("", isPlain: true) = content { true } else { false } }

    /// True for `{name}`, which YAML reads as a mapping with a key and no value.
    var isPlaceholder: Bool {
        guard case .mapping(let entries) = content, extent?.isFlow == true else { return false }
        return !entries.isEmpty && entries.allSatisfy(\.value.isNothing)
    }

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
