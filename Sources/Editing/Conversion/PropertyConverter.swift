import Foundation
import KeylineMarkup
import KeylineScenes
import KeylineVocabulary

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
        self.init(document, view, form, variations: document.variations(of: view.element, in: environment))
    }

    /// Reads a view with some of its variations, the more specific first.
    init(_ document: InterfaceDocument, _ view: InterfaceView, _ form: ConversionForm, variations: [Int]) {
        self.document = document
        self.view = view
        self.form = form
        self.variations = variations
        var element = document.markup[view.element]
        let given = variations.flatMap { document.markup[$0].attributes }.filter { $0.name != "key" }
        element.attributes = given + element.attributes
        self.element = element
    }

    /// The properties, in UIKit's names: first of the kind, then fonts, texts and colours, what every view has, and at last what only
    /// code has.
    var properties: [ConvertedScene.Property] {
        mutating get {
            let rows = rows
            let shared = InterfaceClass.everyView.map { row in rows.first { $0.name == row.name } ?? row }
            let names = Set(shared.map(\.name)).union(Self.states)
            var found = rows.filter { $0.isInLayoutFiles && !names.contains($0.name) }.compactMap(converted)
            found += fonts
            found += view.kind == "button" ? button : []
            found += styledText.map { [.init(name: "attributedText", value: $0)] } ?? []
            found += colors
            found += shared.filter(\.isInLayoutFiles).compactMap(converted)
            found += rows.filter { Self.states.contains($0.name) && $0.isInLayoutFiles }.compactMap(converted)
            found += priorities + margins
            // Runtime attributes are set after everything else.
            for property in layer {
                found.removeAll { $0.name == property.name }
                found.append(property)
            }
            found += form == .code ? codeOnly(rows) : insets
            return found
        }
    }

    /// The rows that the view's class has in this form.
    private var rows: [InterfaceProperty] {
        guard let row = view.row else { return InterfaceClass.everyView }
        // A plain view in place of another has what every view has, with the silence of the other's class.
        guard form == .code || row.isInLayoutFiles else {
            return InterfaceClass.everyView.map { row.property($0.name) ?? $0 }
        }
        return row.allProperties
    }

    /// Whether a control takes part, and how it looks while it is used.
    private static let states: Set = ["isEnabled", "isSelected", "isHighlighted"]

    /// The property that a row becomes; nil where the document does not say it, or where other code composes it.
    func converted(_ row: InterfaceProperty) -> ConvertedScene.Property? {
        if let composed = composed(row) { return composed }
        guard let name = name(row), let document = row.document, let source = source(document) else { return nil }
        let attribute = document.attribute
        let text = source.element[attribute]
        if let text, row.silence.contains(text) { return nil }
        switch row.kind {
        case .flag:
            guard let text, ["YES", "NO"].contains(text) else { return nil }
            return property(name, .flag(text == "YES"))
        case .number, .integer:
            return property(name, text.flatMap(Double.init).flatMap { $0.isFinite ? .number($0) : nil })
        case .choice:
            let spelling = row.spelling(of: text)
            return property(name, (form == .code ? spelling?.name : spelling?.layout).map { .word($0) })
        case .text:
            // A variation's text is among the element's attributes alone.
            let attributed = text.flatMap { $0.isEmpty ? nil : $0 }
            let inside = text == nil ? Self.text(attribute, of: source.index, in: self.document.markup) : nil
            return property(name, (attributed ?? inside).map { .text($0) })
        case .image: return property(name, image(of: source.index, attribute))
        case .size: return property(name, child("size", key: attribute).map(Self.size))
        default: return nil
        }
    }

    static func size(_ element: Markup.Element) -> ConvertedScene.Value {
        let sides = ["width", "height"].map { ConstraintMarkup.number(element[$0].flatMap(Double.init) ?? 0) }
        return .code("CGSize(width: \(sides[0]), height: \(sides[1]))")
    }

    /// The name by which the form knows a property; nil for one that it does not have, or not in one assignment.
    private func name(_ row: InterfaceProperty) -> String? {
        guard form == .code else { return row.isInLayoutFiles ? row.name : nil }
        if case .member(let name) = row.code { return name }
        return nil
    }

    /// The element that says a property, with what the scene's size classes bring.
    private func source(_ form: DocumentForm) -> (element: Markup.Element, index: Int)? {
        switch form {
        case .own: return (element, view.element)
        case .inside("state:normal", _), .inside("buttonConfiguration", _), .runtime: return nil
        case .inside(let path, _):
            return document.markup.child(of: view.element, named: path).map { (document.markup[$0], $0) }
        }
    }

    /// The properties that follow from more than one attribute.
    private func composed(_ row: InterfaceProperty) -> ConvertedScene.Property?? {
        switch (view.kind, row.name) {
        case ("label", "adjustsFontSizeToFitWidth"): property(row.name, shrinks(to: "minimumScaleFactor"))
        case ("textField", "adjustsFontSizeToFitWidth"): property(row.name, shrinks(to: "minimumFontSize"))
        case ("textField", "minimumFontSize") where element["adjustsFontSizeToFit"] == "NO": .some(nil)
        case ("segmentedControl", "segments"): property(row.name, segments)
        // The distance of siblings, by the standard of Auto Layout.
        case ("stackView", "spacing") where element["spacingType"] == "standard": property(row.name, .number(8))
        // Its font says it.
        case (_, "adjustsFontForContentSizeCategory"): .some(nil)
        // UIKit's own hides where it stops.
        case ("activityIndicatorView", "hidesWhenStopped"):
            property(row.name, .flag(element.isYes("hidesWhenStopped")))
        case ("activityIndicatorView", "isAnimating"):
            element.isYes("animating") ? .init(name: "", value: .call("startAnimating()")) : .some(nil)
        case ("datePicker", "preferredDatePickerStyle") where element["style"] == nil:
            document.toolsVersion < 17000 ? property(row.name, .word("wheels")) : .some(nil)
        default: nil
        }
    }

    func property(_ name: String, _ value: ConvertedScene.Value?) -> ConvertedScene.Property? {
        value.map { .init(name: name, value: $0) }
    }

    /// Whether a text shrinks where it is too long; nil where it does not, or no limit says how far.
    private func shrinks(to limit: String) -> ConvertedScene.Value? {
        let flag = element["adjustsFontSizeToFit"]
        return flag == "YES" || flag == nil && element[limit] != nil ? .flag(true) : nil
    }

    func child(_ name: String, key: String) -> Markup.Element? {
        childIndex(name, key: key).map { document.markup[$0] }
    }

    /// The elements that say the view's values: what the scene's size classes change, then the view's own.
    var sources: [Int] { variations + [view.element] }

    func childIndex(_ name: String, key: String) -> Int? {
        sources.flatMap { document.markup.children(of: $0, named: name) }
            .first { document.markup[$0].key == key }
    }

    func image(of element: Markup.Element, _ attribute: String = "image") -> ConvertedScene.Value? {
        let isSymbol = element[DocumentForm.catalog(of: attribute)] == "system"
        return element[attribute].flatMap { $0.isEmpty ? nil : .image($0, isSymbol: isSymbol) }
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

    /// The margins that the document gives; a stack arranges its views within them.
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

    /// The properties that runtime attributes set of the view and its layer; the last counts of those that set one property.
    private var layer: [ConvertedScene.Property] {
        var found: [ConvertedScene.Property] = []
        for index in document.runtimeAttributes(of: view.element) {
            guard let row = document.layerProperty(of: index), let name = name(row),
                let value = value(ofRuntimeAttribute: index, row.kind)
            else { continue }
            found.removeAll { $0.name == name }
            found.append(.init(name: name, value: value))
        }
        return found
    }

    func value(ofRuntimeAttribute index: Int, _ kind: PropertyKind) -> ConvertedScene.Value? {
        let markup = document.markup
        let inside = markup[index].children.first { markup[$0].key == "value" }
        switch kind {
        case .flag: return ["YES": true, "NO": false][markup[index]["value"] ?? ""].map { .flag($0) }
        case .text: return markup[index]["value"].map { .text($0) }
        case .size: return inside.map { Self.size(markup[$0]) }
        case .number, .integer:
            let text = inside.flatMap { markup[$0]["value"] } ?? markup[index]["value"]
            return text.flatMap(Double.init).map { .number($0) }
        case .color: return inside.flatMap { color(markup[$0]) }
        default: return nil
        }
    }

    /// The distances from sides that are properties of the class, as layout files say them.
    private var insets: [ConvertedScene.Property] {
        guard let row = view.row, row.isInLayoutFiles else { return [] }
        return row.properties.compactMap { property in
            guard case .insets = property.kind, property.isInLayoutFiles, let key = property.document?.attribute,
                let inset = child("inset", key: key)
            else { return nil }
            // Documents write "none, but not the default" as the smallest number there is.
            let sides = ["minY", "minX", "maxY", "maxX"].map { inset[$0].flatMap(Double.init) ?? 0 }
            return .init(name: property.name, value: .insets(sides.map { abs($0) < 0.001 ? 0 : $0 }))
        }
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
