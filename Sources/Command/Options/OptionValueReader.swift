import KeylineByteText

/// How the text after an option becomes a value; the same for the command line, a case of a golden and a configuration file.
struct OptionValueReader<Value: Sendable>: Sendable {
    /// What stands for the value in help, such as `SIZE`.
    let placeholder: String
    /// What a value must be, as an error ends: `a number above 0`.
    let expectation: String
    /// The texts that are allowed, where they can be counted.
    let choices: [String]
    /// The value of a text.
    let read: @Sendable (String) throws(ValueError) -> Value
}

/// Why a text is not the value of an option.
struct ValueError: Error, Equatable {
    /// The part of the text that is wrong.
    let text: String
    /// What it should be.
    let expectation: String
    /// The texts that would be right, where they can be counted.
    let choices: [String]
    /// The near choices and the place that lists all, in place of `choices`; nil where these are few.
    var advice: String?
}

extension OptionValueReader {
    /// Reads what a closure understands; nil means that it does not.
    init(_ placeholder: String, _ expectation: String, _ convert: @escaping @Sendable (String) -> Value?) {
        self.init(placeholder: placeholder, expectation: expectation, choices: []) { (text) throws(ValueError) in
            guard let value = convert(text) else {
                throw ValueError(text: text, expectation: expectation, choices: [])
            }
            return value
        }
    }

    /// Reads one of some names; case does not matter.
    init(_ placeholder: String, oneOf values: [(name: String, value: Value)]) {
        let names = values.map(\.name)
        let expectation = names.orList
        self.init(placeholder: placeholder, expectation: expectation, choices: names) { (text) throws(ValueError) in
            guard let found = values.first(where: { $0.name.lowercased() == text.lowercased() }) else {
                throw ValueError(text: text, expectation: expectation, choices: names)
            }
            return found.value
        }
    }

    /// Reads the raw value of an enumeration.
    static func cases(_ placeholder: String) -> OptionValueReader
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        OptionValueReader(placeholder, oneOf: Value.allCases.map { ($0.rawValue, $0) })
    }

    /// Reads values with commas between them.
    var list: OptionValueReader<[Value]> {
        OptionValueReader<[Value]>(placeholder: placeholder + ",…", expectation: expectation, choices: choices) {
            (text) throws(ValueError) in
            var values: [Value] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                values.append(try read(part.trimmingWhitespace))
            }
            return values
        }
    }
}

extension Substring {
    /// The text without white space at its ends.
    var trimmingWhitespace: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
