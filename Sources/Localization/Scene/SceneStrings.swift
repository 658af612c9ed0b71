package import Foundation
package import KeylineFoundationSupplement
package import KeylineScenes

/// The texts of a scene: its tables, its region and its pseudo-languages.
package struct SceneStrings: LocalizedTexts {
    private let source: any StringSource
    private let environment: SceneEnvironment
    /// Formats that were handed out and depend on numbers.
    private let plurals: PluralFormats

    /// The region whose numbers values are written with.
    package var locale: Locale { Locale(identifier: environment.locale) }

    /// - Parameters:
    ///   - source: The tables.
    ///   - environment: The region and the pseudo-languages.
    ///   - plurals: Remembers the values handed out, for as long as layout code may keep them.
    package init(_ source: any StringSource, _ environment: SceneEnvironment, plurals: PluralFormats = PluralFormats())
    {
        self.source = source
        self.environment = environment
        self.plurals = plurals
    }

    /// The text of a key, as a format where values belong into it.
    package func text(forKey key: String, table: String?) -> String? {
        if let plural = source.plural(forKey: key, table: table) { return plurals.handOut(plural) }
        return source.text(forKey: key, table: table)
    }

    /// The text of a key with its values, or the key's own text with them where the tables have none.
    package func text(of value: String.LocalizationValue, key: String, table: String?, locale: Locale?) -> String {
        // Only then: accents and turned letters would spoil a format.
        pseudoLocalized(filled(value, key: key, table: table, locale: locale ?? self.locale))
    }

    private func filled(_ value: String.LocalizationValue, key: String, table: String?, locale: Locale) -> String {
        if !value.values.isEmpty, let plural = source.plural(forKey: key, table: table) {
            return LocalizedFormat.string(plural, values: value.values, locale: locale)
        }
        let text = source.text(forKey: key, table: table) ?? value.key
        return value.values.isEmpty ? text : LocalizedFormat.string(text, values: value.values, locale: locale)
    }

    /// A format that layout code has, with a value.
    package func text(of format: String, with value: any CVarArg, locale: Locale?) -> String {
        guard let plural = plurals[format] else { return String(format: format, locale: locale, arguments: [value]) }
        return pseudoLocalized(LocalizedFormat.string(plural, values: [FormatValue(value)], locale: locale))
    }

    /// An amount of a unit in words.
    package func text(
        of amount: Double, unit: String, length: UnitWordLength, digits: ClosedRange<Int>, locale: Locale
    ) -> String? {
        let lengths: [UnitWordLength: RelativeTimeStrings.Length] = [.full: .full, .short: .short, .narrow: .narrow]
        return RelativeTimeStrings(language: locale.identifier, length: lengths[length] ?? .short)
            .amount(amount, of: unit, digits: digits)
    }

    /// A text as pseudo-languages show it.
    package func pseudoLocalized(_ text: String) -> String {
        PseudoLanguage.transform(
            text, by: environment.language.pseudoLanguages, length: Double(environment.language.textLength),
            locale: environment.locale)
    }
}
