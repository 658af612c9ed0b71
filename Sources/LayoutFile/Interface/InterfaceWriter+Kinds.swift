import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

/// The attributes that the rows of the vocabulary give a view.
extension InterfaceWriter {
    /// The order in which Interface Builder writes the attributes of views.
    nonisolated private static let order = Dictionary(
        uniqueKeysWithValues: """
            opaque userInteractionEnabled hidden clipsSubviews alpha contentMode preservesSuperviewLayoutMargins
            insetsLayoutMarginsFromSafeArea semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority enabled selected highlighted
            contentHorizontalAlignment contentVerticalAlignment image catalog scrollEnabled borderStyle text placeholder
            textAlignment buttonType lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit minimumFontSize
            minimumScaleFactor adjustsFontForContentSizeCategory clearButtonMode axis distribution alignment spacing
            baselineRelativeArrangement on value minValue maxValue minimumValue maximumValue segmentControlStyle
            selectedSegmentIndex numberOfPages currentPage progress animating style
            """.split(whereSeparator: \.isWhitespace).enumerated().map { (String($1), $0) })

    /// The attributes behind the ones of each kind of view.
    nonisolated private static let last = [
        "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass", "customModule",
        "customModuleProvider", "colorLabel",
    ]

    /// The attributes that follow one.
    nonisolated static func attributes(after name: String) -> [String] {
        if let index = last.firstIndex(of: name) { return Array(last[(index + 1)...]) }
        guard let rank = order[name] else { return Array(last.dropFirst()) }
        return order.filter { $0.value > rank }.keys.sorted() + last
    }

    static func ordered(_ attributes: [(String, String?)]) -> [(String, String?)] {
        attributes.enumerated().sorted {
            (order[$0.element.0] ?? Int.max, $0.offset) < (order[$1.element.0] ?? Int.max, $1.offset)
        }.map(\.element)
    }

    /// The attributes of a view's own element.
    mutating func attributes(_ rows: [InterfaceProperty], _ values: ReadSettings, _ own: ViewSnapshot?)
        -> [(String, String?)]
    {
        var attributes: [(String, String?)] = []
        for row in rows {
            guard case .own(let attribute) = row.document, row.isInLayoutFiles || row.written != nil else { continue }
            switch row.kind {
            case .flag, .number, .integer, .choice, .text: attributes.append((attribute, word(row, values)))
            case .image: attributes += imageAttributes(values[row.name], own)
            default: break
            }
        }
        return attributes
    }

    /// The document's form of a property; nil where that says no more than the attribute's absence.
    private func word(_ row: InterfaceProperty, _ values: ReadSettings) -> String? {
        guard row.isInLayoutFiles, let value = values[row.name] else { return row.written }
        if case .text(let text) = value { return Self.spoken(texts.text(text), row) }
        return Self.word(row, value)
    }

    /// The elements behind the constraints.
    mutating func elements(
        _ row: InterfaceClass, of node: ViewDescription, _ values: ReadSettings
    ) -> [InterfaceElement] {
        let place = { (name: String) in node.settings.first { $0.name == name }?.location ?? node.location }
        for key in ["text", "title", "placeholder"] where values[key]?.text.key != nil {
            lose("the key of a text in a string table", at: place(key))
        }
        if row.element == "button" { return button(node, values) }
        let own = row.properties.filter(\.isInLayoutFiles)
        var elements: [InterfaceElement] = []
        if case .font(let font) = values["font"] { elements.append(fontElement(font, at: place("font"))) }
        for property in own {
            guard case .own(let key) = property.document else { continue }
            switch property.kind {
            case .color: elements += colorElements(values, [key])
            case .insets: elements += (values[key]?.insets).map { [Self.inset($0, key: key)] } ?? []
            default: break
            }
        }
        if row.element == "label" {
            if values["font"] == nil { elements.insert(systemFont, at: 0) }
            let absent = values["textColor"] == nil ? ["textColor", "highlightedColor"] : ["highlightedColor"]
            elements += absent.map { InterfaceElement("nil", [("key", $0)]) }
        }
        return elements + (row.element == "segmentedControl" ? [segments(values)] : parts(own, values))
    }

