internal import CKeylineUnicode

/// Words about time and lists in a language, as the Unicode project's CLDR has them.
package struct RelativeTimeStrings: Sendable {
    /// A unit of time, from the largest.
    package enum Unit: Int, CaseIterable, Sendable {
        case year, month, week, day, hour, minute, second
    }

    /// The length of the words.
    package enum Length: Int, Sendable {
        case full, short, narrow
    }

    private let language: String
    private let length: Length

    /// Words of a language, a BCP 47 tag.
    package init(language: String, length: Length) {
        self.language = language
        self.length = length
    }

    /// Describes a distance in time, such as "in 2 days" or, with names, "tomorrow"; nil where ICU's data is missing.
    package func relative(_ offset: Double, _ unit: Unit, hasNames: Bool) -> String? {
        Self.text {
            cu_relative_time(language, wordLength, offset, cu_time_unit(UInt32(unit.rawValue)), hasNames, $0, $1)
        }
    }

    /// An amount of time, such as "2 days"; nil where ICU's data is missing.
    package func amount(_ amount: Double, _ unit: Unit) -> String? {
        Self.text { cu_amount_of_time(language, wordLength, amount, cu_time_unit(UInt32(unit.rawValue)), $0, $1) }
    }

    /// An amount of a unit, such as "3.5 kilometers" for `kilometer`; nil where ICU's data has no such unit.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - unit: The unit as CLDR calls it; the number alone where empty.
    ///   - digits: The number of digits behind the point.
    /// - Returns: The words.
    package func amount(_ amount: Double, of unit: String, digits: ClosedRange<Int>) -> String? {
        Self.text {
            cu_amount_of_unit(
                language, wordLength, amount, unit, Int32(digits.lowerBound), Int32(digits.upperBound), $0, $1)
        }
    }

    /// Texts one after another, such as "a, b and c", or for amounts "1 hr, 2 min"; nil where ICU's data is missing.
    package func list(_ texts: [String], ofUnits hasUnits: Bool) -> String? {
        let codes = texts.flatMap(\.utf16)
        let lengths = texts.map { Int32($0.utf16.count) }
        return codes.withUnsafeBufferPointer { codes in
            var begin = 0
            let starts = lengths.map { length in
                defer { begin += Int(length) }
                // An empty array has no address; ICU asks for one even of an empty text.
                return codes.baseAddress.map { $0 + begin }
            }
            return Self.text {
                cu_list(language, hasUnits, wordLength, starts, lengths, Int32(texts.count), $0, $1)
            }
        }
    }

    private var wordLength: cu_word_length { cu_word_length(UInt32(length.rawValue)) }

    /// The text that a function writes, which it writes again where it did not fit at first.
    private static func text(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var codes = [UInt16](repeating: 0, count: 64)
        var length = codes.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
        if length > codes.count {
            codes = [UInt16](repeating: 0, count: Int(length))
            length = codes.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
        }
        return length < 0 ? nil : String(decoding: codes.prefix(Int(length)), as: UTF16.self)
    }
}
