import Foundation

/// Reads what a view's element says of its looks.
struct PropertyConverter {
    private let document: InterfaceDocument
    private let view: InterfaceView
    private var element: Markup.Element { document.markup[view.element] }
    private(set) var losses: [String] = []

    init(_ document: InterfaceDocument, _ view: InterfaceView) { (self.document, self.view) = (document, view) }

    /// The properties, in UIKit's names.
    var properties: [ConvertedScene.Property] {
        mutating get {
            var found = own
            found += colors + fonts
            found += flags + priorities + margins
            noteInsets()
            return found
        }
    }

    private func property(_ name: String, _ value: ConvertedScene.Value?) -> ConvertedScene.Property? {
        value.map { .init(name: name, value: $0) }
    }

    private func text(_ attribute: String) -> ConvertedScene.Value? {
        element[attribute].flatMap { $0.isEmpty ? nil : .text($0) }
    }

    private func number(_ attribute: String) -> ConvertedScene.Value? {
        element[attribute].flatMap(Double.init).flatMap { $0.isFinite ? .number($0) : nil }
    }

    private func word(_ attribute: String, _ words: [String: String]) -> ConvertedScene.Value? {
        element[attribute].flatMap { words[$0] }.map { .word($0) }
    }

    private static let alignments = ["left": "left", "center": "center", "right": "right", "justified": "justified"]
    private static let lineBreaks = [
        "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
        "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
        "middleTruncation": "byTruncatingMiddle",
    ]

    /// What belongs to the kind of view.
    private var own: [ConvertedScene.Property] {
        let found: [ConvertedScene.Property?]
        switch view.kind {
        case "label":
            found = [
                property("text", text("text")), property("textAlignment", word("textAlignment", Self.alignments)),
                property("numberOfLines", number("numberOfLines")),
                property("lineBreakMode", word("lineBreakMode", Self.lineBreaks)),
                property("adjustsFontSizeToFitWidth", element["adjustsFontSizeToFit"] == "YES" ? .flag(true) : nil),
                property("minimumScaleFactor", number("minimumScaleFactor")),
            ]
        case "textField":
            found = [
                property("text", text("text")), property("placeholder", text("placeholder")),
                property("textAlignment", word("textAlignment", Self.alignments)),
                property(
                    "borderStyle",
                    word("borderStyle", ["roundedRect": "roundedRect", "line": "line", "bezel": "bezel"])),
            ]
        case "textView":
            found = [
                property("text", text("text")), property("textAlignment", word("textAlignment", Self.alignments)),
                property("isScrollEnabled", element["scrollEnabled"] == "NO" ? .flag(false) : nil),
            ]
        case "button": found = [property("title", buttonTitle), property("image", buttonImage)]
        case "imageView": found = [property("image", image(of: element)), property("contentMode", contentMode)]
        case "stackView": found = stack
        case "switch": found = [property("isOn", .flag(element.isYes("on")))]
        case "slider", "stepper":
            found = [
                property("minimumValue", number("minValue") ?? number("minimumValue")),
                property("maximumValue", number("maxValue") ?? number("maximumValue")),
                property("value", number("value")),
            ]
        case "progressView": found = [property("progress", number("progress"))]
        case "segmentedControl": found = [property("segments", segments)]
        case "activityIndicatorView":
            found = [
                property(
                    "activityStyle",
                    element["style"].map { .word($0.hasPrefix("large") || $0 == "whiteLarge" ? "large" : "medium") })
            ]
        case "pageControl": found = [property("numberOfPages", number("numberOfPages"))]
        default: found = []
        }
        return found.compactMap { $0 }
    }

    private var contentMode: ConvertedScene.Value? {
        let known: Set<String> = ["scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right"]
        return element["contentMode"].flatMap { known.contains($0) ? .word($0) : nil }
    }

