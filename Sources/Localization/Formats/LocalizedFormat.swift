package import Foundation
package import KeylineFoundationSupplement

/// Puts values into formats of string tables.
///
/// Unlike `String(format:)` it takes every format with any values: a specifier without a value stays as it is written, a value of
/// another kind is shown all the same.
package struct LocalizedFormat {
    private var format = ""
    private var arguments: [any CVarArg] = []
    private let values: [FormatValue]

    /// A format with its values.
    ///
    /// - Parameters:
    ///   - format: The format, with specifiers as `String(format:)` has them.
    ///   - values: The values in the order of the code.
    ///   - locale: Whose decimal separators and digits numbers take; nil for none's.
    /// - Returns: The text.
    package static func string(_ format: String, values: [FormatValue], locale: Locale?) -> String {
        var result = LocalizedFormat(values: values)
        _ = result.append(format, from: 0, plural: nil, depth: 0)
        return result.string(locale)
    }

    /// A text that depends on numbers, with its values. Each variable takes the form for the category of its number in the text's own
    /// language.
    ///
    /// - Parameters:
    ///   - plural: The text.
    ///   - values: The values in the order of the code.
    ///   - locale: Whose decimal separators and digits numbers take; nil for none's.
    /// - Returns: The text.
    package static func string(_ plural: PluralText, values: [FormatValue], locale: Locale?) -> String {
        var result = LocalizedFormat(values: values)
        _ = result.append(plural.format, from: 0, plural: plural, depth: 0)
        return result.string(locale)
    }

    private init(values: [FormatValue]) {
        self.values = values
    }

    private func string(_ locale: Locale?) -> String {
        String(format: format, locale: locale, arguments: arguments)
    }

    /// Adds a format whose values begin at an index; answers with the index behind the last that it took in turn.
    private mutating func append(_ format: String, from start: Int, plural: PluralText?, depth: Int) -> Int {
        var next = start
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .text(let text): self.format += text
            case .specifier(let specifier):
                append(specifier, index: specifier.position.map { $0 - 1 } ?? next)
                if specifier.position == nil { next += 1 }
            case .variable(let name, let position):
                let index = position.map { $0 - 1 } ?? next
                let end = append(variable: name, index: index, plural: plural, depth: depth)
                if position == nil { next = max(next + 1, end) }
            }
        }
        return next
    }

    private mutating func append(_ specifier: FormatSpecifier, index: Int) {
        guard values.indices.contains(index) else {
            format += "%%\(specifier.position.map { "\($0)$" } ?? "")\(specifier.layout)\(specifier.conversion)"
            return
        }
        let (written, argument) = specifier.filled(with: values[index])
        format += written
        arguments.append(argument)
    }

    private mutating func append(variable name: String, index: Int, plural: PluralText?, depth: Int) -> Int {
        guard depth < PluralText.depthLimit, let plural, let variable = plural.variables[name] else { return index }
        let deciding = variable.argument ?? index
        let value = values.indices.contains(deciding) ? values[deciding] : nil
        let form = variable.form(for: value, at: deciding, from: index, language: plural.language)
        return append(form, from: index, plural: plural, depth: depth + 1)
    }
}

extension PluralText.Variable {
    /// The form for a value.
    ///
    /// A form for `zero` applies to the number 0 in every language ("If zero is present, the value is used for mapping the argument value
    /// zero regardless of what CLDR rule specifies", Foundation Release Notes for OS X 10.9).
    fileprivate func form(for value: FormatValue?, at deciding: Int, from start: Int, language: String) -> String {
        let other = forms["other"] ?? ""
        guard let number = value?.number else { return other }
        if number == 0, let zero = forms["zero"] { return zero }
        let digits = shownDigits(at: deciding, from: start)
        // A number that is shown as an integer is cut off, not rounded.
        let shown = digits == 0 ? number.rounded(.towardZero) : number
        let category = PluralCategory(of: shown, digits: digits, in: language)
        return forms[category.rawValue] ?? other
    }

    /// Returns the number of digits that the general form shows after the decimal point of the deciding number.
    private func shownDigits(at deciding: Int, from start: Int) -> Int? {
        var next = start
        for case .specifier(let specifier) in FormatPiece.pieces(of: forms["other"] ?? "") {
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if index == deciding { return specifier.fractionDigits }
        }
        return nil
    }
}
