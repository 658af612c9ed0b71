import Foundation
import KeylineByteText
import KeylineScenes
import KeylineVocabulary

extension ConvertedScene {
    /// The scene as a layout file.
    public var yaml: String {
        var lines = ["keyline: 1"] + screenLines
        let views: [String]
        var statements = constraints.filter { !$0.isTables }
        if root.type == "UITableView" {
            // A table that is all of a scene fills the screen.
            let table = tableName
            statements = statements.map { Self.renaming($0, to: table) }
            views = Self.item(Self.mapping(of: root, named: table))
            lines += ["views:"] + views.map { "  " + $0 }
            statements.insert(contentsOf: Self.edges(of: table), at: 0)
        } else {
            var screen = root
            screen.properties = root.properties.filter { Self.screenKeys.contains($0.name) }
            let keys = Self.keys(of: screen)
            if !keys.isEmpty { lines += ["screen:"] + keys.map { "  " + $0 } }
            views = root.children.flatMap { Self.item(Self.mapping(of: $0)) }
            lines += [views.isEmpty ? "views: []" : "views:"] + views.map { "  " + $0 }
        }
        let items = statements.map(Self.item) + standIns.flatMap(Self.items)
        if !items.isEmpty { lines += ["constraints:"] + items.map { "  - \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The keys of the screen's own view, besides the margins that a controller gives it.
    private static let screenKeys: Set = [
        "backgroundColor", "tintColor", "alpha", "clipsToBounds", "semanticContentAttribute", "contentMode",
        "layoutMargins", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    ]

    /// What the screen is: a device, and what the scene's view has of it.
    private var screenLines: [String] {
        let size = canvas?.size ?? size
        let sizeLine = "size: \(Self.number(size.width))x\(Self.number(size.height))"
        guard let canvas else { return [sizeLine] }
        var lines: [String] = []
        var standard = SceneEnvironment(size: size)
        if let device = canvas.device {
            let orientation = canvas.screen.orientation
            standard = SceneEnvironment(device: device, orientation: orientation)
            lines.append(
                "device: \(device.name.contains { ":#\"'".contains($0) } ? Self.quoted(device.name) : device.name)")
            if orientation != .portrait { lines.append("orientation: \(orientation.rawValue)") }
        }
        if canvas.device == nil || size != standard.size { lines.append(sizeLine) }
        if canvas.scale != standard.scale, [1, 2, 3, 4].contains(canvas.scale) {
            lines.append("scale: \(Self.number(canvas.scale))")
        }
        if canvas.safeArea != standard.safeArea {
            let insets = canvas.safeArea
            let sides = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
            lines.append("safeArea: \(Self.value(.insets(sides)))")
        }
        if canvas.appearance != .light { lines.append("appearance: \(canvas.appearance.rawValue)") }
        return lines
    }

    static func number(_ value: CGFloat) -> String { ConstraintMarkup.number(Double(value)) }

    /// The keys of a view besides its class, its id and what it contains.
    static func keys(of view: View) -> [String] {
        var lines = view.properties.map(entry)
        if !view.guides.isEmpty { lines.append("guides: [\(view.guides.joined(separator: ", "))]") }
        if !view.isInstalled { lines.append("installed: false") }
        guard !view.variations.isEmpty else { return lines }
        lines.append("variations:")
        for variation in view.variations {
            lines.append("  \(variation.sizeClasses.layoutText ?? ""):")
            let installed = variation.isInstalled.map { ["installed: \($0)"] } ?? []
            lines += (installed + variation.properties.map(entry)).map { "    \($0)" }
        }
        return lines
    }

    static func entry(_ property: Property) -> String {
        if case .styledText(let pieces) = property.value { return "text: \(quoted(pieces.map(\.text).joined()))" }
        return "\(property.name): \(value(property.value))"
    }

    /// The sizes that stand in for contents, with the priorities of content.
    private static func items(_ standIn: ContentSizeReplacement) -> [String] {
        let lengths = [
            ("width", standIn.width, standIn.hugging.horizontal, standIn.resistance.horizontal),
            ("height", standIn.height, standIn.hugging.vertical, standIn.resistance.vertical),
        ]
        return lengths.flatMap { attribute, length, hugging, resistance -> [String] in
            guard let length else { return [] }
            let place = Equation.Place(name: standIn.name, attribute: attribute)
            return [("lessThanOrEqual", hugging), ("greaterThanOrEqual", resistance)].map { relation, priority in
                words(
                    Equation(
                        first: place, relation: relation, multiplier: 1, constant: length, priority: priority))
            }
        }
    }

    static func quoted(_ text: String) -> String {
        "\"\(text.escaped(for: .yaml))\""
    }

    private static func value(_ value: Value) -> String {
        switch value {
        case .text(let text): quoted(text)
        case .number(let number): ConstraintMarkup.number(number)
        case .flag(let flag): flag ? "true" : "false"
        case .word(let word): word
        case .namedColor(let name): name
        case .color(let parts):
            "\"#" + parts.map { byte($0) }.joined() + "\""
        case .font(let size, let weight, let style, let family): font(size, weight, style, family)
        case .italicFont(let size): "{ size: \(ConstraintMarkup.number(size)), italic: true }"
        case .image(let name, let isSymbol): isSymbol ? "{ symbol: \(quoted(name)) }" : quoted(name)
        case .insets(let sides):
            "{ "
                + zip(["top", "leading", "bottom", "trailing"], sides).map { "\($0): \(ConstraintMarkup.number($1))" }
                .joined(separator: ", ") + " }"
        case .texts(let texts): "[\(texts.map(quoted).joined(separator: ", "))]"
        case .styledText(let pieces): quoted(pieces.map(\.text).joined())
        case .code(let text), .call(let text): text
        case .priorities(let horizontal, let vertical):
            "{ "
                + [
                    horizontal.map { "horizontal: \(ConstraintMarkup.number($0))" },
                    vertical.map { "vertical: \(ConstraintMarkup.number($0))" },
                ]
                .compactMap { $0 }.joined(separator: ", ") + " }"
        }
    }

    /// The value of a property as layout files write it.
    static func text(of property: Property) -> String { value(property.value) }

    private static func byte(_ part: Double) -> String {
        let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }

    private static func font(_ size: Double?, _ weight: String?, _ style: String?, _ family: String?) -> String {
        if let style { return style }
        let parts = [
            "size: \(ConstraintMarkup.number(size ?? 17))", weight.map { "weight: \($0)" },
            family.map { "family: \(quoted($0))" },
        ]
        return "{ \(parts.compactMap { $0 }.joined(separator: ", ")) }"
    }

    private static func item(_ equation: Equation) -> String {
        let text = words(equation)
        let variations = equation.variations.map(item)
        let keys = [
            equation.identifier.map { "identifier: \(quoted($0))" }, equation.isInstalled ? nil : "installed: false",
            variations.isEmpty ? nil : "variations: { \(variations.joined(separator: ", ")) }",
        ].compactMap { $0 }
        return keys.isEmpty ? text : "{ \((["constraint: \(text)"] + keys).joined(separator: ", ")) }"
    }

    private static func item(_ variation: Variation) -> String {
        let key = variation.sizeClasses.layoutText ?? ""
        let values = [
            variation.constant.map { "constant: \(ConstraintMarkup.number($0))" },
            variation.isInstalled.map { "installed: \($0)" },
        ].compactMap { $0 }
        // A comma ends a key in braces.
        return "\(key.contains(",") ? quoted(key) : key): { \(values.joined(separator: ", ")) }"
    }

    /// Such as `title.leading == screen.safeArea.leading + 8 @750`.
    static func words(_ equation: Equation) -> String {
        let sign = WordTables.relations.spellings.first { $0.name == equation.relation }?.layout ?? "=="
        var text = "\(place(equation.first)) \(sign) "
        if let second = equation.second {
            text += (equation.multiplier == 1 ? "" : "\(equation.multiplier) * ") + place(second)
            if equation.constant != 0 {
                text += (equation.constant < 0 ? " - " : " + ") + ConstraintMarkup.number(abs(equation.constant))
            }
        } else {
            text += ConstraintMarkup.number(equation.constant)
        }
        return equation.priority == 1000 ? text : text + " @\(ConstraintMarkup.number(equation.priority))"
    }

    private static func place(_ place: Equation.Place) -> String {
        [place.name, place.guide, place.attribute].compactMap { $0 }.joined(separator: ".")
    }
}
