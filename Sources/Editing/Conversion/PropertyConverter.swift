import Foundation
import KeylineScenes

/// Reads what a view's element says of its looks.
struct PropertyConverter {
    let document: InterfaceDocument
    let view: InterfaceView
    let form: ConversionForm
    /// The view's element with the attributes that the scene's size classes bring.
    let element: Markup.Element
    /// What the scene's size classes change, the more specific first.
    private let variations: [Int]
    var losses: [String] = []

    init(
        _ document: InterfaceDocument, _ view: InterfaceView, _ form: ConversionForm, in environment: SceneEnvironment?
    ) {
        self.document = document
        self.view = view
        self.form = form
        variations = document.variations(of: view.element, in: environment)
        var element = document.markup[view.element]
        let given = variations.flatMap { document.markup[$0].attributes }.filter { $0.name != "key" }
        element.attributes = given + element.attributes
        self.element = element
    }

    /// The properties, in UIKit's names.
    var properties: [ConvertedScene.Property] {
        mutating get {
            var found = own + fonts
            found += view.kind == "button" ? button : []
            found += styledText.map { [.init(name: "attributedText", value: $0)] } ?? []
            found += colors
            found += flags + state + priorities + margins
            found += form == .code ? codeOnly : contentInset
            return found
        }
    }

    func property(_ name: String, _ value: ConvertedScene.Value?) -> ConvertedScene.Property? {
        value.map { .init(name: name, value: $0) }
    }

    func text(_ attribute: String) -> ConvertedScene.Value? {
        Self.text(attribute, of: view.element, in: document.markup).map { .text($0) }
    }

    func number(_ attribute: String) -> ConvertedScene.Value? {
        element[attribute].flatMap(Double.init).flatMap { $0.isFinite ? .number($0) : nil }
    }

    func word(_ attribute: String, _ words: [String: String]) -> ConvertedScene.Value? {
        element[attribute].flatMap { words[$0] }.map { .word($0) }
    }

