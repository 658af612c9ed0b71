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

    private static let keyed = JSONValue.mapping([("key", type("string")), ("default", scalar)], required: ["key"])
    private static let text = JSONValue.either(
        scalar, keyed, .mapping([("markdown", .either(scalar, keyed))], required: ["markdown"]))

    private static let length = JSONValue.either(
        number("number", .number(0), .number(100_000)), .strings(["infinity"]))

    private static let opacity = number("number", .number(0), .number(1))
    private static let color = JSONValue.either(
        .strings(ElementKeywords.colorNames), .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .mapping([("color", .reference("color")), ("opacity", opacity)], required: ["color"]),
        .mapping([("asset", type("string")), ("opacity", opacity)], required: ["asset"]),
        .mapping(
            [("light", .reference("color")), ("dark", .reference("color")), ("opacity", opacity)],
            required: ["light", "dark"]))

    private static let stop = JSONValue.mapping(
        [("color", .reference("color")), ("location", opacity)], required: ["color", "location"])

    private static let shapes = ElementKinds.shapes.map(\.name)
    private static let shape = JSONValue.either(
        .strings(ElementKinds.shapes.filter(\.canStandAlone).map(\.name)), views(shapes))

    /// A mapping of one key, a view's name.
    private static func views(_ names: [String]) -> JSONValue {
        .mapping(names.map { ($0, JSONValue.reference("view." + $0)) }, required: [])
    }

    private static let font = JSONValue.either(
        words(ElementKeywords.textStyles), number("number", .number(1), .number(1000)),
        .mapping(
            [
                ("style", words(ElementKeywords.textStyles)), ("size", number("number", .number(1), .number(1000))),
                ("weight", words(ElementKeywords.fontWeights)), ("design", words(ElementKeywords.fontDesigns)),
                ("family", type("string")), ("italic", type("boolean")), ("monospacedDigit", type("boolean")),
            ], required: []))

    private static let point = JSONValue.either(
        words(ElementKeywords.points),
        .mapping([("x", type("number")), ("y", type("number"))], required: ["x", "y"]))

    private static let range = JSONValue.object([
        ("type", .string("array")), ("items", type("number")), ("minItems", .integer(2)), ("maxItems", .integer(2)),
    ])

    private static let inset = JSONValue.either(type("number"), .strings(["default"]))
    private static let insets = JSONValue.either(
        type("number"), .strings(ElementKeywords.insetKeys), .list(of: .strings(ElementKeywords.insetKeys)),
        .mapping(ElementKeywords.insetKeys.map { ($0, inset) }, required: []))

    private static let limits = JSONValue.either(
        type("number"), .mapping([("minimum", .reference("length")), ("maximum", .reference("length"))], required: []))
    private static let columns = JSONValue.either(
        number("integer", .integer(1), .integer(100)),
        .list(
            of: .either(
                .strings(["flexible"]),
                .mapping(
                    [
                        ("fixed", type("number")), ("flexible", limits), ("adaptive", limits),
                        ("spacing", type("number")), ("alignment", words(ElementKeywords.alignments)),
                    ], required: []))))

    private static let toolbarItem = JSONValue.mapping(
        [("placement", words(ElementKeywords.placements)), ("content", .reference("content"))], required: ["content"])
}
