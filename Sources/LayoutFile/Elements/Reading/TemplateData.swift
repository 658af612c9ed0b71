import KeylineScenes

/// An item of a `ForEach`: `$name` stands for its value of that name, `$item` for the item itself, `$index` for its number from 0, and `$$` for a
/// dollar sign.
struct TemplateData {
    private let fields: [String: YAMLNode]

    /// The items of a list: values, or mappings of values by name.
    static func rows(_ node: YAMLNode) throws(LayoutFileError) -> [TemplateData] {
        guard case .sequence(let items) = node.content else {
            throw PropertyReader.unexpected(node, "a list of items, values or mappings")
        }
        return items.enumerated().map { TemplateData($1, index: $0) }
    }

    private init(_ item: YAMLNode, index: Int) {
        var fields = [
            "item": item, "index": YAMLNode(content: .scalar("\(index)", isPlain: true), location: item.location),
        ]
        if case .mapping(let entries) = item.content {
            for entry in entries { fields[entry.key] = entry.value }
        }
        self.fields = fields
    }

    /// The template with the item's values in it. What stands in a `ForEach` inside is filled by that one, where it has a value of the name.
    func filling(_ node: YAMLNode) throws(LayoutFileError) -> YAMLNode {
        switch node.content {
        case .scalar(let text, let isPlain): return try filling(text, isPlain: isPlain, node)
        case .sequence(let nodes):
            var filled: [YAMLNode] = []
            for node in nodes { filled.append(try filling(node)) }
            return YAMLNode(content: .sequence(filled), location: node.location)
        case .mapping(let entries):
            var filled: [YAMLEntry] = []
            for entry in entries {
                let value = entry.key == "ForEach" ? try fillingLoop(entry.value) : try filling(entry.value)
                filled.append(YAMLEntry(key: entry.key, keyLocation: entry.keyLocation, value: value))
            }
            return YAMLNode(content: .mapping(filled), location: node.location)
        }
    }

    /// Of a loop inside only its items are filled: its template is filled once for each of them, with this item's values around.
    private func fillingLoop(_ node: YAMLNode) throws(LayoutFileError) -> YAMLNode {
        guard case .mapping(let entries) = node.content,
            let items = entries.first(where: { $0.key == "in" })?.value,
            case .sequence(let rows) = try filling(items).content
        else { return try filling(node) }
        let around = rows.map { row in merged(row) }
        let filled = entries.map { entry in
            guard entry.key == "in" else { return entry }
            return YAMLEntry(
                key: entry.key, keyLocation: entry.keyLocation,
                value: YAMLNode(content: .sequence(around), location: items.location))
        }
        return YAMLNode(content: .mapping(filled), location: node.location)
    }

    /// An item of a loop inside that also knows the values of this one.
    private func merged(_ row: YAMLNode) -> YAMLNode {
        var own: [YAMLEntry] = [YAMLEntry(key: "item", keyLocation: row.location, value: row)]
        if case .mapping(let entries) = row.content { own = entries + own }
        let known = Set(own.map(\.key) + ["index"])
        let outer = fields.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { name, value in
            YAMLEntry(key: name, keyLocation: value.location, value: value)
        }
        return YAMLNode(content: .mapping(own + outer), location: row.location)
    }

    private func filling(_ text: String, isPlain: Bool, _ node: YAMLNode) throws(LayoutFileError) -> YAMLNode {
        guard text.contains("$") else { return node }
        let pieces = TemplateText.pieces(of: text)
        if pieces.count == 1, case .field(let name) = pieces[0] { return try value(name, node.location) }
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .field(let name):
                let value = try value(name, node.location)
                guard let text = value.scalar else {
                    throw .unexpected(
                        found: value.kindName, expected: "a single value for \"$\(name)\" within a text",
                        at: node.location)
                }
                result += text
            }
        }
        return YAMLNode(content: .scalar(result, isPlain: isPlain), location: node.location)
    }

    private func value(_ name: String, _ location: SourceLocation) throws(LayoutFileError) -> YAMLNode {
        guard let value = fields[name] else {
            throw .unknown(
                kind: "value", of: "the item", name: "$" + name, known: fields.keys.sorted().map { "$" + $0 },
                at: location)
        }
        return value
    }
}

/// A text with places for values.
enum TemplateText {
    enum Piece: Equatable {
        case text(String)
        case field(String)
    }

    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var plain = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "$") {
            plain += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "$" {
                plain += "$"
                rest = rest.dropFirst()
                continue
            }
            let name = rest.first?.isLetter == true ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" } : ""
            guard !name.isEmpty else {
                plain += "$"
                continue
            }
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
            pieces.append(.field(String(name)))
            rest = rest[name.endIndex...]
        }
        plain += rest
        if !plain.isEmpty { pieces.append(.text(plain)) }
        return pieces
    }
}
