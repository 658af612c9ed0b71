import Foundation
import KeylineScenes

/// Reads what is given to a view or modifier: by name, or as one value that needs none.
struct ArgumentReader {
    private let elements: ElementReader

    init(_ elements: ElementReader) {
        self.elements = elements
    }

    func arguments(of taker: some ArgumentTaking, _ node: YAMLNode) throws(LayoutFileError) -> [String: Argument] {
        if node.isNothing { return try complete([:], taker, node) }
        if let name = shorthand(of: taker, node), let parameter = taker.parameter(name) {
            if case .template = parameter.kind { throw .missing(key: "in", in: taker.name, at: node.location) }
            return try complete([name: value(node, parameter.kind)], taker, node)
        }
        guard case .mapping(let entries) = node.content else { throw unexpected(node, taker) }
        return try complete(named(entries, taker), taker, node)
    }

    private func named(
        _ entries: [YAMLEntry], _ taker: some ArgumentTaking
    ) throws(LayoutFileError) -> [String: Argument] {
        var log = MistakeLog()
        var arguments: [String: Argument] = [:]
        for entry in entries {
            guard let parameter = taker.parameter(entry.key) else {
                log.note(
                    .unknown(
                        kind: "key", of: taker.name, name: entry.key, known: taker.parameters.map(\.name),
                        at: entry.keyLocation))
                continue
            }
            arguments[entry.key] =
                try log.attempt { () throws(LayoutFileError) in
                    switch parameter.kind {
                    case .data: nil
                    case .template: try groups(entry.value, entries, taker)
                    default: try value(entry.value, parameter.kind)
                    }
                } ?? nil
        }
        try log.finish()
        return arguments
    }

    /// The views of each item.
    private func groups(
        _ template: YAMLNode, _ entries: [YAMLEntry], _ taker: some ArgumentTaking
    ) throws(LayoutFileError) -> Argument {
        guard let data = entries.first(where: { $0.key == "in" })?.value else {
            throw .missing(key: "in", in: taker.name, at: template.location)
        }
        var log = MistakeLog()
        var groups: [[Element]] = []
        for row in try TemplateData.rows(data) {
            try log.attempt { () throws(LayoutFileError) in
                groups.append(try elements.elements(try row.filling(template)))
            }
        }
        try log.finish()
        return .groups(groups)
    }

    private func complete(
        _ arguments: [String: Argument], _ taker: some ArgumentTaking, _ node: YAMLNode
    ) throws(LayoutFileError) -> [String: Argument] {
        for parameter in taker.parameters where parameter.isRequired && arguments[parameter.name] == nil {
            if case .data = parameter.kind { continue }
            throw .missing(key: parameter.name, in: taker.name, at: node.location)
        }
        for parameter in taker.parameters where arguments[parameter.name] != nil {
            guard let other = parameter.others.first(where: { arguments[$0] != nil }) else { continue }
            throw .misplaced(
                "\"\(parameter.name)\" of \(taker.name) has no meaning beside \"\(other)\"",
                hint: "remove one of the two", at: node.location)
        }
        let alternatives = taker.alternatives
        guard alternatives.isEmpty || alternatives.contains(where: { arguments[$0] != nil }) else {
            throw .missing(key: alternatives.joined(separator: "\" or \""), in: taker.name, at: node.location)
        }
        return arguments
    }

    /// The parameter that a value without names stands for.
    private func shorthand(of taker: some ArgumentTaking, _ node: YAMLNode) -> String? {
        if case .mapping(let entries) = node.content, let first = entries.first, taker.parameter(first.key) != nil {
            return nil
        }
        return taker.shorthands.first { name in taker.parameter(name).map { $0.kind.suits(node) } ?? false }
    }

    private func unexpected(_ node: YAMLNode, _ taker: some ArgumentTaking) -> LayoutFileError {
        let named = taker.parameters.map(\.name).joined(separator: ", ")
        let kinds = taker.shorthands.compactMap { taker.parameter($0)?.kind.words }
        guard !taker.parameters.isEmpty else {
            return PropertyReader.unexpected(node, "nothing: \(taker.name) takes no arguments")
        }
        return PropertyReader.unexpected(
            node, (kinds + ["a mapping of \(named)"]).joined(separator: ", or ") + " for \(taker.name)")
    }

