import KeylineScenes

/// Reads SwiftUI trees by the tables of kinds and modifiers.
final class ElementReader {
    /// `ForEach` inside `ForEach` multiplies: no more views than this are read.
    private static let limit = 100_000
    /// What a view may have beside its kind.
    private static let idKey = "id"
    private static let modifiersKey = "modifiers"

    private var ids: [String: SourceLocation] = [:]
    private var count = 0

    /// Views: one, or a list of them.
    func elements(_ node: YAMLNode) throws(LayoutFileError) -> [Element] {
        guard case .sequence(let nodes) = node.content else { return [try element(node)] }
        return try nodes.read(element)
    }

    private func element(_ node: YAMLNode) throws(LayoutFileError) -> Element {
        count += 1
        guard count <= Self.limit else {
            throw .tooLarge("the layout has more than \(Self.limit) views", at: node.location)
        }
        if case .scalar = node.content { return try bareElement(node) }
        var keys = try MappingReader(node, name: "the view")
        let idNode = keys.optional(Self.idKey)
        let modifierNode = keys.optional(Self.modifiersKey)
        let (kind, entry) = try kind(&keys, in: node)
        var element = Element(kind: kind.name, arguments: [:], modifiers: [], location: entry.keyLocation)
        try keys.log.attempt { () throws(LayoutFileError) in
            element.arguments = try ArgumentReader(self).arguments(of: kind, entry.value)
        }
        if let idNode {
            try keys.log.attempt { () throws(LayoutFileError) in element.id = try id(idNode) }
        }
        if let modifierNode {
            try keys.log.attempt { () throws(LayoutFileError) in
                element.modifiers = try ModifierReader(self).modifiers(modifierNode, of: kind)
            }
        }
        try keys.finish()
        return element
    }

    /// A view without arguments, such as `Spacer`.
    private func bareElement(_ node: YAMLNode) throws(LayoutFileError) -> Element {
        let name = try PropertyReader.plainText(node, expected: "a view such as \"Text: Hello\"")
        guard let kind = ElementKinds.byName[name] else { throw unknown(name, at: node.location) }
        let nothing = YAMLNode(content: .scalar("", isPlain: true), location: node.location)
        return Element(
            kind: name, id: nil, arguments: try ArgumentReader(self).arguments(of: kind, nothing), modifiers: [],
            location: node.location)
    }

    /// The kind of a view with its arguments. Other keys of the mapping are mistakes.
    private func kind(
        _ keys: inout MappingReader, in node: YAMLNode
    ) throws(LayoutFileError) -> (kind: ElementKind, entry: YAMLEntry) {
        let entries = keys.takeRest()
        guard let entry = entries.first(where: { ElementKinds.byName[$0.key] != nil }),
            let kind = ElementKinds.byName[entry.key]
        else {
            guard let stray = entries.first else { throw .missing(key: "Text", in: "the view", at: node.location) }
            throw unknown(stray.key, at: stray.keyLocation)
        }
        for stray in entries where stray.key != entry.key { keys.log.note(misplacement(of: stray, beside: kind)) }
        return (kind, entry)
    }

    private func misplacement(of stray: YAMLEntry, beside kind: ElementKind) -> LayoutFileError {
        if kind.parameter(stray.key) != nil {
            return .misplaced(
                "\"\(stray.key)\" is at the same level as \"\(kind.name)\", not in it",
                hint: "indent it below \"\(kind.name):\"",
                at: stray.keyLocation)
        }
        if ElementKinds.byName[stray.key] != nil {
            return .misplaced(
                "one list item has two views: \"\(kind.name)\" and \"\(stray.key)\"",
                hint: "begin each view with \"-\"",
                at: stray.keyLocation)
        }
        if ModifierKinds.byName[stray.key] != nil {
            return .misplaced(
                "the modifier \"\(stray.key)\" is at the same level as the view",
                hint: "put it in the list of \"modifiers\"",
                at: stray.keyLocation)
        }
        return .unknown(
            kind: "key", of: kind.name, name: stray.key,
            known: [Self.idKey, Self.modifiersKey] + kind.parameters.map(\.name),
            at: stray.keyLocation)
    }

    private func unknown(_ name: String, at location: SourceLocation) -> LayoutFileError {
        .unknown(kind: "view", name: name, known: ElementKinds.all.map(\.name), at: location)
    }

    private func id(_ node: YAMLNode) throws(LayoutFileError) -> String {
        let id = try PropertyReader.plainText(node, expected: "an id")
        guard id.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else {
            throw .unexpected(
                found: "\"\(id)\"", expected: "an id of letters, digits, \"-\", \"_\" and \".\"", at: node.location)
        }
        if let first = ids[id] { throw .duplicateID(id, first: first, at: node.location) }
        ids[id] = node.location
        return id
    }
}