    static let alignments = ["left": "left", "center": "center", "right": "right", "justified": "justified"]
    static let lineBreaks = [
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
                property("adjustsFontSizeToFitWidth", shrinks(to: "minimumScaleFactor")),
                property("minimumScaleFactor", number("minimumScaleFactor")),
            ]
        case "textField":
            found = [
                property("text", text("text")), property("placeholder", text("placeholder")),
                property("textAlignment", word("textAlignment", Self.alignments)),
                property(
                    "borderStyle",
                    word("borderStyle", ["roundedRect": "roundedRect", "line": "line", "bezel": "bezel"])),
                property(
                    "clearButtonMode",
                    word("clearButtonMode", Self.same("whileEditing", "unlessEditing", "always"))),
                property("adjustsFontSizeToFitWidth", shrinks(to: "minimumFontSize")),
                element["adjustsFontSizeToFit"] == "NO"
                    ? nil : property("minimumFontSize", number("minimumFontSize")),
                isSecure ? property("isSecureTextEntry", .flag(true)) : nil,
            ]
        case "textView":
            found = [
                property("text", text("text")), property("textAlignment", word("textAlignment", Self.alignments)),
                property("isScrollEnabled", element["scrollEnabled"] == "NO" ? .flag(false) : nil),
            ]
        case "imageView": found = [property("image", image(of: view.element))]
        case "stackView": found = stack
        case "switch": found = [element.isYes("on") ? property("isOn", .flag(true)) : nil]
        case "slider", "stepper":
            found = [
                property("minimumValue", number("minValue") ?? number("minimumValue")),
                property("maximumValue", number("maxValue") ?? number("maximumValue")),
                property("value", number("value")),
            ]
        case "progressView": found = [property("progress", number("progress"))]
        case "segmentedControl":
            found = [
                property("segments", segments), property("selectedSegmentIndex", number("selectedSegmentIndex")),
            ]
        case "scrollView":
            found = [property("isScrollEnabled", element["scrollEnabled"] == "NO" ? .flag(false) : nil)]
        case "activityIndicatorView":
            found = [
                property(
                    "activityStyle",
                    element["style"].map { .word($0.hasPrefix("large") || $0 == "whiteLarge" ? "large" : "medium") })
            ]
        case "pageControl":
            found = [
                property("numberOfPages", number("numberOfPages")), property("currentPage", number("currentPage")),
            ]
        default: found = []
        }
        return found.compactMap { $0 }
    }

    /// The kinds of views that clip what is inside unless they are told not to.
    private static let clipping: Set = ["scrollView", "textView", "tableView", "collectionView"]

    /// Words that are the same in UIKit.
    static func same(_ words: String...) -> [String: String] {
        Dictionary(words.map { ($0, $0) }) { first, _ in first }
    }

    /// Whether a text shrinks where it is too long; nil where it does not, or no limit says how far.
    private func shrinks(to limit: String) -> ConvertedScene.Value? {
        let flag = element["adjustsFontSizeToFit"]
        return flag == "YES" || flag == nil && element[limit] != nil ? .flag(true) : nil
    }

    private var isSecure: Bool {
        document.markup.child(of: view.element, named: "textInputTraits").map {
            document.markup[$0].isYes("secureTextEntry")
        } ?? false
    }

    /// How content fills the view. Documents give labels `left`, which changes nothing.
    private var contentMode: ConvertedScene.Value? {
        let plain =
            ["scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "right"]
            + (view.kind == "imageView" ? ["left"] : []) + (form == .code ? ["redraw"] : [])
        var words = Dictionary(plain.map { ($0, $0) }) { first, _ in first }
        for corner in ["topLeft", "topRight", "bottomLeft", "bottomRight"] {
            words[corner] = corner
            words[corner.prefix(1).uppercased() + corner.dropFirst()] = corner
        }
        return word("contentMode", words)
    }

    private var stack: [ConvertedScene.Property?] {
        let distributions = ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
        let alignments = ["leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]
        return [
            property("axis", element["axis"] == "vertical" ? .word("vertical") : nil),
            property("distribution", element["distribution"].flatMap { distributions.contains($0) ? .word($0) : nil }),
            property("alignment", element["alignment"].flatMap { alignments.contains($0) ? .word($0) : nil }),
            property("spacing", number("spacing")),
            element.isYes("baselineRelativeArrangement") ? property("isBaselineRelativeArrangement", .flag(true)) : nil,
        ]
    }

    func child(_ name: String, key: String) -> Markup.Element? {
        childIndex(name, key: key).map { document.markup[$0] }
    }

    func childIndex(_ name: String, key: String) -> Int? {
        (variations + [view.element]).flatMap { document.markup.children(of: $0, named: name) }
            .first { document.markup[$0].key == key }
    }

    func image(of element: Markup.Element, _ attribute: String = "image") -> ConvertedScene.Value? {
        let catalog = attribute == "image" ? "catalog" : attribute.replacing("Image", with: "Catalog")
        return element[attribute].flatMap { $0.isEmpty ? nil : .image($0, isSymbol: element[catalog] == "system") }
    }

    /// The image that an attribute or an element of its own names.
    func image(of index: Int, _ key: String = "image") -> ConvertedScene.Value? {
        let reference = document.markup.children(of: index, named: "imageReference").first {
            document.markup[$0].key == key
        }
        return reference.flatMap { image(of: document.markup[$0]) } ?? image(of: document.markup[index], key)
    }

    private var segments: ConvertedScene.Value? {
        guard let list = document.markup.child(of: view.element, named: "segments") else { return nil }
        return .texts(document.markup.children(of: list, named: "segment").map { document.markup[$0]["title"] ?? "" })
    }

    private var flags: [ConvertedScene.Property] {
        [
            element.isYes("hidden") ? property("isHidden", .flag(true)) : nil,
            element.isYes("clipsSubviews") ? property("clipsToBounds", .flag(true)) : nil,
            element["clipsSubviews"] == "NO" && Self.clipping.contains(view.kind)
                ? property("clipsToBounds", .flag(false)) : nil,
            property("contentMode", contentMode),
            property(
                "semanticContentAttribute",
                word(
                    "semanticContentAttribute",
                    Self.same("playback", "spatial", "forceLeftToRight", "forceRightToLeft"))),
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

    /// Whether a control takes part, and how it looks while it is used.
    private var state: [ConvertedScene.Property] {
        guard view.kind == "label" || view.particulars.isControl else { return [] }
        return [
            element["enabled"] == "NO" ? property("isEnabled", .flag(false)) : nil,
            element.isYes("selected") ? property("isSelected", .flag(true)) : nil,
            element.isYes("highlighted") && view.kind != "label" ? property("isHighlighted", .flag(true)) : nil,
        ].compactMap { $0 }
    }

    /// How far a scroll view's content is from its edges, as layout files say it.
    private var contentInset: [ConvertedScene.Property] {
        guard view.scrolls, let inset = child("inset", key: "contentInset") else { return [] }
        let sides = ["minY", "minX", "maxY", "maxX"].map { inset[$0].flatMap(Double.init) ?? 0 }
        return [.init(name: "contentInset", value: .insets(sides))]
    }

    private var priorities: [ConvertedScene.Property] {
        [("contentHugging", "HuggingPriority"), ("contentCompressionResistance", "CompressionResistancePriority")]
            .compactMap { name, suffix in
                // Documents write 0 for the weakest, of which UIKit knows none below 1.
                let horizontal = element["horizontal" + suffix].flatMap(Double.init).map { max($0, 1) }
                let vertical = element["vertical" + suffix].flatMap(Double.init).map { max($0, 1) }
                guard horizontal != nil || vertical != nil else { return nil }
                return .init(name: name, value: .priorities(horizontal: horizontal, vertical: vertical))
            }
    }
}
