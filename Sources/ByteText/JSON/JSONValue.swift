/// Any JSON: documents that are taken apart and put together again, and documents whose members have an order of their own.
///
/// Whatever Keyline writes as JSON goes through ``JSONForm``; ``init(encoding:)`` makes a value of anything that can be encoded.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONMembers)

    /// An object whose members have the order of a list.
    package static func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(JSONMembers(members)) }

    /// The value of a key; nil where there is none.
    package subscript(_ key: String) -> JSONValue? {
        get { if case .object(let members) = self { members[key] } else { nil } }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The elements; none where it is no array.
    package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The whole number; nil where it is none.
    package var integer: Int? { if case .integer(let value) = self { value } else { nil } }

    /// The text; nil where it is none.
    package var text: String? { if case .string(let value) = self { value } else { nil } }
}

/// The members of an object, in their order.
package struct JSONMembers: Hashable, Sendable {
    /// A name and its value.
    package struct Member: Hashable, Sendable {
        package let name: String
        package var value: JSONValue
    }

    /// The members, in their order.
    package private(set) var list: [Member]

    /// Members in the order of a list.
    package init(_ members: [(String, JSONValue)]) { list = members.map { Member(name: $0.0, value: $0.1) } }

    /// The values by name.
    package var dictionary: [String: JSONValue] {
        Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// The value of a name; a new name comes last.
    package subscript(_ name: String) -> JSONValue? {
        get { list.first { $0.name == name }?.value }
        set {
            let index = list.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): list[index].value = value
            case (let index?, nil): list.remove(at: index)
            case (nil, let value?): list.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Members, then more of them.
    package static func + (first: JSONMembers, second: [(String, JSONValue)]) -> JSONMembers {
        var result = first
        result.list += JSONMembers(second).list
        return result
    }

    /// Members, then more of them.
    package static func + (first: [(String, JSONValue)], second: JSONMembers) -> JSONMembers {
        var result = JSONMembers(first)
        result.list += second.list
        return result
    }
}

extension JSONMembers: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}

extension JSONValue: Codable {
    /// Reads any JSON. Decoders do not tell the order of members, which are sorted by name.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            let members = try container.decode([String: JSONValue].self)
            self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let members):
            try container.encode(members.dictionary)
        }
    }
}
