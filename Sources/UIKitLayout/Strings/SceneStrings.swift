import Foundation
import KeylineLocalization
import KeylineScenes

/// The texts of the scene that is being made.
struct SceneStrings: Sendable {
    /// Bound while a scene is being made, for layout code on any actor.
    @TaskLocal static var current = SceneStrings(
        source: NoStrings(), localeIdentifier: "en", plurals: PluralFormats())

    let source: any StringSource
    let localeIdentifier: String
    var pseudoLanguages: Set<PseudoLanguage> = []
    /// How long texts are, as a factor of what they are.
    var textLength: Double = 1
    /// Formats that were handed out and depend on numbers.
    let plurals: PluralFormats

    var locale: Locale { Locale(identifier: localeIdentifier) }

    /// The text of a key, as a format where values belong into it.
    func text(forKey key: String, table: String?) -> String? {
        if let plural = source.plural(forKey: key, table: table) { return plurals.handOut(plural) }
        return source.text(forKey: key, table: table)
    }

    /// The text of a key with its values, or the key's own text with them where the tables have none.
    func filled(_ value: String.LocalizationValue, key: String, table: String?) -> String {
        if !value.values.isEmpty, let plural = source.plural(forKey: key, table: table) {
            return LocalizedFormat.string(plural, values: value.values, locale: locale)
        }
        let text = source.text(forKey: key, table: table) ?? value.key
        return value.values.isEmpty ? text : LocalizedFormat.string(text, values: value.values, locale: locale)
    }

    /// A text as pseudo-languages show it.
    func pseudoLocalized(_ text: String) -> String {
        PseudoLanguage.transform(text, by: pseudoLanguages, length: textLength)
    }
}
