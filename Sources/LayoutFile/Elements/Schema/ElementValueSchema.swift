import KeylineByteText

/// The kinds of arguments as JSON Schema.
enum ElementValueSchema {
    /// A value, or in a `ForEach` the item's value of a name.
    static func schema(of kind: ArgumentKind) -> JSONValue {
        switch kind {
        case .text, .string, .date, .data: plainSchema(of: kind)
        default: .either(plainSchema(of: kind), .reference("itemValue"))
        }
    }

    private static func plainSchema(of kind: ArgumentKind) -> JSONValue {
        switch kind {
        case .text: .reference("text")
        case .string, .date: .reference("word")
        case .number(let range): number("number", .number(range.lowerBound), .number(range.upperBound))
        case .integer(let range): number("integer", .integer(range.lowerBound), .integer(range.upperBound))
        case .length: .reference("length")
        case .lengths: .list(of: type("number"))
        case .flag: type("boolean")
        case .choice(let words): .strings(words)
        case .choices(let words): .either(.strings(words), .list(of: .strings(words)))
        case .color: .reference("color")
        case .style: .either(.reference("color"), .strings(ElementKeywords.styleNames), .reference("gradient"))
        case .font: .reference("font")
        case .shape: .reference("shape")
        case .content, .template: .reference("content")
        case .label: .either(.reference("text"), .reference("content"))
        case .point: .reference("point")
        case .range: .reference("range")
        case .insets: .reference("insets")
        case .columns: .reference("columns")
        case .stops: .list(of: .either(.reference("color"), stop))
        case .toolbar: .list(of: .either(.reference("view"), .reference("toolbarItem")))
        case .data: type("array")
        }
    }

    /// The shared kinds by name.
    static var definitions: [(String, JSONValue)] {
        [
            ("id", .object([("type", .array(["string", "integer"].map(JSONValue.string)))])),
            ("size", .pattern("^[0-9.]+[x×][0-9.]+$")), ("itemValue", .pattern("^\\$[A-Za-z]")), ("word", scalar),
            ("text", text), ("length", length),
            ("color", color), ("gradient", views(ElementKeywords.gradients)), ("shape", shape), ("font", font),
            ("point", point), ("range", range), ("insets", insets), ("columns", columns), ("toolbarItem", toolbarItem),
        ]
    }

    private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    private static func number(_ type: String, _ minimum: JSONValue, _ maximum: JSONValue) -> JSONValue {
        .object([("type", .string(type)), ("minimum", minimum), ("maximum", maximum)])
    }

    private static func words<Value>(_ words: [(String, Value)]) -> JSONValue { .strings(words.map(\.0)) }

    /// Plain words, numbers and flags of YAML all are texts where a text is meant.
    private static let scalar = JSONValue.object([
        ("type", .array(["string", "number", "boolean"].map(JSONValue.string)))
    ])

    private static let keyed = JSONValue.mapping(
        [
            ("key", type("string"), "The key in the table of strings."),
            ("default", scalar, "The text for languages without the key."),
        ], required: ["key"])
    private static let text = JSONValue.either(
        scalar, keyed,
        .mapping([("markdown", .either(scalar, keyed), "A text with emphasis and links.")], required: ["markdown"]))

    private static let length = JSONValue.either(
        number("number", .number(0), .number(100_000)), .strings(["infinity"]))

    private static let opacity = number("number", .number(0), .number(1))
    private static let opacityKey: JSONValue.SchemaKey = ("opacity", opacity, "The opacity, from 0 to 1.")
    private static let color = JSONValue.either(
        .strings(ElementKeywords.colorNames), .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .mapping([("color", .reference("color"), "The colour."), opacityKey], required: ["color"]),
        .mapping([("asset", type("string"), "The name of a colour in a catalog."), opacityKey], required: ["asset"]),
        .mapping(
            [
                ("light", .reference("color"), "The colour in the light appearance."),
                ("dark", .reference("color"), "The colour in the dark appearance."), opacityKey,
            ],
            required: ["light", "dark"]))

    private static let stop = JSONValue.mapping(
        [
            ("color", .reference("color"), "The colour."),
            ("location", opacity, "Its location in the gradient, from 0 to 1."),
        ], required: ["color", "location"])

    private static let shapes = ElementKinds.shapes.map(\.name)
    private static let shape = JSONValue.either(
        .strings(ElementKinds.shapes.filter(\.canStandAlone).map(\.name)), views(shapes))

    /// A mapping of one key, a view's name.
    private static func views(_ names: [String]) -> JSONValue {
        .mapping(names.map { ($0, .reference("view." + $0), ElementKinds.byName[$0]?.summary ?? "") })
    }

    private static let font = JSONValue.either(
        words(ElementKeywords.textStyles), number("number", .number(1), .number(1000)),
        .mapping([
            ("style", words(ElementKeywords.textStyles), "A text style, which follows the text size."),
            ("size", number("number", .number(1), .number(1000)), "The size in points."),
            ("weight", words(ElementKeywords.fontWeights), "The weight."),
            ("design", words(ElementKeywords.fontDesigns), "The design of the system font."),
            ("family", type("string"), "The family; the system font without one."),
            ("italic", type("boolean"), "Italic letters."),
            ("monospacedDigit", type("boolean"), "Digits of equal widths."),
        ]))

    private static let point = JSONValue.either(
        words(ElementKeywords.points),
        .mapping(
            [
                ("x", type("number"), "The part of the width, 0 at the leading side and 1 at the trailing one."),
                ("y", type("number"), "The part of the height, 0 at the top and 1 at the bottom."),
            ], required: ["x", "y"]))

    private static let range = JSONValue.object([
        ("type", .string("array")), ("items", type("number")), ("minItems", .integer(2)), ("maxItems", .integer(2)),
    ])

    private static let inset = JSONValue.either(type("number"), .strings(["default"]))
    private static let insets = JSONValue.either(
        type("number"), .strings(ElementKeywords.insetKeys), .list(of: .strings(ElementKeywords.insetKeys)),
        .mapping(
            ElementKeywords.insetKeys.map {
                ($0, inset, "The distance at \($0 == "all" ? "all sides" : "the \($0) side"), in points, or default.")
            }))

    private static let limits = JSONValue.either(
        type("number"),
        .mapping([
            ("minimum", .reference("length"), "The least size, in points."),
            ("maximum", .reference("length"), "The largest size, in points, or infinity."),
        ]))
    private static let columns = JSONValue.either(
        number("integer", .integer(1), .integer(100)),
        .list(
            of: .either(
                .strings(["flexible"]),
                .mapping([
                    ("fixed", type("number"), "A size in points."), ("flexible", limits, "One column within limits."),
                    ("adaptive", limits, "As many columns as fit."),
                    ("spacing", type("number"), "The distance to the next column, in points."),
                    ("alignment", words(ElementKeywords.alignments), "The alignment of views in the column."),
                ]))))

    private static let toolbarItem = JSONValue.mapping(
        [
            ("placement", words(ElementKeywords.placements), "The place in the bars."),
            ("content", .reference("content"), "The views of the item."),
        ], required: ["content"])
}
