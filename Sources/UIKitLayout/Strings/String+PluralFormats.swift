public import Foundation
import KeylineLocalization

// Foundation's functions take any number of values. These take one, so that Swift prefers them for a format that is no literal, and know the
// forms of texts that depend on a number. For several values there are only Foundation's, which show the form for any number;
// `String(localized:)` has the form for each.

extension String {
    /// A format with a value, in the form for that number where `NSLocalizedString` gave a text that depends on it. Numbers are written
    /// as in the scene's region.
    public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
        SceneStrings.current.filled(format, with: value, locale: SceneStrings.current.locale)
    }

    /// A format with a value, in the form for that number where `NSLocalizedString` gave a text that depends on it.
    public init(format: String, _ value: any CVarArg) {
        self = SceneStrings.current.filled(format, with: value, locale: nil)
    }

    /// A format with a value as a region writes it, in the form for that number where `NSLocalizedString` gave a text that depends on it.
    public init(format: String, locale: Locale?, _ value: any CVarArg) {
        self = SceneStrings.current.filled(format, with: value, locale: locale)
    }
}

extension SceneStrings {
    /// A format that layout code has, with a value.
    fileprivate func filled(_ format: String, with value: any CVarArg, locale: Locale?) -> String {
        guard let plural = plurals[format] else { return String(format: format, locale: locale, arguments: [value]) }
        return pseudoLocalized(LocalizedFormat.string(plural, values: [FormatValue(value)], locale: locale))
    }
}
