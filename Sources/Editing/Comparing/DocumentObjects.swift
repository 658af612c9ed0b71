/// The objects of a document by their scenes.
public struct DocumentObjects: Sendable {
    /// The ids of an object and of everything around it, by the object's id.
    private let scopes: [String: Set<String>]

    /// Reads a storyboard or XIB; nil where it cannot be read.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - file: The name of the file, for errors.
    public init?(_ bytes: [UInt8], file: String) {
        guard let document = DescribedDocument(bytes, file: file) else { return nil }
        scopes = Dictionary(document.objects.map { ($0.id, $0.scope) }) { first, _ in first }
    }

    /// Whether the document has an object.
    public func contain(_ id: String) -> Bool { scopes[id] != nil }

    /// The ids of all objects of the scenes that some objects belong to, such as a scene's controller and its bars' items where one of its views is
    /// shown.
    ///
    /// - Parameter ids: The ids of views, controllers or scenes.
    /// - Returns: The ids of the objects.
    public func besides(_ ids: Set<String>) -> Set<String> {
        let shown = scopes.values.filter { !$0.isDisjoint(with: ids) }.reduce(into: Set<String>()) { $0.formUnion($1) }
        return Set(scopes.filter { !$0.value.isDisjoint(with: shown) }.keys)
    }
}
