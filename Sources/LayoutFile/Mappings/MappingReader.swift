import KeylineScenes

/// Takes the values of a mapping by their keys. Mistakes in values and keys without a meaning are thrown together, at the end.
struct MappingReader {
    /// The subject of the mapping, for messages.
    let name: String
    let location: SourceLocation
    private var entries: [YAMLEntry]
    /// The keys that were asked for.
    private var known: [String] = []
    /// The mistakes that `finish` throws.
    var log = MistakeLog()

    init(_ node: YAMLNode, name: String) throws(LayoutFileError) {
        guard case .mapping(let entries) = node.content else {
            throw PropertyReader.unexpected(node, "a mapping for \(name)")
        }
        self.name = name
        self.entries = entries
        location = node.location
    }

    /// The entry of a key that may be missing.
    mutating func entry(_ key: String) -> YAMLEntry? {
        known.append(key)
        return take(key)
    }

    private mutating func take(_ key: String) -> YAMLEntry? {
        entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
    }

    /// The node of a key that may be missing.
    mutating func optional(_ key: String) -> YAMLNode? { entry(key)?.value }

    /// The node of a key, which stays to be read.
    func peek(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// The value of a key; nil where it is missing or has a mistake, which `finish` throws.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isRequired: Whether its lack is a mistake; then the value of a misspelt key is read in its place.
    ///   - read: Reads the value.
    /// - Returns: The value.
    /// - Throws: A document's excess of a bound.
    @discardableResult
    mutating func read<Value>(
        _ key: String, isRequired: Bool = false, _ read: (YAMLNode) throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value? {
        var node = optional(key)
        if node == nil, isRequired {
            let lack = missing(key)
            log.note(lack)
            if case .unknown(_, _, let name, _, _) = lack { node = take(name)?.value }
        }
        guard let node else { return nil }
        return try log.attempt { () throws(LayoutFileError) in try read(node) }
    }

    /// The node of a key that must be there; without it all mistakes so far are thrown.
    mutating func require(_ key: String) throws(LayoutFileError) -> YAMLNode {
        if let node = optional(key) { return node }
        let lack = missing(key)
        log.note(lack)
        throw log.error ?? lack
    }

    /// The value of a key that must be there; without one all mistakes so far are thrown.
    mutating func require<Value>(
        _ key: String, _ read: (YAMLNode) throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> Value {
        let node = try require(key)
        let value = try log.attempt { () throws(LayoutFileError) in try read(node) }
        guard let value else { throw log.error ?? missing(key) }
        return value
    }

    /// The lack of a key, or the misspelt key in its place. The keys `x` and `y` are always near each other.
    private func missing(_ key: String) -> LayoutFileError {
        guard key.count > 2, let near = Spelling.nearest(to: key, among: entries.map(\.key)),
            let entry = entries.first(where: { $0.key == near })
        else { return .missing(key: key, in: name, at: location) }
        return .unknown(kind: "key", of: name, name: near, known: [key], at: entry.keyLocation)
    }

    /// The entries that are left.
    mutating func takeRest() -> [YAMLEntry] {
        defer { entries = [] }
        return entries
    }

    /// Throws the mistakes in values, and a mistake for each key that is left.
    mutating func finish() throws(LayoutFileError) {
        for stray in entries {
            log.note(.unknown(kind: "key", of: name, name: stray.key, known: known, at: stray.keyLocation))
        }
        try log.finish()
    }
}

extension [YAMLNode] {
    /// The values of a list. The mistakes in its items are thrown together.
    func read<Value>(
        _ read: (YAMLNode) throws(LayoutFileError) -> Value
    ) throws(LayoutFileError) -> [Value] {
        var log = MistakeLog()
        var values: [Value] = []
        for node in self {
            if let value = try log.attempt({ () throws(LayoutFileError) in try read(node) }) { values.append(value) }
        }
        try log.finish()
        return values
    }
}
