extension CodeValue {
    /// Whether the value is another one for each object, by its runtime attributes.
    package var isOfAttribute: Bool {
        switch self {
        case .attribute, .lookupOfAttribute: true
        case .withoutMarks(let value), .formatted(let value, _), .changed(let value, _): value.isOfAttribute
        case .joined(let parts): parts.contains(where: \.isOfAttribute)
        default: false
        }
    }

    /// The value for an object.
    ///
    /// - Parameter attributes: The runtime attributes that a document gives the object, by their key paths.
    /// - Returns: The value without attributes; nil where the document does not set one that it needs.
    package func filled(with attributes: [String: CodeValue]) -> CodeValue? {
        switch self {
        case .attribute(let name): return attributes[name]
        case .lookupOfAttribute(let name, let table):
            guard case .text(let key)? = attributes[name] else { return nil }
            return .lookup(key: key, table: table, fallback: nil)
        case .withoutMarks(let value): return value.filled(with: attributes).map { .withoutMarks($0) }
        case .formatted(let value, let samples):
            return value.filled(with: attributes).map { .formatted($0, samples: samples) }
        case .changed(let value, let letters): return value.filled(with: attributes).map { .changed($0, letters) }
        case .joined(let parts):
            let filled = parts.compactMap { $0.filled(with: attributes) }
            return filled.count == parts.count ? .joined(filled) : nil
        default: return self
        }
    }
}
