import Foundation
import KeylineScenes

/// What belongs to one kind of view alone.
extension InterfaceWriter {
    private static let lineBreaks = [
        "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
        "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
        "byTruncatingMiddle": "middleTruncation",
    ]

    /// Attributes, in Interface Builder's order.
    mutating func specific(
        _ node: ViewDescription, _ own: ViewSnapshot, _ kind: String, _ values: [String: PropertyValue]
    ) -> [(String, String?)] {
        func number(_ name: String) -> String? { values[name].map { InterfaceElement.number($0.number) } }
        func integer(_ name: String) -> String? { values[name].map { "\($0.integer)" } }
        func word(_ name: String) -> String? { values[name]?.word }
        func flag(_ name: String, _ isYes: Bool) -> String? {
            values[name]?.flag == isYes ? (isYes ? "YES" : "NO") : nil
        }
        let text = own.text?.text ?? plain(values["text"])
        let enabled: [(String, String?)] = [
            ("enabled", flag("isEnabled", false)), ("selected", flag("isSelected", true)),
            ("highlighted", flag("isHighlighted", true)),
        ]
        let aligned: [(String, String?)] = [
            ("contentHorizontalAlignment", "center"), ("contentVerticalAlignment", "center"),
        ]
        switch kind {
        case "label":
            return [
                ("enabled", flag("isEnabled", false)), ("text", text),
                ("textAlignment", word("textAlignment") ?? "natural"),
                ("lineBreakMode", word("lineBreakMode").flatMap { Self.lineBreaks[$0] } ?? "tailTruncation"),
                ("numberOfLines", integer("numberOfLines")), ("baselineAdjustment", "alignBaselines"),
                ("adjustsFontSizeToFit", flag("adjustsFontSizeToFitWidth", true) ?? "NO"),
                ("minimumScaleFactor", number("minimumScaleFactor")),
                ("adjustsFontForContentSizeCategory", values["font"] == nil ? nil : "YES"),
            ]
        case "textField":
            return enabled + aligned + [
                ("borderStyle", word("borderStyle")), ("text", plain(values["text"])),
                ("placeholder", plain(values["placeholder"])), ("textAlignment", word("textAlignment") ?? "natural"),
                ("adjustsFontSizeToFit", "NO"), ("minimumFontSize", "0"),
                ("adjustsFontForContentSizeCategory", values["font"] == nil ? nil : "YES"),
                ("clearButtonMode", word("clearButtonMode")),
            ]
        case "textView":
            return [
                ("scrollEnabled", flag("isScrollEnabled", false)), ("text", plain(values["text"])),
                ("textAlignment", word("textAlignment") ?? "natural"),
                ("adjustsFontForContentSizeCategory", values["font"] == nil ? nil : "YES"),
            ]
        case "button":
            return enabled + aligned + [("buttonType", "system"), ("lineBreakMode", "middleTruncation")]
        case "imageView": return imageAttributes(values["image"], own)
        case "stackView":
            return [
                ("axis", word("axis") == "vertical" ? "vertical" : nil), ("distribution", word("distribution")),
                ("alignment", word("alignment")), ("spacing", number("spacing")),
                ("baselineRelativeArrangement", flag("isBaselineRelativeArrangement", true)),
            ]
        case "scrollView": return [("scrollEnabled", flag("isScrollEnabled", false))]
        case "switch": return enabled + aligned + [("on", flag("isOn", true))]
        case "slider":
            return enabled + aligned + [
                ("value", number("value") ?? "0.0"), ("minValue", number("minimumValue") ?? "0.0"),
                ("maxValue", number("maximumValue") ?? "1"),
            ]
        case "stepper":
            return enabled + aligned + [
                ("value", number("value")), ("minimumValue", number("minimumValue")),
                ("maximumValue", number("maximumValue") ?? "100"),
            ]
        case "segmentedControl":
            return enabled + aligned + [
                ("segmentControlStyle", "plain"), ("selectedSegmentIndex", integer("selectedSegmentIndex") ?? "-1"),
            ]
        case "progressView": return [("progress", number("progress") ?? "0.0")]
        case "activityIndicatorView": return [("animating", "YES"), ("style", word("activityStyle") ?? "medium")]
        case "pageControl":
            return enabled + aligned + [
                ("numberOfPages", integer("numberOfPages")), ("currentPage", integer("currentPage")),
            ]
        default: return []
        }
    }

    /// A text in the language in which the layout was laid out, as XIBs hold texts of one language.
    private func plain(_ value: PropertyValue?) -> String? { (value?.text).map(texts.text) }

    /// Elements that stand behind the constraints.
    mutating func particulars(
        of node: ViewDescription, _ own: ViewSnapshot, _ kind: String, _ values: [String: PropertyValue]
    ) -> [InterfaceElement] {
        let place = { (name: String) in node.settings.first { $0.name == name }?.location ?? node.location }
        var elements: [InterfaceElement] = []
        if ["label", "textField", "textView"].contains(kind) {
            if case .font(let font) = values["font"] { elements.append(fontElement(font, at: place("font"))) }
            elements += colorElements(node.settings, ["textColor"])
            if kind == "label" {
                if values["font"] == nil { elements.insert(systemFont, at: 0) }
                if values["textColor"] == nil { elements.append(InterfaceElement("nil", [("key", "textColor")])) }
                elements.append(InterfaceElement("nil", [("key", "highlightedColor")]))
            }
            if kind == "textField" { elements += traits(values) }
        }
        if kind == "button" { elements += button(node, values) }
        if kind == "segmentedControl" { elements.append(segments(values)) }
        if kind == "scrollView", let insets = values["contentInset"]?.insets { elements.append(Self.inset(insets)) }
        elements += colorElements(
            node.settings,
            ["switch": ["onTintColor"], "progressView": ["progressTintColor"], "activityIndicatorView": ["color"]][kind]
                ?? [])
        for key in ["text", "title", "placeholder"] where values[key]?.text.key != nil {
            lose("the key of a text in a table", at: place(key))
        }
        return elements
    }

    private var systemFont: InterfaceElement {
        InterfaceElement("fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
    }

    private func traits(_ values: [String: PropertyValue]) -> [InterfaceElement] {
        let isSecure = values["isSecureTextEntry"]?.flag ?? false
        return [
            InterfaceElement(
                "textInputTraits", [("key", "textInputTraits"), ("secureTextEntry", isSecure ? "YES" : nil)])
        ]
    }

    private func segments(_ values: [String: PropertyValue]) -> InterfaceElement {
        InterfaceElement(
            "segments", [],
            (values["segments"]?.list ?? []).map { InterfaceElement("segment", [("title", plain($0) ?? "")]) })
    }

    private static func inset(_ insets: LayoutInsets) -> InterfaceElement {
        InterfaceElement(
            "inset",
            [
                ("key", "contentInset"), ("minX", InterfaceElement.number(insets.leading)),
                ("minY", InterfaceElement.number(insets.top)), ("maxX", InterfaceElement.number(insets.trailing)),
                ("maxY", InterfaceElement.number(insets.bottom)),
            ])
    }

    private mutating func button(_ node: ViewDescription, _ values: [String: PropertyValue]) -> [InterfaceElement] {
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
