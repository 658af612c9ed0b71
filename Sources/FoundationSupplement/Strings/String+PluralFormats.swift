public import Foundation

// Foundation's functions take any number of values. These take one, so that Swift prefers them for a format that is no literal, and know the
// forms of texts that depend on a number. For several values there are only Foundation's, which show the form for any number;
// `String(localized:)` has the form for each.

extension String {
    /// A format with a value, in the form for that number where `NSLocalizedString` gave a text that depends on it. Numbers are written
    /// as in the scene's region.
    public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
        filled(format, value, locale: SceneTexts.current?.locale ?? .current)
    }

    /// A format with a value, in the form for that number where `NSLocalizedString` gave a text that depends on it.
    public init(format: String, _ value: any CVarArg) {
        self = Self.filled(format, value, locale: nil)
    }

    /// A format with a value as a region writes it, in the form for that number where `NSLocalizedString` gave a text that depends on it.
    public init(format: String, locale: Locale?, _ value: any CVarArg) {
        self = Self.filled(format, value, locale: locale)
    }

    private static func filled(_ format: String, _ value: any CVarArg, locale: Locale?) -> String {
        SceneTexts.current?.text(of: format, with: value, locale: locale)
            ?? String(format: format, locale: locale, arguments: [value])
    }
}
