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

    /// A key of a mapping: its name, the schema of its value, and the sentence that editors show.
    package typealias SchemaKey = (name: String, schema: JSONValue, summary: String)

    /// A mapping of some keys and no others.
    package static func mapping(_ keys: [SchemaKey], required: [String] = []) -> JSONValue {
        var entries: [(String, JSONValue)] = [("type", .string("object")), ("properties", properties(keys))]
        if !required.isEmpty { entries.append(("required", .array(required.map(JSONValue.string)))) }
        return .object(entries + [("additionalProperties", .bool(false))])
    }

    /// The keys of a mapping by name.
    package static func properties(_ keys: [SchemaKey]) -> JSONValue {
        .object(keys.map { ($0.name, described($0.schema, $0.summary)) })
    }

    /// The beginning of a schema: its dialect, its name for programs that keep schemas, and its texts for people.
    ///
    /// - Parameters:
    ///   - name: The last word of the identifier, which has the version of the format at its end.
    ///   - title: The title.
    ///   - summary: A sentence.
    /// - Returns: The entries.
    package static func schemaHead(_ name: String, title: String, summary: String) -> [(String, JSONValue)] {
        [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string("tag:keyline,2026:schema/\(name)/1")), ("title", .string(title)),
            ("description", .string(summary)),
        ]
    }

    /// The schema with a sentence that editors show.
    package static func described(_ schema: JSONValue, _ summary: String) -> JSONValue {
        guard case .object(let entries) = schema else { return schema }
        return .object([("description", .string(summary))] + entries)
    }
}
