import KeylineScenes

/// Takes the values of a mapping by their keys, and complains about those that nobody took.
struct MappingReader {
    /// What the mapping describes, for messages.
    let name: String
    let location: SourceLocation
    private var entries: [YAMLEntry]
    /// The keys that somebody asked for.
    private var known: [String] = []

    init(_ node: YAMLNode, name: String) throws(LayoutFileError) {
        guard case .mapping(let entries) = node.content else {
            throw PropertyReader.unexpected(node, "a mapping for \(name)")
        }
        self.name = name
        self.entries = entries
        location = node.location
    }

    /// The value of a key that may be missing.
    mutating func optional(_ key: String) -> YAMLNode? {
        known.append(key)
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        return entries.remove(at: index).value
    }

    /// The value of a key that must be there.
    mutating func require(_ key: String) throws(LayoutFileError) -> YAMLNode {
        guard let value = optional(key) else { throw .missing(key: key, in: name, at: location) }
        return value
    }

    /// The entries that nobody took yet.
    mutating func takeRest() -> [YAMLEntry] {
        defer { entries = [] }
        return entries
    }

    /// Throws where an entry is left that nobody asked for.
    func finish() throws(LayoutFileError) {
        guard let stray = entries.first else { return }
        throw .unknown(kind: "key", of: name, name: stray.key, known: known, at: stray.keyLocation)
    }
}
