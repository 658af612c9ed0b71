/// The forms in which JSON is written. This is the only writer of JSON: what equal values give is equal bytes, whatever Foundation's version.
///
///     let bytes = try JSONForm.document.bytes(of: results)
package enum JSONForm: Sendable {
    /// Indented, members sorted by name, with a final line feed: what people and other programs read.
    case document
    /// On one line, members sorted by name.
    case line
    /// Indented, members in their own order, with a final line feed: a published schema reads as it was written.
    case schema

    /// Writes anything that can be encoded.
    ///
    /// - Parameter value: The value. Its keys are texts, and its numbers finite.
    /// - Returns: The JSON, in UTF-8.
    /// - Throws: `EncodingError` for a number that is not finite, and whatever the value throws.
    package func bytes(of value: some Encodable) throws -> [UInt8] { bytes(of: try JSONValue(encoding: value)) }

    /// Writes JSON.
    package func bytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(form: self)
        writer.write(value, indent: 0)
        if isIndented { writer.bytes.append(UInt8(ascii: "\n")) }
        return writer.bytes
    }

    /// Writes anything that can be encoded, as text.
    package func text(of value: some Encodable) throws -> String {
        String(decoding: try bytes(of: value), as: UTF8.self)
    }

    /// Writes JSON as text.
    package func text(of value: JSONValue) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

    fileprivate var isIndented: Bool { self == .document || self == .schema }

    fileprivate var isSorted: Bool { self != .schema }

    /// What comes between a name and its value.
    fileprivate var colon: StaticString {
        switch self {
        case .document: " : "
        case .line: ":"
        case .schema: ": "
        }
    }
}

/// JSON on its way into bytes.
private struct JSONWriter {
    let form: JSONForm
    var bytes: [UInt8] = []

    init(form: JSONForm) { self.form = form }

    mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: append("null")
        case .bool(let flag): append(flag ? "true" : "false")
        case .integer(let number): bytes += String(number).utf8
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let elements):
            write(elements, between: ("[", "]"), indent) { $0.write($1, indent: indent + 1) }
        case .object(let members):
            let list = form.isSorted ? members.list.sorted { $0.name < $1.name } : members.list
            write(list, between: ("{", "}"), indent) { writer, member in
                writer.write(member.name)
                writer.append(writer.form.colon)
                writer.write(member.value, indent: indent + 1)
            }
        }
    }

    /// The shortest digits that tell the number from all others; whole numbers have no fraction.
    private mutating func write(_ number: Double) {
        let text = number.description
        bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes += text.escaped(for: .json).utf8
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write<Element>(
        _ elements: [Element], between ends: (StaticString, StaticString), _ indent: Int,
        each: (inout JSONWriter, Element) -> Void
    ) {
        append(ends.0)
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            breakLine(indent + 1)
            each(&self, element)
        }
        if !elements.isEmpty {
            breakLine(indent)
        } else if form == .document {
            append("\n")
            breakLine(indent)
        }
        append(ends.1)
    }

    private mutating func breakLine(_ indent: Int) {
        guard form.isIndented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * indent)
    }

    private mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }
}
