internal import CKeylineUnicode

/// The kinds of numbers that languages tell apart (CLDR, Language Plural Rules).
enum PluralCategory: String {
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
}
