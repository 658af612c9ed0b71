extension JSONValue {
    /// The JSON of anything that can be encoded. Members are sorted by name; a type may encode several values side by side into
    /// one object.
    ///
    /// - Throws: `EncodingError` for a number that is not finite, and whatever the value throws.
    package init(encoding value: some Encodable) throws {
        let node = JSONNode()
        try value.encode(to: JSONNodeEncoder(node: node, codingPath: []))
        self = node.value
    }
}

/// A value that is still being encoded.
private final class JSONNode {
    private enum Content {
        case leaf(JSONValue)
        case array([JSONNode])
        case object
    }

    private var content = Content.leaf(.object([:] as JSONMembers))
    private var members: [(name: String, node: JSONNode)] = []
    private var indices: [String: Int] = [:]

    var value: JSONValue {
        switch content {
        case .leaf(let value): value
        case .array(let nodes): .array(nodes.map(\.value))
        case .object: .object(members.sorted { $0.name < $1.name }.map { ($0.name, $0.node.value) })
        }
    }

    func set(_ value: JSONValue) { content = .leaf(value) }

    func makeArray() { if case .array = content {} else { content = .array([]) } }

    func makeObject() { if case .object = content {} else { content = .object } }

    var count: Int { if case .array(let nodes) = content { nodes.count } else { 0 } }

    func append() -> JSONNode {
        let node = JSONNode()
        guard case .array(var nodes) = content else { return node }
        content = .array([])
        nodes.append(node)
        content = .array(nodes)
        return node
    }

    /// The member of a name, which a later one of the same name reindices.
    func member(_ name: String) -> JSONNode {
        let node = JSONNode()
        if let index = indices[name] {
            members[index].node = node
        } else {
            indices[name] = members.count
            members.append((name, node))
        }
        return node
    }

    func encode(_ value: some Encodable, _ path: [any CodingKey]) throws {
        try value.encode(to: JSONNodeEncoder(node: self, codingPath: path))
    }
}

/// The names are those of `Encoder` and its containers.
private struct JSONNodeEncoder: Encoder, SingleValueEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.makeObject()
        return KeyedEncodingContainer(KeyedContainer(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.makeArray()
        return UnkeyedContainer(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { node.set(.null) }
    func encode(_ value: Bool) { node.set(.bool(value)) }
    func encode(_ value: String) { node.set(.string(value)) }
    func encode(_ value: Double) throws { try set(value, value.description) }
    /// A `Float` keeps its own digits: 0.1 is not 0.10000000149.
    func encode(_ value: Float) throws { try set(Double(value.description) ?? Double(value), value.description) }
    func encode(_ value: Int) { node.set(.integer(value)) }
    func encode(_ value: Int8) { node.set(.integer(Int(value))) }
    func encode(_ value: Int16) { node.set(.integer(Int(value))) }
    func encode(_ value: Int32) { node.set(.integer(Int(value))) }
    func encode(_ value: Int64) { node.set(.integer(Int(value))) }
    func encode(_ value: UInt) throws { try set(UInt64(value)) }
    func encode(_ value: UInt8) { node.set(.integer(Int(value))) }
    func encode(_ value: UInt16) { node.set(.integer(Int(value))) }
    func encode(_ value: UInt32) { node.set(.integer(Int(value))) }
    func encode(_ value: UInt64) throws { try set(value) }
    func encode(_ value: some Encodable) throws { try value.encode(to: self) }

    private func set(_ number: Double, _ text: String) throws {
        guard number.isFinite else { throw refusal(of: number, "\(text) is no number of JSON") }
        node.set(.number(number))
    }

    private func set(_ number: UInt64) throws {
        guard let value = Int(exactly: number) else { throw refusal(of: number, "\(number) is larger than any Int") }
        node.set(.integer(value))
    }

    private func refusal(of value: Any, _ words: String) -> EncodingError {
        .invalidValue(value, .init(codingPath: codingPath, debugDescription: words))
    }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.member(key.stringValue).set(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try node.member(key.stringValue).encode(value, codingPath + [key])
    }

    private func encoder(_ key: any CodingKey) -> JSONNodeEncoder {
        JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder(SuperKey.super) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
}

/// The name that `Encodable` gives to the part of a superclass.
private enum SuperKey: String, CodingKey {
    case `super`
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() { node.append().set(.null) }

    func encode(_ value: some Encodable) throws { try node.append().encode(value, codingPath) }

    private func encoder() -> JSONNodeEncoder { JSONNodeEncoder(node: node.append(), codingPath: codingPath) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder() }
}
