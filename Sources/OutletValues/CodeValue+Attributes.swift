extension CodeValue {
    /// Whether the value is another one for each object, by its runtime attributes.
    package var isOfAttribute: Bool {
        switch self {
        case .attribute, .lookupOfAttribute, .madeOfAttributes: true
        case .withoutMarks(let value), .formatted(let value, _), .changed(let value, _): value.isOfAttribute
        case .joined(let parts): parts.contains(where: \.isOfAttribute)
        default: false
        }
    }

    /// The runtime attributes of which the value is made.
    package var attributes: Set<String> {
        switch self {
        case .attribute(let name), .lookupOfAttribute(let name, _): [name]
        case .madeOfAttributes(let names): Set(names)
        case .withoutMarks(let value), .formatted(let value, _), .changed(let value, _): value.attributes
        case .joined(let parts): parts.reduce(into: []) { $0.formUnion($1.attributes) }
        default: []
        }
    }

    /// The value for an object.
    ///
    /// - Parameter attributes: The runtime attributes that a document gives the object, by their key paths.
    /// - Returns: The value without attributes; nil where the document does not set one that it needs.
    package func filled(with attributes: [String: CodeValue]) -> CodeValue? {
        switch self {
        case .attribute(let name): return attributes[name]
        case .madeOfAttributes(let names): return names.contains { attributes[$0] != nil } ? .nothing : nil
        case .lookupOfAttribute(let name, let table):
            guard case .text(let key)? = attributes[name] else { return nil }
            return .lookup(key: key, table: table, fallback: nil)
        case .withoutMarks(let value): return value.filled(with: attributes).map { .withoutMarks($0) }
        case .formatted(let value, let insertions):
            return value.filled(with: attributes).map { .formatted($0, insertions) }
        case .changed(let value, let letters): return value.filled(with: attributes).map { .changed($0, letters) }
        case .joined(let parts):
            let filled = parts.compactMap { $0.filled(with: attributes) }
            return filled.count == parts.count ? .joined(filled) : nil
        default: return self
        }
    }

    /// Whether the value is a text of a table, or has one in it.
    package var isLookedUp: Bool {
        switch self {
        case .lookup, .generated: true
        case .withoutMarks(let value), .formatted(let value, _), .changed(let value, _): value.isLookedUp
        case .joined(let parts): parts.contains(where: \.isLookedUp)
        default: false
        }
    }
}
