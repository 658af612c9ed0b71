public import Foundation

extension String {
    /// The text of a key in the language of the scene that is being made, from its source's string tables; where they have none, the
    /// key itself. Values in the key are formatted by the scene's region, and choose the form of a text that depends on numbers.
    ///
    /// The bundle is not looked at: a scene has one set of tables.
    ///
    /// - Parameters:
    ///   - key: The key, possibly with values in between.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference.
    ///   - locale: Whose numbers values are written with; nil for the scene's region.
    ///   - comment: For translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key, key: key.key, table: table, locale: locale)
    }

    /// The text of a key, with the text in the development language, values included, where the tables have none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the development language.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference.
    ///   - locale: Whose numbers values are written with; nil for the scene's region.
    ///   - comment: For translators.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(defaultValue, key: "\(key)", table: table, locale: locale)
    }

    /// The text of a resource in the language of the scene that is being made.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.defaultValue, key: resource.key, table: resource.table,
            locale: resource.locale == .current ? nil : resource.locale)
    }

    private init(_ value: LocalizationValue, key: String, table: String?, locale: Locale?) {
        self =
            SceneTexts.current?.text(of: value, key: key, table: table, locale: locale)
            ?? (value.values.isEmpty
                ? value.key : String(format: value.key, locale: locale, arguments: value.values.map(\.argument)))
    }
}
