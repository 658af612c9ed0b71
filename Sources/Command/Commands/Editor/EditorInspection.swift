import KeylineEditing
import KeylineVocabulary

/// The inspectors of a view: its properties with their values and what they can be.
struct EditorInspection: Encodable {
    struct Property: Encodable {
        let name: String
        /// The value as the document says it; nil where it says none.
        let value: String?
        /// The inspector: identity, size or attributes.
        let group: String
        /// The form of values: text, number, integer, flag, choice, color, font, image and so on.
        let kind: String
        /// The words of a choice, or values that are often meant.
        let choices: [String]
    }

    /// The name of the element of the class.
    let kind: String
    let properties: [Property]
}

extension EditorInspection {
    @MainActor
    init(
        of view: String, in document: InterfaceDocument, for variation: SizeClassVariation? = nil,
        open: @escaping InterfaceDocument.Opener
    ) throws {
        let id = try document.view(named: view)
        let inspector = ViewInspector(id, of: document, for: variation, open: open)
        let values = Dictionary(inspector.values.map { ($0.name, $0.value) }) { first, _ in first }
        kind = document.canvasItem(id)?.kind ?? ""
        let row = InterfaceClass.named(kind)
        let presence = Self.presence(values["installed"])
        properties =
            (document.canvasItem(id)?.canVanish == true ? [presence] : [])
            + inspector.names.map { name in
                let property = row?.property(name) ?? InterfaceClass.everyView.first { $0.name == name }
                return Property(
                    name: name, value: values[name], group: Self.group(of: name),
                    kind: property.map { Self.word(of: $0.kind) } ?? "text",
                    choices: property.map { Self.choices(of: $0.kind) } ?? [])
            }
    }

    /// Whether the view is there, for the size classes of the inspector.
    private static func presence(_ value: String?) -> Property {
        let words = ["true": "yes", "false": "no"]
        return Property(
            name: "installed", value: value.map { words[$0] ?? $0 }, group: "attributes", kind: "choice",
            choices: ["yes", "no"])
    }

    private static func group(of name: String) -> String {
        let lowered = name.lowercased()
        if ["label", "customclass", "tag"].contains(lowered) || lowered.hasPrefix("accessibility") {
            return "identity"
        }
        let isSize = ["hugging", "compression", "margin", "frame", "intrinsic", "autoresiz", "inset", "spacing"]
            .contains(where: lowered.contains)
        return isSize ? "size" : "attributes"
    }

    private static func word(of kind: PropertyKind) -> String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .integer: "integer"
        case .flag: "flag"
        case .choice: "choice"
        case .color: "color"
        case .font: "font"
        case .image: "image"
        case .insets: "insets"
        case .size: "size"
        case .frame: "frame"
        case .priorities: "priorities"
        case .list: "list"
        }
    }

    private static func choices(of kind: PropertyKind) -> [String] {
        switch kind {
        case .choice(let words): words
        case .flag: ["true", "false"]
        case .color:
            ["label", "secondaryLabel", "systemBackground", "secondarySystemBackground"]
                + ["systemBlue", "systemGreen", "systemOrange", "systemRed", "systemGray", "separator"]
        case .font:
            ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote"]
                + ["caption1", "caption2"]
        case .priorities: ["250", "251", "749", "750", "751", "1000"]
        default: []
        }
    }
}

/// The inspector of a constraint.
struct EditorConstraintInspection: Encodable {
    struct Value: Encodable {
        let name: String
        let value: String
        let choices: [String]
    }

    let values: [Value]

    init(of name: String, in document: InterfaceDocument, for variation: SizeClassVariation?) throws {
        let inspector = try ConstraintInspector(name, of: document)
        values = (variation.map { inspector.values(for: $0) } ?? inspector.values).map { value in
            Value(name: value.name, value: value.value, choices: Self.choices[value.name] ?? [])
        }
    }

    private static let attributes =
        ["leading", "trailing", "top", "bottom", "left", "right", "centerX", "centerY", "width", "height"]
        + ["firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin"]

    private static let choices = [
        "relation": ["==", "<=", ">="], "placeholder": ["no", "yes"], "installed": ["yes", "no"],
        "firstAttribute": attributes,
        "secondAttribute": attributes, "priority": ["1000", "999", "750", "500", "250"],
    ]
}
