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
            ("equation", .described(.pattern(EquationPattern.pattern), EquationPattern.summary)),
            ("visualFormat", .described(.pattern("^(H:|V:|\\||\\[)"), "A format of the Visual Format Language.")),
        ]
    }

    /// Plain words, numbers and flags of YAML all are texts where a text is meant.
    private static let plainText = JSONValue.object([
        ("type", .array(["string", "number", "boolean"].map(JSONValue.string)))
    ])
    private static let string = JSONValue.object([("type", .string("string"))])
    private static let flag = JSONValue.object([("type", .string("boolean"))])

    private static let text = JSONValue.either(
        plainText,
        .mapping(
            [
                ("key", string, "The key in the table of strings."),
                ("default", plainText, "The text for languages without the key."),
            ], required: ["key"]))

    private static let color = JSONValue.either(
        .strings(ColorNames.all), .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .mapping(
            [
                ("light", .reference("color"), "The colour in the light appearance."),
                ("dark", .reference("color"), "The colour in the dark appearance."),
            ], required: ["light", "dark"]))

    private static let fontSize = number("number", .number(1), .number(1000))
    private static let font = JSONValue.either(
        .strings(WordTables.textStyles.layoutNames), fontSize,
        .mapping([
            ("style", .strings(WordTables.textStyles.layoutNames), "A text style, which follows the text size."),
            ("size", fontSize, "The size in points, in place of a style."),
            ("weight", .strings(WordTables.fontWeights.layoutNames), "The weight."),
            ("family", string, "The family; the system font without one."), ("italic", flag, "Italic letters."),
        ]))

    private static let image = JSONValue.either(
        string,
        .mapping([
            ("name", string, "The name of an image in the folder of images or a catalog."),
            ("symbol", string, "The name of a symbol, in place of an image."),
            ("template", flag, "Draws the image in the tint colour."),
            ("flips", flag, "Mirrors the image in right-to-left layouts."),
        ]))

    private static let insets = JSONValue.either(
        .object([("type", .string("number"))]),
        .mapping(
            ["top", "leading", "bottom", "trailing"].map {
                ($0, .object([("type", .string("number"))]), "The distance at the \($0) side, in points.")
            }))

    private static let frame = JSONValue.mapping(
        ["x", "y"].map {
            (
                $0, number("number", .number(-100_000), .number(100_000)),
                "The \($0) coordinate in the superview, in points."
            )
        }
            + ["width", "height"].map {
                ($0, number("number", .number(0), .number(100_000)), "The \($0), in points.")
            },
        required: ["x", "y", "width", "height"])

    private static let priority = number("number", .number(0), .number(1000))
    private static let priorities = JSONValue.either(
        priority,
        .mapping([
            ("horizontal", priority, "The priority of the width."),
            ("vertical", priority, "The priority of the height."),
        ]))

    private static let barItem = JSONValue.mapping([
        ("title", .reference("text"), "The text of the button."),
        ("image", .reference("image"), "The image of the button, in place of a text."),
        ("done", flag, "Ends a task, in bold."),
    ])

    private static let navigation = JSONValue.mapping([
        ("title", .reference("text"), "The title in the bar."),
        ("largeTitle", flag, "Shows the title large, below the bar."),
        ("back", .reference("text"), "The title of the screen below, to which a button leads back."),
        ("leftItems", .list(of: .reference("barItem")), "The buttons at the leading side."),
        ("rightItems", .list(of: .reference("barItem")), "The buttons at the trailing side, from the outermost."),
    ])

    private static let statement = JSONValue.either(.reference("equation"), .reference("visualFormat"))
    private static let constraint = JSONValue.either(
        .reference("equation"), .reference("visualFormat"),
        .mapping(
            [
                ("constraint", statement, "An equation or a visual format."),
                ("identifier", string, "The name in reports of conflicts."),
                ("options", .list(of: .strings(FormatOptionNames.all)), "The options of a visual format."),
                ("installed", flag, "Whether it is there, but for size classes whose variation says otherwise."),
                ("variations", LayoutSchema.bySizeClass(constraintVariation), LayoutSchema.variationsSummary),
            ], required: ["constraint"]))

    private static let constraintVariation = JSONValue.mapping([
        (
            "constant", .either(.object([("type", .string("number"))]), .reference("name")),
            "The constant there, in points, or a metric's name."
        ),
        ("installed", flag, "Whether the constraint is there."),
    ])
}
