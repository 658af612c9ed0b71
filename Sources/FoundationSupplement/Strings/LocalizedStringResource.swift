public import Foundation

/// A key of a string table that is looked up later, in the language of the scene that shows it. Foundation on Linux lacks it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The location of a table; a scene has one set of tables, so every location gives the same strings.
    public enum BundleDescription: Hashable, Sendable {
        /// In the app.
        case main
        /// In a folder.
        case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text in the development language, with its values.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// Whose numbers values are written with; the current one stands for the scene's.
    public var locale: Locale
    /// The location of the table.
    public let bundle: BundleDescription

    /// A key that is its own text in the development language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key with its text in the development language.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key without values.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// A key with values in between.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
