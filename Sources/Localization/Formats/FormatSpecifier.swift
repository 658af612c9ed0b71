import KeylineFoundationSupplement

/// The place of a value in a format: `%@`, `%lld`, `%2$05.1f` (IEEE Std 1003.1, printf, with Foundation's `%@`).
package struct FormatSpecifier: Equatable, Sendable {
    /// The argument's number, from 1; nil for the one that follows.
    package var position: Int?
    /// Flags, width and precision as written, such as `+08.2`.
    package var layout: String
    /// Digits behind the decimal point; nil where nothing is said.
    var precision: Int?
    /// The conversion of the value.
    package var conversion: Character

    static let objects: Set<Character> = ["@"]
    static let integers: Set<Character> = ["d", "i", "u", "x", "X", "o", "c", "D", "U", "O", "C"]
    static let fractions: Set<Character> = ["f", "F", "e", "E", "g", "G", "a", "A"]

    /// The kind of value that takes a place.
    package enum Kind: String, Sendable {
        /// A text or another object.
        case object
        /// A whole number.
        case integer
        /// A number with a decimal point.
        case fraction
        /// One character.
        case character
    }

    /// The kind of value that takes the place.
    package var kind: Kind {
        if Self.objects.contains(conversion) { return .object }
        if Self.fractions.contains(conversion) { return .fraction }
        return conversion == "c" || conversion == "C" ? .character : .integer
    }

    /// Whether a number takes the place.
    var isNumeric: Bool { Self.integers.contains(conversion) || Self.fractions.contains(conversion) }

    /// The number of digits after the decimal point; nil where the number decides.
    var fractionDigits: Int? {
        if Self.integers.contains(conversion) { return 0 }
        return conversion == "f" || conversion == "F" ? precision ?? 6 : nil
    }

    /// Reads a specifier at the beginning of a text.
    ///
    /// Widths that are arguments themselves (`*`) are none: translators cannot write them in Xcode.
    static func parse(_ text: Substring) -> (FormatSpecifier, end: Substring.Index)? {
        let pattern =
            #/%(?:(\d{1,3})\$)?([-+ 0\#']*\d{0,3}(?:\.(\d{0,2}))?)(?:hh|h|ll|l|q|L|z|t|j)?([@diuxXocDUOCfFeEgGaA])/#
        guard let match = text.prefixMatch(of: pattern), let conversion = match.4.first else { return nil }
        let position = match.1.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        let specifier = FormatSpecifier(
            position: position, layout: String(match.2), precision: match.3.map { Int($0) ?? 0 }, conversion: conversion
        )
        return (specifier, match.range.upperBound)
    }

    /// The specifier and the value as `String(format:)` takes them together, whatever the translator wrote: a mismatch of the two would
    /// otherwise read memory that is not there.
    func filled(with value: FormatValue) -> (specifier: String, argument: any CVarArg) {
        switch value {
        case .text(let text): ("%@", text)
        case .integer(let number): filled(number: number, fraction: Double(number))
        case .unsigned(let number): filled(number: Int64(bitPattern: number), fraction: Double(number), sign: "u")
        case .fraction(let number):
            if Self.integers.contains(conversion) {
                filled(number: Int64(exactly: number.rounded(.towardZero)) ?? 0, fraction: number)
            } else if conversion == "@" {
                ("%@", "\(number)")
            } else {
                filled(number: 0, fraction: number)
            }
        }
    }

    private func filled(number: Int64, fraction: Double, sign: String = "lld") -> (String, any CVarArg) {
        if Self.fractions.contains(conversion) { return ("%\(layout)\(conversion)", fraction) }
        let signed = sign == "lld"
        switch conversion {
        case "@": return (signed ? "%lld" : "%llu", number)
        case "c", "C":
            return ("%@", UnicodeScalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? "")
        case "d", "i", "D": return ("%\(layout)ll\(signed ? "d" : "u")", number)
        case "U", "O": return ("%\(layout)ll\(conversion.lowercased())", number)
        default: return ("%\(layout)ll\(conversion)", number)
        }
    }
}