    // MARK: Values

    func value(_ node: YAMLNode, _ kind: ArgumentKind) throws(LayoutFileError) -> Argument {
        switch kind {
        case .text: .text(try ElementValueReader.text(node))
        case .string: .string(try PropertyReader.plainText(node, expected: "a word"))
        case .number(let range): .number(try PropertyReader.number(node, in: range))
        case .length: .number(try ElementValueReader.length(node))
        case .lengths: .lengths(try ElementValueReader.lengths(node))
        case .integer(let range): .integer(try PropertyReader.integer(node, in: range))
        case .flag: .flag(try PropertyReader.flag(node))
        case .choice(let words): .words([try PropertyReader.choice(node, among: words)])
        case .choices(let words): .words(try ElementValueReader.choices(node, among: words))
        case .color: .color(try ElementColorReader.color(node))
        case .font: .font(try ElementFontReader.font(node))
        case .insets: .insets(try ElementValueReader.insets(node))
        case .point: .point(try ElementValueReader.point(node))
        case .date: .date(try ElementValueReader.date(node))
        case .range: .range(try ElementValueReader.range(node))
        case .columns: .columns(try ElementColumnReader.columns(node))
        case .stops: .stops(try ElementColorReader.stops(node))
        case .style: .style(try style(node))
        case .shape: .elements([try shape(node)])
        case .content, .template, .data: .elements(try elements.elements(node))
        case .label:
            ArgumentKind.content.suits(node)
                ? .elements(try elements.elements(node)) : .text(try ElementValueReader.text(node))
        case .toolbar: .toolbar(try toolbar(node))
        }
    }

    private func style(_ node: YAMLNode) throws(LayoutFileError) -> ElementStyle {
        if case .mapping(let entries) = node.content, let first = entries.first, first.key.beginsWithCapital {
            let elements = try elements.elements(node)
            guard elements.allSatisfy({ ElementKeywords.gradients.contains($0.kind) }) else {
                throw .unknown(
                    kind: "style", name: first.key, known: ElementKeywords.gradients, at: first.keyLocation)
            }
            return .gradient(elements)
        }
        if case .scalar(let word, _) = node.content, ElementKeywords.styleNames.contains(word) { return .named(word) }
        return .color(try ElementColorReader.color(node, orStyles: ElementKeywords.styleNames))
    }

    private func shape(_ node: YAMLNode) throws(LayoutFileError) -> Element {
        let example = "a shape such as Circle or { RoundedRectangle: 8 }"
        guard let name = node.viewName else { throw PropertyReader.unexpected(node, example) }
        guard ElementKinds.byName[name]?.subject == .shape else {
            throw .unknown(kind: "shape", name: name, known: ElementKinds.shapes.map(\.name), at: node.location)
        }
        let elements = try elements.elements(node)
        guard elements.count == 1, let shape = elements.first, shape.modifiers.isEmpty else {
            throw PropertyReader.unexpected(node, example)
        }
        return shape
    }

    private func toolbar(_ node: YAMLNode) throws(LayoutFileError) -> [ElementToolbarItem] {
        guard case .sequence(let nodes) = node.content else {
            throw PropertyReader.unexpected(node, "a list of items for the bars")
        }
        return try nodes.read(toolbarItem)
    }

    private func toolbarItem(_ node: YAMLNode) throws(LayoutFileError) -> ElementToolbarItem {
        guard !ArgumentKind.content.suits(node) else {
            return ElementToolbarItem(placement: nil, content: try elements.elements(node))
        }
        var keys = try MappingReader(node, name: "the item")
        let placement = try keys.read("placement") { node throws(LayoutFileError) in
            try PropertyReader.choice(node, among: ElementKeywords.placements.map(\.0))
        }
        let content = try keys.require("content", elements.elements)
        try keys.finish()
        return ElementToolbarItem(placement: placement, content: content)
    }
}