    /// The elements inside a view's that have properties as attributes.
    private func parts(_ rows: [InterfaceProperty], _ values: ReadSettings) -> [InterfaceElement] {
        var attributes: [(path: String, attributes: [(String, String?)])] = []
        for row in rows {
            guard case .inside(let path, let attribute) = row.document else { continue }
            if attributes.last?.path != path { attributes.append((path, [("key", path)])) }
            attributes[attributes.count - 1].attributes.append((attribute, word(row, values)))
        }
        return attributes.map { InterfaceElement($0.path, $0.attributes) }
    }

    /// The properties that documents write as attributes of layers, by key path.
    func runtimeAttributes(_ values: ReadSettings) -> [InterfaceElement] {
        let all = InterfaceClass.everyView.compactMap { row -> InterfaceElement? in
            guard case .runtime(let paths) = row.document, let value = values[row.name] else { return nil }
            let content =
                if let color = value.color {
                    ("color", Self.components(of: color, key: "value"))
                } else {
                    (
                        "number",
                        InterfaceElement("real", [("key", "value"), ("value", InterfaceElement.number(value.number))])
                    )
                }
            return InterfaceElement(
                "userDefinedRuntimeAttribute", [("type", content.0), ("keyPath", paths[0])], [content.1])
        }
        return all.isEmpty ? [] : [InterfaceElement("userDefinedRuntimeAttributes", [], all)]
    }

    private var systemFont: InterfaceElement {
        InterfaceElement("fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
    }

    /// A text in the language in which the layout was laid out, as XIBs hold texts of one language.
    private func plain(_ value: PropertyValue?) -> String? { (value?.text).map(texts.text) }

    private func segments(_ values: ReadSettings) -> InterfaceElement {
        InterfaceElement(
            "segments", [],
            (values["segments"]?.list ?? []).map { InterfaceElement("segment", [("title", plain($0) ?? "")]) })
    }

    static func inset(_ insets: NSDirectionalEdgeInsets, key: String) -> InterfaceElement {
        InterfaceElement(
            "inset",
            [
                ("key", key), ("minX", InterfaceElement.number(insets.leading)),
                ("minY", InterfaceElement.number(insets.top)), ("maxX", InterfaceElement.number(insets.trailing)),
                ("maxY", InterfaceElement.number(insets.bottom)),
            ])
    }

    private mutating func button(_ node: ViewDescription, _ values: ReadSettings) -> [InterfaceElement] {
        let place = { (name: String) in node.settings.first { $0.name == name }?.location ?? node.location }
        var font: InterfaceElement?
        let key = values["style"] == nil ? "fontDescription" : "titleFontDescription"
        if case .font(let given) = values["font"] { font = fontElement(given, key: key, at: place("font")) }
        let image = imageAttributes(values["image"], nil)
        guard let style = values["style"]?.word else {
            var colors: [InterfaceElement] = []
            if case .color(let color) = values["titleColor"] {
                colors = [colorElement(color, key: "titleColor", at: place("titleColor"))]
            }
            let state = InterfaceElement(
                "state", [("key", "normal"), ("title", plain(values["title"]))] + image, colors)
            return (font.map { [$0] } ?? []) + [state]
        }
        var inside = font.map { [$0] } ?? []
        if case .color(let color) = values["titleColor"] {
            inside.append(colorElement(color, key: "baseForegroundColor", at: place("titleColor")))
        }
        let number = { (name: String) in values[name].map { InterfaceElement.number($0.number) } }
        return [
            InterfaceElement("state", [("key", "normal"), ("title", plain(values["title"]))]),
            InterfaceElement(
                "buttonConfiguration",
                [("key", "configuration"), ("style", style)] + image + [
                    ("imagePlacement", values["imagePlacement"]?.word), ("imagePadding", number("imagePadding")),
                    ("title", plain(values["title"])), ("subtitle", plain(values["subtitle"])),
                    ("buttonSize", values["buttonSize"]?.word), ("cornerStyle", values["cornerStyle"]?.word),
                ], inside),
        ]
    }
}
