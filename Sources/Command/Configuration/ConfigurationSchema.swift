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
        .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("Keyline configuration")),
            ("description", .string("Options, sets of environments, and accepted findings.")),
            ("type", .string("object")),
            ("required", .array([.string("keyline")])),
            ("additionalProperties", .bool(false)),
            ("properties", .object(fixed + Configuration.Section.allCases.map { ($0.rawValue, section($0)) })),
            (
                "$defs",
                .object([
                    ("axes", axes),
                    ("kind", .strings(Diagnostic.Kind.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue))),
                ])
            ),
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
                ("kind", .reference("kind")), ("file", text), ("scene", text), ("view", text), ("reason", text),
            ], required: ["reason"])
    }

    private static var severities: JSONValue {
        let words = JSONValue.strings(Diagnostic.Severity.allCases.map(\.rawValue) + ["off"])
        let names = Diagnostic.Kind.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)
        return .mapping(names.map { ($0, words) }, required: [])
    }

    /// A mapping from axes to values, the name of a set, or several of them.
    private static var axes: JSONValue {
        let value = JSONValue.object([("type", .array(["string", "number"].map(JSONValue.string)))])
        let mapping = JSONValue.mapping(
            VariationAxis.Name.allCases.map { ($0.rawValue, .either(value, .list(of: value))) }, required: [])
        return .either(text, mapping, .list(of: .either(text, mapping)))
    }

    private static func section(_ section: Configuration.Section) -> JSONValue {
        let summary =
            section == .options
            ? "Options for every command that takes them." : "Options of `keyline \(section.rawValue)`."
        return .described(.mapping(section.options.map { ($0.name, schema(of: $0)) }, required: []), summary)
    }

    private static func schema(of option: CommandOption) -> JSONValue {
        if option.name == "across" { return .described(.reference("axes"), option.summary) }
        guard case .value(_, let choices, _) = option.argument else {
            return .described(.object([("type", .string("boolean"))]), option.summary)
        }
        let value: JSONValue =
            choices.isEmpty || option.isRepeatable
            ? .object([("type", .array(["string", "number", "boolean"].map(JSONValue.string)))]) : .strings(choices)
        return .described(option.isRepeatable ? .either(value, .list(of: value)) : value, option.summary)
    }
}
