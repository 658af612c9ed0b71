import Foundation
import KeylineScenes
import UIKitLayout

/// What belongs to one kind of view alone.
extension InterfaceWriter {
    private static let lineBreaks = [
        "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
        "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
        "byTruncatingMiddle": "middleTruncation",
    ]

    /// Attributes, in Interface Builder's order.
    mutating func specific(
        _ node: ViewDescription, _ own: ViewSnapshot, _ kind: String, _ values: ReadSettings
    ) -> [(String, String?)] {
        let words = PropertyWords(values: values)
        switch kind {
        case "label", "textField", "textView": return textAttributes(own, kind, words)
        case "imageView": return imageAttributes(values["image"], own)
        case "stackView": return Self.stackAttributes(words)
        case "scrollView": return [("scrollEnabled", words.flag("isScrollEnabled", false))]
        default: return Self.controlAttributes(kind, words)
        }
    }

    /// Properties as attributes write them; nil for one that is not set.
    private struct PropertyWords {
        let values: ReadSettings

        func number(_ name: String) -> String? { values[name].map { InterfaceElement.number($0.number) } }
        func integer(_ name: String) -> String? { values[name].map { "\($0.integer)" } }
        func word(_ name: String) -> String? { values[name]?.word }
        func flag(_ name: String, _ isYes: Bool) -> String? {
            values[name]?.flag == isYes ? (isYes ? "YES" : "NO") : nil
        }

        /// What every control begins with.
        var control: [(String, String?)] {
            [
                ("enabled", flag("isEnabled", false)), ("selected", flag("isSelected", true)),
                ("highlighted", flag("isHighlighted", true)),
                ("contentHorizontalAlignment", "center"), ("contentVerticalAlignment", "center"),
            ]
        }

        /// Whether the font follows the text size.
        var adjustsFont: (String, String?) {
            ("adjustsFontForContentSizeCategory", values["font"] == nil ? nil : "YES")
        }
    }

    private func textAttributes(_ own: ViewSnapshot, _ kind: String, _ words: PropertyWords) -> [(String, String?)] {
        let alignment: (String, String?) = ("textAlignment", words.word("textAlignment") ?? "natural")
        let text: (String, String?) = ("text", plain(words.values["text"]))
        switch kind {
        case "label":
            return [
                ("enabled", words.flag("isEnabled", false)), ("text", own.text?.text ?? text.1), alignment,
                ("lineBreakMode", words.word("lineBreakMode").flatMap { Self.lineBreaks[$0] } ?? "tailTruncation"),
                ("numberOfLines", words.integer("numberOfLines")), ("baselineAdjustment", "alignBaselines"),
                ("adjustsFontSizeToFit", words.flag("adjustsFontSizeToFitWidth", true) ?? "NO"),
                ("minimumScaleFactor", words.number("minimumScaleFactor")), words.adjustsFont,
            ]
        case "textField":
            return words.control + [
                ("borderStyle", words.word("borderStyle")), text, ("placeholder", plain(words.values["placeholder"])),
                alignment, ("adjustsFontSizeToFit", words.flag("adjustsFontSizeToFitWidth", true) ?? "NO"),
                ("minimumFontSize", words.number("minimumFontSize") ?? "0"), words.adjustsFont,
                ("clearButtonMode", words.word("clearButtonMode")),
            ]
        default:
            return [("scrollEnabled", words.flag("isScrollEnabled", false)), text, alignment, words.adjustsFont]
        }
    }

    private static func stackAttributes(_ words: PropertyWords) -> [(String, String?)] {
        [
            ("axis", words.word("axis") == "vertical" ? "vertical" : nil), ("distribution", words.word("distribution")),
            ("alignment", words.word("alignment")), ("spacing", words.number("spacing")),
            ("baselineRelativeArrangement", words.flag("isBaselineRelativeArrangement", true)),
        ]
    }

    private static func controlAttributes(_ kind: String, _ words: PropertyWords) -> [(String, String?)] {
        switch kind {
        case "button": words.control + [("buttonType", "system"), ("lineBreakMode", "middleTruncation")]
        case "switch": words.control + [("on", words.flag("isOn", true))]
        case "slider":
            words.control + [
                ("value", words.number("value") ?? "0.0"), ("minValue", words.number("minimumValue") ?? "0.0"),
                ("maxValue", words.number("maximumValue") ?? "1"),
            ]
        case "stepper":
            words.control + [
                ("value", words.number("value")), ("minimumValue", words.number("minimumValue")),
                ("maximumValue", words.number("maximumValue") ?? "100"),
            ]
        case "segmentedControl":
            words.control + [
                ("segmentControlStyle", "plain"),
                ("selectedSegmentIndex", words.integer("selectedSegmentIndex") ?? "-1"),
            ]
        case "pageControl":
            words.control + [
                ("numberOfPages", words.integer("numberOfPages")), ("currentPage", words.integer("currentPage")),
            ]
        case "progressView": [("progress", words.number("progress") ?? "0.0")]
        case "activityIndicatorView":
            [("animating", "YES"), ("style", words.word("activityStyle") ?? "medium")]
        default: []
        }
    }

    /// A text in the language in which the layout was laid out, as XIBs hold texts of one language.
    private func plain(_ value: PropertyValue?) -> String? { (value?.text).map(texts.text) }

    /// Elements that stand behind the constraints.
    mutating func particulars(
        of node: ViewDescription, _ own: ViewSnapshot, _ kind: String, _ values: ReadSettings
    ) -> [InterfaceElement] {
        let place = { (name: String) in node.settings.first { $0.name == name }?.location ?? node.location }
        var elements: [InterfaceElement] = []
        if ["label", "textField", "textView"].contains(kind) {
            if case .font(let font) = values["font"] { elements.append(fontElement(font, at: place("font"))) }
            elements += colorElements(values, ["textColor"])
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
            values,
            ["switch": ["onTintColor"], "progressView": ["progressTintColor"], "activityIndicatorView": ["color"]][kind]
                ?? [])
        for key in ["text", "title", "placeholder"] where values[key]?.text.key != nil {
            lose("the key of a text in a string table", at: place(key))
        }
        return elements
    }

    private var systemFont: InterfaceElement {
        InterfaceElement("fontDescription", [("key", "fontDescription"), ("type", "system"), ("pointSize", "17")])
    }

    private func traits(_ values: ReadSettings) -> [InterfaceElement] {
        let isSecure = values["isSecureTextEntry"]?.flag ?? false
        return [
            InterfaceElement(
                "textInputTraits", [("key", "textInputTraits"), ("secureTextEntry", isSecure ? "YES" : nil)])
        ]
    }

    private func segments(_ values: ReadSettings) -> InterfaceElement {
        InterfaceElement(
            "segments", [],
            (values["segments"]?.list ?? []).map { InterfaceElement("segment", [("title", plain($0) ?? "")]) })
    }

    private static func inset(_ insets: NSDirectionalEdgeInsets) -> InterfaceElement {
        InterfaceElement(
            "inset",
            [
                ("key", "contentInset"), ("minX", InterfaceElement.number(insets.leading)),
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
