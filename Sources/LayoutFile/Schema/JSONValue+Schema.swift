package import KeylineByteText

extension JSONValue {
    package static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

    package static func strings(_ words: [String]) -> JSONValue {
        .object([("enum", .array(words.map(JSONValue.string)))])
    }

    static func pattern(_ pattern: String) -> JSONValue {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }

    package static func list(of element: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", element)])
    }

    package static func either(_ choices: JSONValue...) -> JSONValue { .object([("anyOf", .array(choices))]) }

    package static func mapping(_ keys: [(String, JSONValue)], required: [String]) -> JSONValue {
        var entries: [(String, JSONValue)] = [("type", .string("object")), ("properties", .object(keys))]
        if !required.isEmpty { entries.append(("required", .array(required.map(JSONValue.string)))) }
        return .object(entries + [("additionalProperties", .bool(false))])
    }

    /// The schema with a sentence that editors show.
    package static func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
        guard case .object(let entries) = schema else { return schema }
        return .object([("description", .string(summary))] + entries)
    }
}
