import KeylineByteText

/// Follows the steps to a place in a file through the file's JSON Schema, and tells what can be there.
struct SchemaNavigator {
    /// Something that can be written at a place.
    struct Choice: Hashable {
        let text: String
        let summary: String?
    }

    private let root: JSONValue

    init(_ schema: JSONValue) { root = schema }

    /// The keys that a mapping may have, with those that it has already.
    func keys(at levels: [LayoutCursor.Level]) -> [Choice] {
        var result: [Choice] = []
        for schema in schemas(at: levels) {
            guard case .object(let properties) = schema["properties"] else { continue }
            for member in properties.list where !result.contains(where: { $0.text == member.name }) {
                result.append(Choice(text: member.name, summary: summary(of: member.value)))
            }
        }
        return result
    }

    /// The values that can be written out: words, true and false.
    func values(at levels: [LayoutCursor.Level], _ step: LayoutCursor.Step?) -> [Choice] {
        let schemas = schemas(at: levels).flatMap { schema in
            step.map { take($0, from: schema) } ?? [schema]
        }
        var result: [Choice] = []
        for schema in schemas.flatMap({ resolved($0, [:]) }) {
            var texts = schema["enum"]?.elements ?? []
            if let constant = schema["const"] { texts.append(constant) }
            if schema["type"] == .string("boolean") { texts += [.bool(true), .bool(false)] }
            for text in texts.compactMap(Self.text) where !result.contains(where: { $0.text == text }) {
                result.append(Choice(text: text, summary: nil))
            }
        }
        return result
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .bool(let value): "\(value)"
        default: nil
        }
    }

    /// The schemas that hold for the last of some levels.
    private func schemas(at levels: [LayoutCursor.Level]) -> [JSONValue] {
        var schemas = [root]
        for level in levels {
            if let step = level.step { schemas = schemas.flatMap { take(step, from: $0) } }
            schemas = schemas.flatMap { resolved($0, level.scalars) }
        }
        return schemas
    }

    private func take(_ step: LayoutCursor.Step, from schema: JSONValue) -> [JSONValue] {
        switch step {
        case .item: [schema["items"]].compactMap { $0 }
        case .key(let name):
            if let property = schema["properties"]?[name] {
                [property]
            } else if case .object = schema["additionalProperties"] {
                [schema["additionalProperties"]].compactMap { $0 }
            } else {
                []
            }
        }
    }

    /// A schema, with what it refers to, all that holds for it and whichever of several may hold.
    private func resolved(_ schema: JSONValue, _ scalars: [String: String], depth: Int = 0) -> [JSONValue] {
        guard depth < 8 else { return [] }
        func next(_ schema: JSONValue) -> [JSONValue] { resolved(schema, scalars, depth: depth + 1) }
        var result = [schema]
        if let reference = schema["$ref"]?.text.flatMap(definition) { result += next(reference) }
        for key in ["allOf", "anyOf", "oneOf"] { result += (schema[key]?.elements ?? []).flatMap(next) }
        if let condition = schema["if"], let consequence = schema[holds(condition, scalars) ? "then" : "else"] {
            result += next(consequence)
        }
        return result
    }

    private func definition(_ reference: String) -> JSONValue? {
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/").reduce(root) { (value: JSONValue?, name) in
            value?[String(name)]
        }
    }

    /// Whether the scalars of a mapping are those that a condition asks for.
    private func holds(_ condition: JSONValue, _ scalars: [String: String]) -> Bool {
        guard case .object(let properties) = condition["properties"] else { return false }
        return properties.list.allSatisfy { member in
            guard let constant = member.value["const"].flatMap(Self.text) else { return false }
            return scalars[member.name] == constant
        }
    }

    private func summary(of property: JSONValue) -> String? {
        property["description"]?.text ?? property["$ref"]?.text.flatMap(definition)?["description"]?.text
    }
}
