extension ArgumentKind {
    /// Whether a value without names looks like one of this kind.
    func suits(_ node: YAMLNode) -> Bool {
        switch self {
        case .text: node.isScalar || node.hasKey(among: ["key", "markdown"])
        case .string, .date: node.isScalar
        case .number, .length, .integer: node.scalar.map { Double($0) != nil || $0 == "infinity" } ?? false
        case .flag: node.scalar == "true" || node.scalar == "false"
        case .choice(let words): node.scalar.map(words.contains) ?? false
        case .choices(let words): node.isList || node.scalar.map(words.contains) ?? false
        case .color: node.isScalar && !node.isView || node.hasKey(among: ElementColorReader.keys)
        case .style:
            node.isScalar && !node.isView || node.hasKey(among: ElementColorReader.keys + ElementKeywords.gradients)
        case .font: node.isScalar || node.hasKey(among: ElementFontReader.keys)
        case .shape, .content, .template: node.isList || node.isView
        case .label: ArgumentKind.text.suits(node) || ArgumentKind.content.suits(node)
        case .point: node.isScalar || node.hasKey(among: ["x", "y"])
        case .range, .toolbar, .stops, .data, .lengths: node.isList
        case .columns: node.isList || node.isScalar
        case .insets: node.isScalar || node.isList || node.hasKey(among: ElementKeywords.insetKeys)
        }
    }

    /// What errors call it; nil for what is only given by name.
    var words: String? {
        switch self {
        case .text, .label: "text"
        case .string: "a word"
        case .number, .length: "a number"
        case .integer: "a whole number"
        case .flag: "true or false"
        case .choice(let words), .choices(let words): "one of \(words.joined(separator: ", "))"
        case .color: "a colour"
        case .style: "a colour or style"
        case .font: "a font"
        case .shape: "a shape"
        case .content: "a view or a list of views"
        case .point: "a place"
        case .date: "a date"
        case .insets: "a number or sides"
        case .range, .lengths, .columns, .stops, .toolbar, .data, .template: nil
        }
    }
}

extension YAMLNode {
    /// Whether it looks like a view: the names of views begin with a capital, those of arguments do not.
    var isView: Bool {
        switch content {
        case .scalar(let text, _): ElementKinds.byName[text] != nil
        case .mapping(let entries): entries.contains { $0.key.beginsWithCapital }
        case .sequence: false
        }
    }

    /// The name of the view that it looks like.
    var viewName: String? {
        switch content {
        case .scalar(let text, _): text
        case .mapping(let entries): entries.first { $0.key.beginsWithCapital }?.key
        case .sequence: nil
        }
    }

    func hasKey(among keys: [String]) -> Bool {
        guard case .mapping(let entries) = content else { return false }
        return entries.contains { keys.contains($0.key) }
    }
}

extension String {
    var beginsWithCapital: Bool { first?.isUppercase ?? false }
}
