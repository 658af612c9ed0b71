import KeylineByteText
import KeylineVocabulary

/// The kinds of values as JSON Schema.
enum ValueSchema {
    static func schema(of kind: PropertyKind) -> JSONValue {
        switch kind {
        case .text: .reference("text")
        case .number(let range): number("number", .number(range.lowerBound), .number(range.upperBound))
        case .integer(let range): number("integer", .integer(range.lowerBound), .integer(range.upperBound))
        case .flag: .object([("type", .string("boolean"))])
        case .choice(let words): .strings(words)
        case .color: .reference("color")
        case .font: .reference("font")
        case .image: .reference("image")
        case .insets: .reference("insets")
        case .size: .reference("size")
        case .frame: .reference("frame")
        case .priorities: .reference("priorities")
        case .list(let element): .list(of: schema(of: element))
        }
    }

    private static func number(_ type: String, _ minimum: JSONValue, _ maximum: JSONValue) -> JSONValue {
        .object([("type", .string(type)), ("minimum", minimum), ("maximum", maximum)])
    }

    /// The shared kinds by name.
    static var definitions: [(String, JSONValue)] {
        [
            ("name", .pattern("^[A-Za-z_][A-Za-z0-9_]*$")),
            ("size", .pattern("^[0-9.]+[x×][0-9.]+$")),
            ("text", text), ("color", color), ("font", font), ("image", image), ("insets", insets), ("frame", frame),
            ("priorities", priorities), ("barItem", barItem), ("navigation", navigation), ("constraint", constraint),
        ]
    }

    /// Plain words, numbers and flags of YAML all are texts where a text is meant.
    private static let plainText = JSONValue.object([
        ("type", .array(["string", "number", "boolean"].map(JSONValue.string)))
    ])
    private static let string = JSONValue.object([("type", .string("string"))])
    private static let flag = JSONValue.object([("type", .string("boolean"))])

    private static let text = JSONValue.either(
        plainText, .mapping([("key", string), ("default", plainText)], required: ["key"]))

    private static let color = JSONValue.either(
        .strings(ColorNames.all), .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .mapping([("light", .reference("color")), ("dark", .reference("color"))], required: ["light", "dark"]))

    private static let font = JSONValue.either(
        .strings(WordTables.textStyles.layoutNames), number("number", .number(1), .number(1000)),
        .mapping(
            [
                ("style", .strings(WordTables.textStyles.layoutNames)),
                ("size", number("number", .number(1), .number(1000))),
                ("weight", .strings(WordTables.fontWeights.layoutNames)), ("family", string), ("italic", flag),
            ], required: []))

    private static let image = JSONValue.either(
        string, .mapping([("name", string), ("symbol", string), ("template", flag), ("flips", flag)], required: []))

    private static let insets = JSONValue.either(
        .object([("type", .string("number"))]),
        .mapping(
            ["top", "leading", "bottom", "trailing"].map { ($0, .object([("type", .string("number"))])) }, required: [])
    )

    private static let frame = JSONValue.mapping(
        ["x", "y"].map { ($0, number("number", .number(-100_000), .number(100_000))) }
            + ["width", "height"].map { ($0, number("number", .number(0), .number(100_000))) },
        required: ["x", "y", "width", "height"])

    private static let priority = number("number", .number(0), .number(1000))
    private static let priorities = JSONValue.either(
        priority, .mapping([("horizontal", priority), ("vertical", priority)], required: []))

    private static let barItem = JSONValue.mapping(
        [("title", .reference("text")), ("image", .reference("image")), ("done", flag)], required: [])

    private static let navigation = JSONValue.mapping(
        [
            ("title", .reference("text")), ("largeTitle", flag), ("back", .reference("text")),
            ("leftItems", .list(of: .reference("barItem"))), ("rightItems", .list(of: .reference("barItem"))),
        ], required: [])

    private static let constraint = JSONValue.either(
        string,
        .mapping(
            [
                ("constraint", string), ("identifier", string),
                ("options", .list(of: .strings(FormatOptionNames.all))),
            ], required: ["constraint"]))
}
