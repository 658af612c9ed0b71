import KeylineScenes
import KeylineVocabulary

/// Tables with their sections and rows, and the views that are values of keys.
extension ViewReader {
    /// The class of a view. Rows are cells without saying so, and views that their owner brings along have a class already.
    func type(_ keys: inout MappingReader, as role: ViewDescription.Role) throws(LayoutFileError) -> String? {
        if case .part(let part) = role, let name = part.typeName {
            if let entry = keys.entry("type") {
                keys.log.note(
                    .misplaced(
                        "\"\(part.rawValue)\" is a \(name) by itself", hint: "remove \"type\"", at: entry.keyLocation))
            }
            return name
        }
        return try keys.read("type", isRequired: role != .row) { node throws(LayoutFileError) in
            let type = try self.type(node)
            let isRow = Schema.view(type)?.isRow ?? false
            guard isRow != (role == .row) else { return type }
            throw isRow
                ? .misplaced(
                    "a \(type) is a row of a table", hint: "list it under \"rows\" of a section of a UITableView",
                    at: node.location)
                : .misplaced(
                    "a row of a table is a UITableViewCell, not a \(type)",
                    hint: "put the \(type) into the \"contentView\" of a row", at: node.location)
        } ?? (role == .row ? "UITableViewCell" : nil)
    }

    /// Whether a view is there. Rows and parts are there in all size classes, as in documents.
    func isInstalled(_ keys: inout MappingReader, as role: ViewDescription.Role) throws(LayoutFileError) -> Bool {
        guard role != .subview else { return try keys.read("installed", PropertyReader.flag) ?? true }
        if let entry = keys.entry("installed") {
            keys.log.note(
                .misplaced(
                    "only views in lists of views can be left out", hint: "remove \"installed\"",
                    at: entry.keyLocation))
        }
        return true
    }

    /// Refuses frames of rows and parts that others place.
    func checkPlace(_ settings: [PropertySetting], of role: ViewDescription.Role) throws(LayoutFileError) {
        guard let frame = settings.first(where: { $0.name == Schema.frameKey }) else { return }
        switch role {
        case .subview: return
        case .row:
            throw .misplaced(
                "a row cannot have a \"frame\"",
                hint: "remove it: the table places its rows; \"rowHeight\" is the height of one", at: frame.location)
        case .part(let part):
            guard part.isPlacedByOwner else { return }
            throw .misplaced(
                "\"\(part.rawValue)\" cannot have a \"frame\"", hint: "remove it: the view around places it",
                at: frame.location)
        }
    }

    /// The views that are values of keys.
    func parts(
        _ keys: inout MappingReader, of schema: ViewSchema?, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> [ViewDescription] {
        var parts: [ViewDescription] = []
        for part in schema?.parts ?? [] {
            guard let entry = keys.entry(part.rawValue) else { continue }
            let view = try keys.log.attempt { () throws(LayoutFileError) in
                try self.view(entry.value, as: .part(part), &ids)
            }
            view.map { parts.append($0) }
            guard part == .detailTextLabel, style(keys) == "default" else { continue }
            keys.log.note(
                .misplaced(
                    "a row of the style default has no \"detailTextLabel\"",
                    hint: "give the row the \"style\" value1, value2 or subtitle", at: entry.keyLocation))
        }
        return parts
    }

    /// The style of a row, which is read again with its other keys.
    private func style(_ keys: MappingReader) -> String {
        guard let node = keys.peek("style") else { return "default" }
        if case .scalar(let word, _) = node.content { return word }
        return ""
    }

    /// The sections of a table with its rows. A table of prototypes has rows and no sections.
    func table(
        _ keys: inout MappingReader, of schema: ViewSchema?, _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> (sections: [SectionDescription]?, rows: [ViewDescription]) {
        guard let schema else {
            // The rows of an unknown class have names that constraints may speak of.
            let names = [ViewSchema.sectionsKey, ViewSchema.prototypesKey] + ViewPart.allCases.map(\.rawValue)
            if names.contains(where: { keys.peek($0) != nil }) { ids.isComplete = false }
            return (nil, [])
        }
        guard schema.isTable else { return (nil, []) }
        var rows: [ViewDescription] = []
        let sections = try keys.read(ViewSchema.sectionsKey) { node throws(LayoutFileError) in
            guard case .sequence(let nodes) = node.content else {
                throw PropertyReader.unexpected(node, "a list of sections", hint: "begin each section with \"- \"")
            }
            return try nodes.read { node throws(LayoutFileError) in try section(node, &rows, &ids) }
        }
        guard let entry = keys.entry(ViewSchema.prototypesKey) else { return (sections, rows) }
        if sections != nil {
            keys.log.note(
                .misplaced(
                    "a table has either \"sections\" or \"prototypes\"",
                    hint:
                        "keep \"sections\" for rows that are always the same, and \"prototypes\" for those that code makes",
                    at: entry.keyLocation))
        }
        let prototypes = try keys.log.attempt { () throws(LayoutFileError) in try self.rows(entry.value, &ids) }
        return (nil, prototypes ?? [])
    }

    private func section(
        _ node: YAMLNode, _ rows: inout [ViewDescription], _ ids: inout LayoutIDs
    ) throws(LayoutFileError) -> SectionDescription {
        var keys = try MappingReader(node, name: "the section")
        var section = SectionDescription(location: node.location)
        section.headerTitle = try keys.read("headerTitle", PropertyReader.text)
        section.footerTitle = try keys.read("footerTitle", PropertyReader.text)
        let members = try keys.read("rows") { node throws(LayoutFileError) in try self.rows(node, &ids) } ?? []
        section.rowCount = members.count
        rows += members
        try keys.finish()
        return section
    }

    private func rows(_ node: YAMLNode, _ ids: inout LayoutIDs) throws(LayoutFileError) -> [ViewDescription] {
        guard case .sequence(let nodes) = node.content else {
            ids.isComplete = false
            throw PropertyReader.unexpected(node, "a list of rows", hint: "begin each row with \"- \"")
        }
        return try nodes.read { node throws(LayoutFileError) in try view(node, as: .row, &ids) }
    }
}
