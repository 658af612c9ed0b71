import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineVocabulary

/// Tables, their sections and rows, and the views that are values of properties.
extension InterfaceWriter {
    /// The mask of a view that no constraint places.
    func mask(of node: ViewDescription) -> [InterfaceElement] {
        var attributes: [(String, String?)] = [("key", "autoresizingMask")]
        switch node.role {
        case .subview: return []
        case .part(let part) where part.belongsToStyle: attributes.append(("flexibleMaxX", "YES"))
        case .part(let part) where !part.isPlacedByOwner: attributes.append(("widthSizable", "YES"))
        case .row, .part: return [InterfaceElement("autoresizingMask", attributes)]
        }
        return [InterfaceElement("autoresizingMask", attributes + [("flexibleMaxY", "YES")])]
    }

    /// The attributes that say how rows are listed, and which views are the labels of a row's style.
    func listAttributes(of node: ViewDescription, _ own: ViewSnapshot) -> [(String, String?)] {
        guard let schema = Schema.view(node.type) else { return [] }
        if schema.isTable {
            let isPlain = !node.settings.contains { $0.name == "style" }
            return [
                ("dataMode", node.sections == nil ? "prototypes" : "static"), ("style", isPlain ? "plain" : nil),
            ]
        }
        guard schema.isRow else { return [] }
        let parts = node.children.filter(\.belongsToStyle)
        let isDefault = !parts.isEmpty && !node.settings.contains { $0.name == "style" && $0.value.word != "default" }
        return parts.map { ($0.partName, snapshot(of: $0).flatMap { objectIDs[$0.id.rawValue] }) }
            + [("style", isDefault ? "IBUITableViewCellStyleDefault" : nil)]
    }

    /// The content view of a row, with the labels of its style.
    mutating func contentView(of row: ViewDescription, _ own: ViewSnapshot) -> InterfaceElement {
        let labels = row.children.filter(\.belongsToStyle).map { element(of: $0, in: row) }
        var content: InterfaceElement
        if let node = row.part(.contentView) {
            content = element(of: node, in: row)
        } else {
            let view = own.children.first { $0.identity.className.hasSuffix("ContentView") }
            let id = ids.make(for: "\(own.id)/contentView")
            content = InterfaceElement(
                "tableViewCellContentView", [("key", "contentView"), ("id", id)],
                [
                    InterfaceElement.frame(view?.frame ?? CGRect(origin: .zero, size: own.frame.size)),
                    InterfaceElement("autoresizingMask", [("key", "autoresizingMask")]),
                ])
        }
        content.attributes.insert(("tableViewCell", objectIDs[own.id.rawValue] ?? ""), at: 1)
        guard !labels.isEmpty else { return content }
        if let index = content.children.firstIndex(where: { $0.name == "subviews" }) {
            content.children[index].children.insert(contentsOf: labels, at: 0)
        } else {
            content.children.insert(InterfaceElement("subviews", [], labels), at: 2)
        }
        return content
    }

    /// The views that are values of other properties than a row's content and labels.
    mutating func parts(of node: ViewDescription) -> [InterfaceElement] {
        var elements: [InterfaceElement] = []
        for child in node.children {
            guard case .part(let part) = child.role, part != .contentView, !part.belongsToStyle else { continue }
            let hasFrame = child.settings.contains { $0.name == Schema.frameKey }
            if !part.isPlacedByOwner, !hasFrame {
                lose("that the \(part.rawValue) \(child.id ?? "") is as high as its content", at: child.location)
            }
            elements.append(element(of: child, in: node))
        }
        return elements
    }

    /// The rows of a table.
    mutating func lists(of node: ViewDescription, _ own: ViewSnapshot) -> [InterfaceElement] {
        let rows = node.rows.map { element(of: $0, in: node) }
        guard let sections = node.sections else {
            return rows.isEmpty ? [] : [InterfaceElement("prototypes", [], rows)]
        }
        var first = 0
        var elements: [InterfaceElement] = []
        for (index, section) in sections.enumerated() {
            for title in [section.headerTitle, section.footerTitle] where title?.key != nil {
                lose("the key of a text in a string table", at: section.location)
            }
            let cells = Array(rows[first..<first + section.rowCount])
            first += section.rowCount
            let attributes: [(String, String?)] = [
                ("headerTitle", section.headerTitle.map(texts.text)),
                ("footerTitle", section.footerTitle.map(texts.text)),
                ("id", ids.make(for: "\(own.id)/section \(index)")),
            ]
            elements.append(InterfaceElement("tableViewSection", attributes, [InterfaceElement("cells", [], cells)]))
        }
        return [InterfaceElement("sections", [], elements)]
    }

    /// What UIKit gives the labels of a row's style, where the layout says nothing else. Documents write it.
    func styleSettings(of node: ViewDescription, in row: ViewDescription?) -> [PropertySetting] {
        guard let row, [.part(.textLabel), .part(.detailTextLabel)].contains(node.role) else { return [] }
        let style = row.settings.first { $0.name == "style" }?.value.word ?? "default"
        let isDetail = node.role == .part(.detailTextLabel)
        let font =
            switch style {
            case "value2": "subheadline"
            case "subtitle" where isDetail: "caption1"
            default: "body"
            }
        let color: String? =
            switch (style, isDetail) {
            case ("value2", false): "systemBlue"
            case ("value2", true): nil
            case (_, true): "secondaryLabel"
            default: nil
            }
        let usual: [(String, PropertyValue?)] = [
            ("font", .font(LayoutFont(style: font))), ("textColor", color.map { .color(.named($0)) }),
        ]
        return usual.compactMap { name, value in
            guard let value, !node.settings.contains(where: { $0.name == name }) else { return nil }
            return PropertySetting(name: name, value: value, location: node.location)
        }
    }
}

extension ViewDescription {
    /// Whether it is a label or image that comes with a row's style.
    var belongsToStyle: Bool { if case .part(let part) = role { part.belongsToStyle } else { false } }

    /// The key whose value it is; empty for one in a list.
    var partName: String { if case .part(let part) = role { part.rawValue } else { "" } }
}
