import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The elements of views.
extension InterfaceWriter {
    /// A view's element with all inside; elements in the order in which Interface Builder writes them.
    mutating func element(of node: ViewDescription, in parent: ViewDescription?) -> InterfaceElement {
        let values = ReadSettings(node.settings + styleSettings(of: node, in: parent))
        guard let own = snapshot(of: node), let schema = Schema.view(node.type) else { return InterfaceElement("view") }
        var kind = schema.element
        if case .part(let part) = node.role, let element = part.element { kind = element }
        guard let row = InterfaceClass.named(kind) else { return InterfaceElement("view") }
        if kind == "view", schema.name != "UIView" { lose("a \(node.type) becomes a plain view", at: node.location) }
        let subviews = node.subviews.map { element(of: $0, in: node) }
        let guides = guides(of: own.id)
        let colors = colorElements(values, ["backgroundColor", "tintColor"])
        let constraints = constraints(of: own.id)
        let shown = shown(node) ?? own
        var children = [InterfaceElement.frame(shown.frame)] + mask(of: node)
        if schema.isRow {
            children.append(contentView(of: node, own))
        } else if !subviews.isEmpty {
            children.append(InterfaceElement("subviews", [], subviews))
        }
        children += guides + colors + constraints
        children += elements(row, of: node, values)
        children += parts(of: node) + lists(of: node, own)
        children += margins(values, shown, kind, node)
        children += runtimeAttributes(values)
        children += variations(of: own.id, node.variations, children: node.subviews, row)
        let attributes = attributes(of: node, own, schema, row, values)
        loseUnread(values, of: node.id ?? "the \(node.type)")
        if case .part(let part) = node.role, !part.belongsToStyle {
            return InterfaceElement(kind, [("key", part.rawValue)] + attributes, children)
        }
        return InterfaceElement(kind, attributes, children)
    }

    /// The attributes of a view's element, but for the key of a part.
    private mutating func attributes(
        of node: ViewDescription, _ own: ViewSnapshot, _ schema: ViewSchema, _ row: InterfaceClass,
        _ values: ReadSettings
    ) -> [(String, String?)] {
        var written = attributes(row.allProperties, values, own) + unset(schema, own, values)
        if !node.belongsToStyle { written += priorities(schema, values) }
        var attributes = Self.ordered(written) + listAttributes(of: node, own)
        if node.role == .subview {
            // A view that nothing constrains keeps its frame.
            attributes.append(("fixedFrame", values[Schema.frameKey] == nil ? nil : "YES"))
            attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
        } else {
            _ = values[Schema.frameKey]
        }
        attributes += [("id", objectIDs[own.id.rawValue]), ("userLabel", node.id)]
        attributes.append(("customClass", node.type == schema.name ? nil : node.type))
        return attributes
    }

    /// Attributes without a key in layout files: those that documents always write, and those that follow from something else.
    private func unset(_ schema: ViewSchema, _ own: ViewSnapshot, _ values: ReadSettings) -> [(String, String?)] {
        var attributes: [(String, String?)] = [
            (
                "opaque",
                ["UIView", "UIScrollView", "UITableView", "UITableViewCell"].contains(schema.name) ? nil : "NO"
            )
        ]
        switch schema.element {
        case "label", "textField", "textView":
            attributes.append(("adjustsFontForContentSizeCategory", values["font"] == nil ? nil : "YES"))
        case "segmentedControl": attributes.append(("segmentControlStyle", "plain"))
        default: break
        }
        return attributes
    }

    /// The priorities of contents, where it is not as in every view.
    private func priorities(_ schema: ViewSchema, _ values: ReadSettings) -> [(String, String?)] {
        let view = schema.make()
        if raisesHugging, let usual = InterfaceClass.named(schema.element)?.writtenHugging {
            view.setContentHuggingPriority(UILayoutPriority(Float(usual.width)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(usual.height)), for: .vertical)
        }
        values["contentHugging"]?.priorities.forEachAxis { view.setContentHuggingPriority($1, for: $0) }
        values["contentCompressionResistance"]?.priorities.forEachAxis {
            view.setContentCompressionResistancePriority($1, for: $0)
        }
        func priority(_ value: UILayoutPriority, _ standard: UILayoutPriority) -> String? {
            value == standard ? nil : InterfaceElement.number(CGFloat(value.rawValue))
        }
        return [
            ("horizontalHuggingPriority", priority(view.contentHuggingPriority(for: .horizontal), .defaultLow)),
            ("verticalHuggingPriority", priority(view.contentHuggingPriority(for: .vertical), .defaultLow)),
            (
                "horizontalCompressionResistancePriority",
                priority(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
            ),
            (
                "verticalCompressionResistancePriority",
                priority(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
            ),
        ]
    }

    /// The margins of a view; a stack that keeps some says so by having them.
    private mutating func margins(
        _ values: ReadSettings, _ own: ViewSnapshot, _ kind: String, _ node: ViewDescription
    ) -> [InterfaceElement] {
        let given = values["layoutMargins"]?.insets
        let isRelative = values["isLayoutMarginsRelativeArrangement"]?.flag ?? false
        if kind == "stackView", given != nil, !isRelative {
            let location = values.location(of: "layoutMargins") ?? node.location
            lose("layoutMargins of \(node.id ?? "the stack"), which does not keep them", at: location)
        }
        guard kind == "stackView" ? isRelative : given != nil else { return [] }
        let area = own.geometry.layoutMarginsFrame
        let sides =
            given.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? [
                area.minY, area.minX, own.frame.height - area.maxY, own.frame.width - area.maxX,
            ]
        let numbers = sides.map { InterfaceElement.number($0) }
        return [
            InterfaceElement(
                "directionalEdgeInsets",
                [
                    ("key", "directionalLayoutMargins"), ("top", numbers[0]), ("leading", numbers[1]),
                    ("bottom", numbers[2]), ("trailing", numbers[3]),
                ])
        ]
    }

    // MARK: - Colours, fonts, pictures

    mutating func colorElements(_ values: ReadSettings, _ keys: [String]) -> [InterfaceElement] {
        keys.compactMap { key in
            guard case .color(let color) = values[key], let location = values.location(of: key) else { return nil }
            return colorElement(color, key: key, at: location)
        }
    }

    /// Reports the settings that no attribute and no element came from.
    mutating func loseUnread(_ values: ReadSettings, of subject: String) {
        for setting in values.unread { lose("\(setting.name) of \(subject)", at: setting.location) }
    }

    mutating func colorElement(_ color: LayoutColor, key: String, at location: SourceLocation) -> InterfaceElement {
        if case .named(let name) = color { return systemColor(name + "Color", key: key) }
        let written = Self.colorElement(color, key: key)
        if let loss = written.loss { lose(loss, at: location) }
        return written.element
    }

    mutating func systemColor(_ name: String, key: String) -> InterfaceElement {
        systemColors.insert(name)
        return InterfaceElement("color", [("key", key), ("systemColor", name)])
    }

    mutating func fontElement(_ font: LayoutFont, key: String = "fontDescription", at location: SourceLocation)
        -> InterfaceElement
    {
        let written = Self.fontElement(font, key: key)
        if let loss = written.loss { lose(loss, at: location) }
        return written.element
    }

    mutating func imageAttributes(_ value: PropertyValue?, _ own: ViewSnapshot?) -> [(String, String?)] {
        guard let image = value?.image else { return [] }
        if image.isSymbol { return [("image", image.name), ("catalog", "system")] }
        if let size = own?.sizing.intrinsicContentSize, size.width > 0 { images[image.name] = size }
        return [("image", image.name)]
    }
}
