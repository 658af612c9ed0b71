extension String {
    /// A key of a string table, possibly with values in between, as `String(localized:)` takes it.
    ///
    /// Foundation on Linux lacks it. Values become format specifiers of the key, as on Apple's systems: `%@` for objects and strings,
    /// `%lld` for integers, `%lf` for numbers with a fraction.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        package let key: String
        package let values: [FormatValue]

        /// A key without values.
        public init(stringLiteral value: String) {
            key = value
            values = []
        }

        /// A key that is not known before the program runs.
        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        /// A key with values in between.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }
    }
}

extension String.LocalizationValue {
    /// Puts a key together from text and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var values: [FormatValue] = []

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        /// Adds text. Percent signs are doubled in keys with values, as on Apple's systems: "\(5)%" is `%lld%%`.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        /// Adds a text as a value.
        public mutating func appendInterpolation(_ text: String) {
            append("%@", .text(text))
        }

        /// Adds a part of a text as a value.
        public mutating func appendInterpolation(_ text: Substring) {
            append("%@", .text(String(text)))
        }

        /// Adds an integer as a value.
        public mutating func appendInterpolation<Number: FixedWidthInteger & SignedInteger>(_ number: Number) {
            append("%lld", .integer(Int64(number)))
        }

        /// Adds an integer without a sign as a value.
        public mutating func appendInterpolation<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
            append("%llu", .unsigned(UInt64(number)))
        }

        /// Adds a number as a value.
        public mutating func appendInterpolation(_ number: Double) {
            append("%lf", .fraction(number))
        }

        /// Adds a number as a value.
        public mutating func appendInterpolation(_ number: Float) {
            append("%f", .fraction(Double(number)))
        }

        /// Adds a number as a value, with a format specifier of one's own such as `%.1f`.
        public mutating func appendInterpolation(_ number: Double, specifier: String) {
            append(specifier, .fraction(number))
        }

        /// Adds an integer as a value, with a format specifier of one's own such as `%03lld`.
        public mutating func appendInterpolation(_ number: Int, specifier: String) {
            append(specifier, .integer(Int64(number)))
        }

        /// Adds anything as a value, by its description.
        public mutating func appendInterpolation<Subject: CustomStringConvertible>(_ subject: Subject) {
            append("%@", .text(subject.description))
        }

        private mutating func append(_ specifier: String, _ value: FormatValue) {
            key += specifier
            values.append(value)
        }
    }
}
