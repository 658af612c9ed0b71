import KeylineByteText
import KeylinePreviews

extension AssistantTool {
    /// What `tools/list` says of the tool: its arguments as JSON Schema, and whether it changes anything.
    var listing: JSONValue {
        .object([
            "name": .string(name), "description": .string(description), "inputSchema": schema,
            "annotations": .object([
                "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(!isReadOnly), "openWorldHint": .bool(false),
            ]),
        ])
    }

    /// The schema of the tool's arguments, from the same table of options that help is made of.
    private var schema: JSONValue {
        var properties: JSONMembers = [:]
        for operand in operands {
            properties[operand.name] = Self.property(operand.description, isList: operand.kind == .texts)
        }
        for option in tableOptions { properties[Self.argument(option.name)] = Self.property(of: option) }
        if case .edit = result {
            properties[Self.dryRun] = .object([
                "type": .string("boolean"), "default": .bool(true),
                "description": .string("Show the edit as a diff instead of writing it"),
            ])
        }
        return .object([
            "type": .string("object"), "properties": .object(properties), "additionalProperties": .bool(false),
            "required": .array(operands.map { .string($0.name) }),
        ])
    }

    /// The argument that says whether an edit is only shown.
    static let dryRun = "dry_run"

    /// The name of an option as an argument: some clients accept no hyphens.
    static func argument(_ option: String) -> String { option.replacing("-", with: "_") }

    private static func property(of option: CommandOption) -> JSONValue {
        guard case .value(let placeholder, let choices, _) = option.argument else {
            return .object(["type": .string("boolean"), "description": .string(option.summary)])
        }
        let isSingleChoice = !choices.isEmpty && !option.isRepeatable && !placeholder.hasSuffix("…")
        guard isSingleChoice else { return property(option.summary, isList: option.isRepeatable) }
        return .object([
            "type": .string("string"), "enum": .array(choices.map(JSONValue.string)),
            "description": .string(option.summary),
        ])
    }

    private static func property(_ description: String, isList: Bool) -> JSONValue {
        let text = JSONValue.object(["type": .string("string")])
        guard isList else { return .object(["type": .string("string"), "description": .string(description)]) }
        return .object([
            "description": .string(description),
            "anyOf": .array([text, .object(["type": .string("array"), "items": text])]),
        ])
    }
}
