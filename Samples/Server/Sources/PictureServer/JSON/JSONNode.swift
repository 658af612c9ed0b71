/// A value of a JSON text with the place where it stands.
struct JSONNode {
    indirect enum Value {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSONNode])
        case object([String: JSONNode])
    }

    let value: Value
    let place: JSONPlace

    /// What people call the kind of value.
    private var kind: String {
        switch value {
        case .null: "null"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }

    // MARK: Reading

    /// The member of an object.
    ///
    /// - Throws: `JSONError` where this is no object or has no such member.
    func member(_ name: String) throws(JSONError) -> JSONNode {
        guard let member = try members()[name] else { throw JSONError("there is no “\(name)”", place) }
        return member
    }

    /// The member of an object; nil where there is none, or it is null.
    func optionalMember(_ name: String) throws(JSONError) -> JSONNode? {
        let member = try members()[name]
        if case .null? = member?.value { return nil }
        return member
    }

    private func members() throws(JSONError) -> [String: JSONNode] {
        guard case .object(let members) = value else { throw other("an object") }
        return members
    }

    /// A text of at most so many letters.
    func text(limit: Int) throws(JSONError) -> String {
        guard case .text(let text) = value else { throw other("a text") }
        guard text.count <= limit else {
            throw JSONError("the text has \(text.count) letters; at most \(limit) fit", place)
        }
        return text
    }

    /// A number in a range.
    func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
        guard case .number(let number) = value else { throw other("a number") }
        guard range.contains(number) else {
            throw JSONError("\(number) is not between \(range.lowerBound) and \(range.upperBound)", place)
        }
        return number
    }

    /// The values of a list.
    func list(limit: Int) throws(JSONError) -> [JSONNode] {
        guard case .list(let values) = value else { throw other("a list") }
        guard values.count <= limit else {
            throw JSONError("the list has \(values.count) values; at most \(limit) fit", place)
        }
        return values
    }

    private func other(_ wanted: String) -> JSONError { JSONError("this is \(kind), and \(wanted) is wanted", place) }
}

/// A line and a column in bytes, both from 1.
struct JSONPlace: Equatable {
    var line = 1
    var column = 1
}

/// What is wrong with a JSON text, and where.
struct JSONError: Error, Equatable {
    let message: String
    let place: JSONPlace

    init(_ message: String, _ place: JSONPlace) {
        self.message = message
        self.place = place
    }
}
