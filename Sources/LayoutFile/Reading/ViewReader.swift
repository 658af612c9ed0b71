import KeylineScenes
import KeylineVocabulary

/// Reads views by the schema of their classes.
struct ViewReader {
    /// The keys of the screen's own view.
    func screen(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> [PropertySetting] {
        var keys = try MappingReader(node, name: "the screen")
        return try settings(&keys, of: Schema.screen)
    }

    func views(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> [ViewDescription] {
        guard case .sequence(let nodes) = node.content else { throw PropertyReader.unexpected(node, "a list of views") }
        var views: [ViewDescription] = []
        for node in nodes { views.append(try view(node, &ids)) }
        return views
    }

    private func view(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> ViewDescription {
        var keys = try MappingReader(node, name: "the view")
        let typeNode = try keys.require("type")
        let type = try PropertyReader.plainText(typeNode, expected: "a class such as UILabel")
        guard let schema = Schema.view(type) else {
            throw .unknown(kind: "class", name: type, known: Schema.views.map(\.name), at: typeNode.location)
        }
        let id = try self.id(keys.optional("id"), type: type, &ids)
        let guides = try self.guides(keys.optional("guides"), &ids)
        var children: [ViewDescription] = []
        if let key = schema.childrenKey, let inside = keys.optional(key) {
            children = try views(inside, &ids)
            if key == "arrangedSubviews" { try checkArranged(children) }
        }
        let settings = try settings(&keys, of: schema)
        return ViewDescription(
            id: id, type: type, settings: settings, guides: guides, children: children, location: node.location)
    }

    private func checkArranged(_ views: [ViewDescription]) throws(LayoutFileError) {
        let frames = views.flatMap(\.settings).filter { $0.name == Schema.frameKey }
        guard let stray = frames.first else { return }
        throw .misplaced(
            "an arranged view cannot have a \"frame\"", hint: "remove it: the stack view places its arranged views",
            at: stray.location)
    }

    private func id(_ node: YAMLNode?, type: String, _ ids: inout LayoutIDs) throws(LayoutFileError) -> String? {
        guard let node else { return nil }
        let id = try PropertyReader.plainText(node, expected: "an id")
        try ids.add(id, .view(type: type), at: node.location)
        return id
    }

    private func guides(_ node: YAMLNode?, _ ids: inout LayoutIDs) throws(LayoutFileError) -> [String] {
        guard let node else { return [] }
        guard case .sequence(let nodes) = node.content else { throw PropertyReader.unexpected(node, "a list of ids") }
        var guides: [String] = []
        for node in nodes {
            let id = try PropertyReader.plainText(node, expected: "an id")
            try ids.add(id, .guide, at: node.location)
            guides.append(id)
        }
        return guides
    }

    private func settings(
        _ keys: inout MappingReader,
        of schema: ViewSchema
    ) throws(LayoutFileError) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        for entry in keys.takeRest() {
            guard let property = schema.property(entry.key) else {
                let known =
                    schema.allProperties.map(\.name) + [schema.childrenKey, "type", "id", "guides"].compactMap { $0 }
                throw .unknown(
                    kind: "key", of: schema.name, name: entry.key, known: known, at: entry.keyLocation)
            }
            let value = try PropertyReader.value(entry.value, of: property.kind)
            settings.append(PropertySetting(name: entry.key, value: value, location: entry.keyLocation))
        }
        return settings
    }
}
