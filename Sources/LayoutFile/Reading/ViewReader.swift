import KeylineScenes
import KeylineVocabulary

/// Reads views by the schema of their classes.
struct ViewReader {
    /// The keys of the screen's own view, those that differ between size classes, and the ids of the guides that it owns.
    func screen(
        _ node: YAMLNode, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> (settings: [PropertySetting], variations: [ViewVariation], guides: [String]) {
        var keys = try MappingReader(node, name: "the screen")
        let guides = try keys.read("guides") { node throws(LayoutFileError) in
            try self.guides(node, of: LayoutIDs.screen, &ids)
        }
        let variations = try keys.read("variations") { node throws(LayoutFileError) in
            try self.variations(node, of: Schema.screen, isRemovable: false)
        }
        let settings = try settings(&keys, of: Schema.screen)
        try keys.finish()
        return (settings, variations ?? [], guides ?? [])
    }

    func views(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> [ViewDescription] {
        guard case .sequence(let nodes) = node.content else {
            ids.isComplete = false
            throw PropertyReader.unexpected(node, "a list of views", hint: "begin each view with \"- \"")
        }
        return try nodes.read { node throws(LayoutFileError) in try view(node, as: .subview, &ids) }
    }

    func view(
        _ node: YAMLNode, as role: ViewDescription.Role, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> ViewDescription {
        if let misplacement = misplacement(in: node) {
            ids.isComplete = false
            throw misplacement
        }
        var keys = try reader(node, &ids)
        let type = try self.type(&keys, as: role)
        let schema = type.flatMap(Schema.view)
        let id = try keys.read("id") { node throws(LayoutFileError) in try self.id(node, type: type ?? "", &ids) }
        let guides = try keys.read("guides") { node throws(LayoutFileError) in try self.guides(node, of: id, &ids) }
        var children = try children(&keys, of: schema, &ids)
        children += try parts(&keys, of: schema, &ids)
        let table = try self.table(&keys, of: schema, &ids)
        children += table.rows
        let isInstalled = try self.isInstalled(&keys, as: role)
        var variations: [ViewVariation]?
        if let schema {
            variations = try keys.read("variations") { node throws(LayoutFileError) in
                try self.variations(node, of: schema, isRemovable: role == .subview)
            }
        }
        // An unknown class may have any key.
        var settings: [PropertySetting] = []
        if let schema { settings = try self.settings(&keys, of: schema) } else { _ = keys.takeRest() }
        let placed = settings + (variations ?? []).flatMap(\.settings)
        try keys.log.attempt { () throws(LayoutFileError) in try checkPlace(placed, of: role) }
        if id == nil, keys.log.error != nil { ids.isComplete = false }
        try keys.finish()
        return ViewDescription(
            id: id, type: type ?? "", settings: settings, guides: guides ?? [], children: children,
            location: node.location, role: role, sections: table.sections, isInstalled: isInstalled,
            variations: variations ?? [])
    }

    /// The values of keys, and the presence of the view, in some size classes.
    private func variations(
        _ node: YAMLNode, of schema: ViewSchema, isRemovable: Bool = true
    ) throws(LayoutFileError) -> [ViewVariation] {
        try VariationReader.variations(node, of: schema.name) { sizeClasses, keys throws(LayoutFileError) in
            let isInstalled = isRemovable ? try keys.read("installed", PropertyReader.flag) : nil
            let settings = try settings(&keys, of: schema)
            return ViewVariation(
                sizeClasses: sizeClasses, settings: settings, isInstalled: isInstalled, location: keys.location)
        }
    }

    /// A class, or a view of SwiftUI, that is a key: `- UILabel: { text: Hello }`.
    private func misplacement(in node: YAMLNode) -> LayoutFileError? {
        guard case .mapping(let entries) = node.content, !entries.contains(where: { $0.key == "type" }),
            let entry = entries.first(where: { $0.key.beginsWithCapital })
        else { return nil }
        if Schema.view(entry.key) != nil {
            return .misplaced(
                "the class \"\(entry.key)\" is a key", hint: "write \"type: \(entry.key)\", with other keys beside it",
                at: entry.keyLocation)
        }
        guard ElementKinds.byName[entry.key] != nil else { return nil }
        return .misplaced(
            "\"\(entry.key)\" is a view of SwiftUI", hint: "list SwiftUI's views in a \"body\" in place of \"views\"",
            at: entry.keyLocation)
    }

    private func reader(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> MappingReader {
        do throws(LayoutFileError) { return try MappingReader(node, name: "the view") } catch {
            ids.isComplete = false
            throw error
        }
    }

    func type(_ node: YAMLNode) throws(LayoutFileError) -> String {
        let type = try PropertyReader.plainText(node, expected: "a class such as UILabel")
        guard Schema.view(type) != nil else {
            throw .unknown(kind: "class", name: type, known: Schema.views.map(\.name), at: node.location)
        }
        return type
    }

    /// The views inside. Those under the key of another class are read for their names, of which constraints speak.
    private func children(
        _ keys: inout MappingReader, of schema: ViewSchema?, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> [ViewDescription] {
        var children: [ViewDescription] = []
        for key in ViewSchema.childrenKeys {
            guard let entry = keys.entry(key) else { continue }
            if let schema, schema.parts.contains(.contentView) {
                keys.log.note(
                    .misplaced(
                        "the views of a row are in its content view",
                        hint: "write \"contentView:\" with \"subviews:\" inside", at: entry.keyLocation))
            } else if let schema, schema.childrenKey != key {
                let keysOfViews = [schema.childrenKey].compactMap { $0 }
                keys.log.note(
                    .unknown(kind: "key", of: schema.name, name: key, known: keysOfViews, at: entry.keyLocation))
            }
            try keys.log.attempt { () throws(LayoutFileError) in
                children = try views(entry.value, &ids)
            }
            guard key == ViewSchema.arrangedKey else { continue }
            try keys.log.attempt { () throws(LayoutFileError) in try checkArranged(children) }
        }
        return children
    }

    private func checkArranged(_ views: [ViewDescription]) throws(LayoutFileError) {
        let settings = views.flatMap { view in view.settings + view.variations.flatMap(\.settings) }
        let frames = settings.filter { $0.name == Schema.frameKey }
        guard let stray = frames.first else { return }
        throw .misplaced(
            "an arranged view cannot have a \"frame\"", hint: "remove it: the stack view places its arranged views",
            at: stray.location)
    }

    private func id(_ node: YAMLNode, type: String, _ ids: inout LayoutIDs) throws(LayoutFileError) -> String {
        let id = try PropertyReader.plainText(node, expected: "an id")
        try ids.add(id, .view(type: type), at: node.location)
        return id
    }

    private func guides(
        _ node: YAMLNode, of owner: String?, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> [String] {
        guard case .sequence(let nodes) = node.content else {
            ids.isComplete = false
            throw PropertyReader.unexpected(node, "a list of ids")
        }
        return try nodes.read { node throws(LayoutFileError) in
            let id = try PropertyReader.plainText(node, expected: "an id")
            try ids.add(id, .guide(owner: owner), at: node.location)
            return id
        }
    }

    private func settings(
        _ keys: inout MappingReader, of schema: ViewSchema
    ) throws(LayoutFileError) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        for entry in keys.takeRest() {
            guard let property = schema.property(entry.key) else {
                let known =
                    schema.allProperties.map(\.name) + schema.parts.map(\.rawValue) + schema.listKeys
                    + [schema.childrenKey, "type", "id", "guides", "installed", "variations"].compactMap { $0 }

                keys.log.note(
                    .unknown(kind: "key", of: schema.name, name: entry.key, known: known, at: entry.keyLocation))
                continue
            }
            try keys.log.attempt { () throws(LayoutFileError) in
                let value = try PropertyReader.value(entry.value, of: property.kind)
                settings.append(PropertySetting(name: entry.key, value: value, location: entry.keyLocation))
            }
        }
        return settings
    }
}