    private var stack: [ConvertedScene.Property?] {
        let distributions = ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        let alignments = ["leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]
        return [
            property("axis", element["axis"] == "vertical" ? .word("vertical") : nil),
            property("distribution", element["distribution"].flatMap { distributions.contains($0) ? .word($0) : nil }),
            property("alignment", element["alignment"].flatMap { alignments.contains($0) ? .word($0) : nil }),
            property("spacing", number("spacing")),
        ]
    }

    private func child(_ name: String, key: String) -> Markup.Element? {
        document.markup.children(of: view.element, named: name).first { document.markup[$0].key == key }
            .map { document.markup[$0] }
    }

    private var buttonTitle: ConvertedScene.Value? {
        let title =
            child("buttonConfiguration", key: "configuration")?["title"] ?? child("state", key: "normal")?["title"]
        return title.flatMap { $0.isEmpty ? nil : .text($0) }
    }

    private var buttonImage: ConvertedScene.Value? { child("state", key: "normal").flatMap(image) }

    private func image(of element: Markup.Element) -> ConvertedScene.Value? {
        element["image"].map { .image($0, isSymbol: element["catalog"] == "system") }
    }

    private var segments: ConvertedScene.Value? {
        guard let list = document.markup.child(of: view.element, named: "segments") else { return nil }
        return .texts(document.markup.children(of: list, named: "segment").map { document.markup[$0]["title"] ?? "" })
    }

    private var flags: [ConvertedScene.Property] {
        [
            element.isYes("hidden") ? property("isHidden", .flag(true)) : nil,
            element.isYes("clipsSubviews") ? property("clipsToBounds", .flag(true)) : nil,
            number("alpha").flatMap { property("alpha", $0) },
            element["insetsLayoutMarginsFromSafeArea"] == "NO"
                ? property("insetsLayoutMarginsFromSafeArea", .flag(false)) : nil,
            element.isYes("preservesSuperviewLayoutMargins")
                ? property("preservesSuperviewLayoutMargins", .flag(true)) : nil,
        ].compactMap { $0 }
    }

    /// The margins that the document gives; those of a stack it arranges its views within.
    private var margins: [ConvertedScene.Property] {
        let plain = child("edgeInsets", key: "layoutMargins").map { insets in
            ["top", "left", "bottom", "right"].map { insets[$0].flatMap(Double.init) ?? 0 }
        }
        let directional = child("directionalEdgeInsets", key: "directionalLayoutMargins").map { insets in
            ["top", "leading", "bottom", "trailing"].map { insets[$0].flatMap(Double.init) ?? 0 }
        }
        guard let sides = directional ?? plain else { return [] }
        let relative = ConvertedScene.Property(name: "isLayoutMarginsRelativeArrangement", value: .flag(true))
        return (view.isStack ? [relative] : []) + [.init(name: "layoutMargins", value: .insets(sides))]
    }

    private mutating func noteInsets() {
        for index in document.markup.children(of: view.element, named: "inset") {
            losses.append("the insets \(document.markup[index].key ?? "")")
        }
        if child("buttonConfiguration", key: "configuration") != nil {
            losses.append("the button's configuration but for its title")
        }
    }

    private var priorities: [ConvertedScene.Property] {
        [("contentHugging", "HuggingPriority"), ("contentCompressionResistance", "CompressionResistancePriority")]
            .compactMap { name, suffix in
                let horizontal = element["horizontal" + suffix].flatMap(Double.init)
                let vertical = element["vertical" + suffix].flatMap(Double.init)
                guard horizontal != nil || vertical != nil else { return nil }
                return .init(name: name, value: .priorities(horizontal: horizontal, vertical: vertical))
            }
    }

    private var colors: [ConvertedScene.Property] {
        mutating get {
            var names = ["backgroundColor": "backgroundColor", "tintColor": "tintColor"]
            if ["label", "textField", "textView"].contains(view.kind) { names["textColor"] = "textColor" }
            if view.kind == "switch" { names["onTintColor"] = "onTintColor" }
            var found: [ConvertedScene.Property] = []
            for index in document.markup.children(of: view.element, named: "color") {
                let color = document.markup[index]
                guard let name = color.key.flatMap({ names[$0] }) else { continue }
                guard let value = Self.color(color) else {
                    losses.append("the colour \(color["name"] ?? "") of \(name)")
                    continue
                }
                found.append(.init(name: name, value: value))
            }
            return found
        }
    }

    private static func color(_ element: Markup.Element) -> ConvertedScene.Value? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            let known = [
                "groupTableViewBackground": "systemGroupedBackground",
                "tableCellGroupedBackground": "secondarySystemGroupedBackground", "darkText": "black",
                "lightText": "white",
            ]
            return .namedColor(known[plain] ?? plain)
        }
        let alpha = element["alpha"].flatMap(Double.init) ?? 1
        if let white = element["white"].flatMap(Double.init) { return .color([white, white, white, alpha]) }
        let parts = ["red", "green", "blue"].compactMap { element[$0].flatMap(Double.init) }
        return parts.count == 3 ? .color(parts + [alpha]) : nil
    }

    private var fonts: [ConvertedScene.Property] {
        mutating get {
            guard ["label", "button", "textField", "textView"].contains(view.kind),
                let font = child("fontDescription", key: "fontDescription")
            else { return [] }
            let style = font["style"].flatMap { Self.styles[$0] }
            if let style {
                return [.init(name: "font", value: .font(size: nil, weight: nil, style: style, family: nil))]
            }
            let weight = font["type"] == "boldSystem" ? "bold" : font["weight"]
            let size = font["pointSize"].flatMap(Double.init)
            if font["type"] == "italicSystem" { losses.append("the italics of a font") }
            return [.init(name: "font", value: .font(size: size, weight: weight, style: nil, family: font["family"]))]
        }
    }

    private static let styles = [
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleTitle0": "largeTitle",
        "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleLargeTitle": "largeTitle",
    ]
}
