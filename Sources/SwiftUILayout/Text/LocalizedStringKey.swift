public import Foundation
import KeylineFoundationSupplement

/// A key of a string table, possibly with values in between. Values become format specifiers of the key: `%@` for objects and strings,
/// `%lld` for integers, `%lf` for numbers with a fraction.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let values: [Value]
    /// The text in the development language, with its values, where that is not the key.
    private(set) var defaultValue: String?

    /// A value in a key.
    enum Value: Equatable {
        case number(FormatValue)
        case text(Text)
        /// A text that the environment's locale decides.
        case formatted(FormattedValue)
    }

    /// A key that is not known before the program runs.
    public init(_ value: String) {
        key = value
        values = []
    }

    /// The key of a resource.
    init(_ resource: LocalizedStringResource) {
        key = resource.key
        values = resource.defaultValue.values.map { value in
            if case .text(let text) = value { .text(Text(verbatim: text)) } else { .number(value) }
        }
        defaultValue = resource.defaultValue.key
    }

    /// A key without values.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key with values in between.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }
}

/// A value whose text depends on the environment.
struct FormattedValue: Equatable {
    /// What tells one value from another.
    let name: String
    let text: (EnvironmentValues) -> String

    static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.name == right.name }
}

extension LocalizedStringKey {
    /// Puts a key together from text and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [Value] = []

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        /// Adds text. Percent signs are doubled in keys with values, as on Apple's systems: "\(5)%" is `%lld%%`.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        /// Adds a text as a value.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(Text(verbatim: string)))
        }

        /// Adds a part of a text as a value.
        public mutating func appendInterpolation(_ string: Substring) {
            append("%@", .text(Text(verbatim: String(string))))
        }

        /// Adds a styled text as a value.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// Adds a picture as a value.
        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        /// Adds an attributed text as a value.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// Adds an integer as a value.
        public mutating func appendInterpolation<Number: FixedWidthInteger & SignedInteger>(_ number: Number) {
            append("%lld", .number(.integer(Int64(clamping: number))))
        }

        /// Adds an integer without a sign as a value.
        public mutating func appendInterpolation<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
            append("%llu", .number(.unsigned(UInt64(clamping: number))))
        }

        /// Adds a number as a value.
        public mutating func appendInterpolation(_ number: Double) {
            append("%lf", .number(.fraction(number)))
        }

        /// Adds a number as a value.
        public mutating func appendInterpolation(_ number: Float) {
            append("%f", .number(.fraction(Double(number))))
        }

        /// Adds a number as a value.
        public mutating func appendInterpolation(_ number: CGFloat) {
            append("%lf", .number(.fraction(Double(number))))
        }

        /// Adds an integer as a value, with a format specifier of one's own such as `%03lld`.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number, specifier: String) {
            append(specifier, .number(.integer(Int64(clamping: number))))
        }

        /// Adds a number as a value, with a format specifier of one's own such as `%.1f`.
        public mutating func appendInterpolation(_ number: Double, specifier: String) {
            append(specifier, .number(.fraction(number)))
        }

        /// Adds a number as a value, with a format specifier of one's own such as `%.1f`.
        public mutating func appendInterpolation(_ number: CGFloat, specifier: String) {
            append(specifier, .number(.fraction(Double(number))))
        }

        /// Adds a date as a value.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// Adds a range of dates as a value.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        /// Adds a value as a format writes it in the environment's language and region.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// Adds an object as a formatter writes it.
        public mutating func appendInterpolation<Subject: AnyObject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(Text(verbatim: formatter.string(for: subject) ?? "")))
        }

        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(Text(verbatim: formatter.string(for: subject) ?? "")))
        }

        /// Adds anything as a value, by its description.
        public mutating func appendInterpolation<Subject: CustomStringConvertible>(_ subject: Subject) {
            append("%@", .text(Text(verbatim: subject.description)))
        }

        private mutating func append(_ specifier: String, _ value: Value) {
            key += specifier
            values.append(value)
        }
    }
}
