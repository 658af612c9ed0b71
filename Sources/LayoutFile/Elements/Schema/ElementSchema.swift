import KeylineByteText

/// The JSON Schema of layouts with a SwiftUI tree, by which editors complete and check them while somebody types.
///
/// It is made of the same tables that the reader uses, so the two cannot disagree.
public enum ElementSchema {
    /// The schema (JSON Schema, draft 2020-12) as indented JSON with a final newline.
    public static func json() -> String {
        JSONForm.schema.text(of: document)
    }

    private static var document: JSONValue {
        let keys =
            DocumentSchema.commonKeys + [
                ("body", .described(.reference("content"), "The views: one, or a list of them."))
            ]
        let head = JSONValue.schemaHead("views", title: "Keyline views", summary: "A screen of SwiftUI views.")
        return .object(
            head + [
                ("type", .string("object")), ("required", .array([.string("keyline"), .string("body")])),
                ("additionalProperties", .bool(false)), ("properties", .object(keys)), ("$defs", .object(definitions)),
            ])
    }

    private static var definitions: [(String, JSONValue)] {
        [
            ("content", .either(.reference("view"), .list(of: .reference("view")))), ("view", view),
            ("modifier", modifier),
        ] + ElementValueSchema.definitions + ElementKinds.all.map { ("view." + $0.name, arguments(of: $0)) }
            + ModifierKinds.all.map { ("modifier." + $0.name, arguments(of: $0)) }
    }

    private static var view: JSONValue {
        let common: [JSONValue.SchemaKey] = [
            ("id", .reference("id"), "The name of the view in dumps and explanations."),
            ("modifiers", .list(of: .reference("modifier")), "The modifiers of the view, in order."),
        ]
        let kinds = ElementKinds.all.map { ($0.name, JSONValue.reference("view." + $0.name), $0.summary) }
        return .either(.strings(ElementKinds.all.filter(\.canStandAlone).map(\.name)), .mapping(common + kinds))
    }

    private static var modifier: JSONValue {
        let kinds = ModifierKinds.all.map { ($0.name, JSONValue.reference("modifier." + $0.name), $0.summary) }
        return .either(
            .strings(ModifierKinds.all.filter(\.canStandAlone).map(\.name)), single(.mapping(kinds)))
    }

    /// A mapping of one key.
    private static func single(_ mapping: JSONValue) -> JSONValue {
        guard case .object(let entries) = mapping else { return mapping }
        return .object(entries + [("minProperties", .integer(1)), ("maxProperties", .integer(1))])
    }

    /// What may stand behind a name: nothing, a value that needs no name, or values by name.
    private static func arguments(of taker: some ArgumentTaking) -> JSONValue {
        let keys = taker.parameters.map { ($0.name, ElementValueSchema.schema(of: $0.kind), $0.summary) }
        var choices: [JSONValue] = taker.canStandAlone ? [.object([("type", .string("null"))])] : []
        choices += taker.shorthands.compactMap { taker.parameter($0) }.map {
            .described(ElementValueSchema.schema(of: $0.kind), $0.summary)
        }
        if !keys.isEmpty {
            let mapping = JSONValue.mapping(keys, required: taker.parameters.filter(\.isRequired).map(\.name))
            choices.append(mapping.needing(oneOf: taker.alternatives))
        }
        return .object([("description", .string(taker.summary)), ("anyOf", .array(choices))])
    }
}

extension JSONValue {
    /// A mapping that has at least one of some keys; nothing changes where there are none.
    fileprivate func needing(oneOf keys: [String]) -> JSONValue {
        guard case .object(let entries) = self, !keys.isEmpty else { return self }
        let choices = keys.map { JSONValue.object([("required", .array([.string($0)]))]) }
        return .object(entries + [("anyOf", .array(choices))])
    }
}
