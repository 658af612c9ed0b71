import Foundation

/// A value that takes the place of a specifier in a format.
package enum FormatValue: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case fraction(Double)

    /// An argument of `String(format:)`; whatever is no number gives its description.
    package init(_ argument: any CVarArg) {
        switch argument {
        case let text as String: self = .text(text)
        case let number as any BinaryInteger & SignedInteger: self = .integer(Int64(truncatingIfNeeded: number))
        case let number as any BinaryInteger: self = .unsigned(UInt64(truncatingIfNeeded: number))
        case let number as Double: self = .fraction(number)
        case let number as Float: self = .fraction(Double(number))
        case let number as CGFloat: self = .fraction(Double(number))
        default: self = .text("\(argument)")
        }
    }

    /// The number that chooses among plural forms; nil for a text.
    package var number: Double? {
        switch self {
        case .text: nil
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .fraction(let number): number
        }
    }

    /// The value as `String(format:)` takes it.
    var argument: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let number): number
        case .unsigned(let number): number
        case .fraction(let number): number
        }
    }
}
