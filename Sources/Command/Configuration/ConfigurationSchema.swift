import KeylineByteText
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineScenes

/// The JSON Schema of `keyline.yaml`, made of the table of options, so that the two cannot disagree.
enum ConfigurationSchema {
    /// The schema (JSON Schema, draft 2020-12) as indented JSON with a final newline.
    static var json: String { JSONForm.schema.text(of: document) }

    private static var document: JSONValue {
        let kinds = Diagnostic.Kind.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)
        let head = JSONValue.schemaHead(
            "configuration", title: "Keyline configuration",
            summary: "Options, sets of environments, and accepted findings.")
        return .object(
            head + [
                ("type", .string("object")), ("required", .array([.string("keyline")])),
                ("additionalProperties", .bool(false)),
                ("properties", .object(fixed + Configuration.Section.allCases.map { ($0.rawValue, section($0)) })),
                ("$defs", .object([("axes", axes), ("kind", .strings(kinds))])),
            ])
    }

    private static var fixed: [(String, JSONValue)] {
        [
            ("keyline", .object([("const", .integer(1)), ("description", .string("The version of the format."))])),
            (
                "sets",
                .described(
                    .object([("type", .string("object")), ("additionalProperties", .reference("axes"))]),
                    "Sets of environments by name; --across takes the names.")
            ),
            (
                "suppressions",
                .described(.list(of: suppression), "Accepted findings, each with a reason.")
            ),
            ("severities", .described(severities, "The severities of kinds of findings.")),
        ]
    }

    private static var text: JSONValue { .object([("type", .string("string"))]) }

    private static var suppression: JSONValue {
        .mapping(
            [
                ("kind", .reference("kind"), "The kind of findings, or the rule of constraints."),
                ("file", text, "The file, or the end of its path."), ("scene", text, "The id or name of the scene."),
                ("view", text, "The id or name of the view."), ("reason", text, "Why the finding is accepted."),
            ], required: ["reason"])
    }

    private static var severities: JSONValue {
        let words = JSONValue.strings(Diagnostic.Severity.allCases.map(\.rawValue) + ["off"])
        let kinds = Diagnostic.Kind.allCases.map { ($0.rawValue, words, $0.schemaSummary) }
        let rules = LintRule.allCases.map { ($0.rawValue, words, "The rule that \($0.summary).") }
        return .mapping(kinds + rules)
    }

    /// A mapping from axes to values, the name of a set, or several of them.
    private static var axes: JSONValue {
        let value = JSONValue.object([("type", .array(["string", "number"].map(JSONValue.string)))])
        let mapping = JSONValue.mapping(
            VariationAxis.Name.allCases.map { ($0.rawValue, .either(value, .list(of: value)), $0.schemaSummary) })
        return .either(text, mapping, .list(of: .either(text, mapping)))
    }

    private static func section(_ section: Configuration.Section) -> JSONValue {
        let summary =
            section == .options
            ? "Options for every command that takes them." : "Options of `keyline \(section.rawValue)`."
        return .described(.mapping(section.options.map { ($0.name, schema(of: $0), $0.summary) }), summary)
    }

    private static func schema(of option: CommandOption) -> JSONValue {
        if option.name == "across" { return .reference("axes") }
        guard case .value(_, let choices, _) = option.argument else { return .object([("type", .string("boolean"))]) }
        let value: JSONValue =
            choices.isEmpty || option.isRepeatable
            ? .object([("type", .array(["string", "number", "boolean"].map(JSONValue.string)))]) : .strings(choices)
        return option.isRepeatable ? .either(value, .list(of: value)) : value
    }
}

extension VariationAxis.Name {
    /// The sentence that editors show.
    fileprivate var schemaSummary: String {
        switch self {
        case .locales: "Languages and regions, such as en or ar."
        case .textSizes: "Text sizes, from XS to AX5."
        case .appearances: "Light and dark."
        case .devices: "Devices by name."
        case .orientations: "Portrait and landscape."
        case .directions: "Directions other than the language's: ltr or rtl."
        case .pseudo: "Pseudo-languages, one at a time."
        case .sizes: "Sizes of the window, such as 320x568."
        case .splits: "Parts of an iPad's screen."
        case .regions: "Regions whose dates, numbers and currencies are shown."
        case .textWeights: "Regular and bold text."
        case .contrasts: "The usual and increased contrast."
        case .keyboards: "The height of the keyboard, in points."
        case .calls: "With and without the bar of a call."
        }
    }
}
