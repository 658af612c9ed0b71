internal import CKeylineUnicode
import Synchronization

/// The kinds of numbers that languages tell apart (CLDR, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Comparable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a cardinal number in a language.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - digits: How many digits are shown behind the decimal point, which count in some languages: 1 mile, 1.0 miles. Nil for as many as
    ///     the number needs.
    ///   - language: A BCP 47 tag.
    init(of number: Double, digits: Int?, in language: String) {
        switch cu_plural_category(language, number, digits.map { Int32(clamping: $0) } ?? -1) {
        case cu_zero: self = .zero
        case cu_one: self = .one
        case cu_two: self = .two
        case cu_few: self = .few
        case cu_many: self = .many
        default: self = .other
        }
    }

    /// The categories in CLDR's order.
    package static func < (first: PluralCategory, second: PluralCategory) -> Bool {
        (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }

    /// The categories that whole numbers have in a language, as ICU tells them.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - isComplete: Whether numbers from a million count too: Spanish, French, Italian and Portuguese have `many` for full millions
    ///     alone.
    /// - Returns: The categories, in CLDR's order.
    package static func ofWholeNumbers(in language: String, isComplete: Bool = false) -> [PluralCategory] {
        let numbers = WholeNumbers(language: language, isComplete: isComplete)
        // ICU takes milliseconds for a thousand numbers, and every plural text of an app asks.
        return categories.withLock { known in
            if let result = known[numbers] { return result }
            let result = numbers.categories
            known[numbers] = result
            return result
        }
    }

    /// The whole numbers of a language that stand for all of them.
    private struct WholeNumbers: Hashable, Sendable {
        let language: String
        let isComplete: Bool

        var categories: [PluralCategory] {
            let numbers = (0...1000).map(Double.init) + (isComplete ? [1_000_000, 2_000_000, 1_000_000_000] : [])
            return Set(numbers.map { PluralCategory(of: $0, digits: 0, in: language) }).sorted()
        }
    }

    private static let categories = Mutex<[WholeNumbers: [PluralCategory]]>([:])
}
