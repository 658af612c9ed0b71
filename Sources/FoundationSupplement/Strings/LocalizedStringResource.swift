public import Foundation

/// A key of a string table that is looked up later, in the language of the scene that shows it. Foundation on Linux lacks it.
public struct LocalizedStringResource: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
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

extension LocalizedStringResource {
    private enum CodingKeys: String, CodingKey {
        case key
        case defaultValue
        case table
        case locale
    }

    /// Reads a key with its text in the development language, whose values are part of the text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        let text = try container.decodeIfPresent(String.self, forKey: .defaultValue) ?? key
        defaultValue = String.LocalizationValue(text)
        table = try container.decodeIfPresent(String.self, forKey: .table)
        locale = try container.decodeIfPresent(Locale.self, forKey: .locale) ?? .current
        bundle = .main
    }

    /// Writes the key, its text in the development language, its table and its locale.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(String(localized: defaultValue), forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encode(locale, forKey: .locale)
    }
}

/// A type whose values say what they are in the language of a scene.
public protocol CustomLocalizedStringResourceConvertible {
    /// The words.
    var localizedStringResource: LocalizedStringResource { get }
}
