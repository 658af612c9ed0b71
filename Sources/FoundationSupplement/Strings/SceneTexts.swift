package import Foundation

/// The texts of a scene, as layout code asks for them by functions that know about no scene.
package protocol LocalizedTexts: Sendable {
    /// The region whose numbers values are written with.
    var locale: Locale { get }

    /// The text of a key, as a format where values belong into it; nil where the tables have none.
    func text(forKey key: String, table: String?) -> String?

    /// The text of a key with its values, or the value's own text with them where the tables have none, as pseudo-languages show it.
    ///
    /// - Parameters:
    ///   - value: The values, and the text where there is no other.
    ///   - key: The key.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - locale: The region whose numbers values are written with; nil for the scene's.
    /// - Returns: The text.
    func text(of value: String.LocalizationValue, key: String, table: String?, locale: Locale?) -> String

    /// A format that layout code was given, with a value.
    func text(of format: String, with value: any CVarArg, locale: Locale?) -> String

    /// An amount of a unit in words, such as "3.5 kilometers"; nil where the unit has none.
    ///
    /// - Parameters:
    ///   - amount: The amount.
    ///   - unit: The unit as the Unicode project's CLDR calls it, such as `kilometer`; the number alone where empty.
    ///   - length: The length of the words.
    ///   - digits: The number of digits behind the point.
    ///   - locale: The language.
    /// - Returns: The words.
    func text(
        of amount: Double, unit: String, length: UnitWordLength, digits: ClosedRange<Int>, locale: Locale
    ) -> String?

    /// A text as pseudo-languages show it.
    func pseudoLocalized(_ text: String) -> String
}

/// The length of the words for units.
package enum UnitWordLength: Sendable {
    case full, short, narrow
}

/// Whose texts count at present.
package enum SceneTexts {
    /// The texts of the scene that is being made, bound for layout code on any actor; nil outside of scenes.
    @TaskLocal package static var current: (any LocalizedTexts)?
}
