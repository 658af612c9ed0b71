import KeylineByteText

/// JSON whose keys keep their order, so that a published schema reads as it was written.
package indirect enum JSONText {
    case string(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The text, whose first line follows whatever stands before it.
    package static func lines(of json: JSONText, indent: String) -> String {
        let inner = indent + "  "
        switch json {
        case .string(let text): return quoted(text)
        case .integer(let number): return String(number)
        case .number(let number): return number == number.rounded() ? String(Int(number)) : String(number)
        case .bool(let flag): return String(flag)
        case .array(let items) where items.isEmpty: return "[]"
        case .array(let items):
            return "[\n" + items.map { inner + lines(of: $0, indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let entries) where entries.isEmpty: return "{}"
        case .object(let entries):
            let body = entries.map { inner + quoted($0.0) + ": " + lines(of: $0.1, indent: inner) }
            return "{\n" + body.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private static func quoted(_ text: String) -> String { "\"" + text.escaped(for: .json) + "\"" }
}

extension JSONText {
    package static func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/$defs/\(name)"))]) }

    package static func strings(_ words: [String]) -> JSONText {
        .object([("enum", .array(words.map(JSONText.string)))])
    }

    static func pattern(_ pattern: String) -> JSONText {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }

    package static func list(of element: JSONText) -> JSONText {
        .object([("type", .string("array")), ("items", element)])
    }

    package static func either(_ choices: JSONText...) -> JSONText { .object([("anyOf", .array(choices))]) }

    package static func mapping(_ keys: [(String, JSONText)], required: [String]) -> JSONText {
        var entries: [(String, JSONText)] = [("type", .string("object")), ("properties", .object(keys))]
        if !required.isEmpty { entries.append(("required", .array(required.map(JSONText.string)))) }
        return .object(entries + [("additionalProperties", .bool(false))])
    }

    /// The schema with a sentence that editors show.
    package static func described(_ schema: JSONText, _ summary: String) -> JSONText {
        guard case .object(let entries) = schema else { return schema }
        return .object([("description", .string(summary))] + entries)
    }
}
