public import Foundation

extension String {
    /// The text of a key in the language of the scene that is being made, from its source's string tables; where they have none, the
    /// key itself. Values in the key are formatted by the scene's region.
    ///
    /// Tables belong to the scene, which is laid out on the main thread: on another thread every key stands for itself. The bundle is
    /// not looked at: a scene has one set of tables.
    ///
    /// - Parameters:
    ///   - key: The key, possibly with values in between.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference.
    ///   - comment: For translators.
    public init(localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(key, SceneStrings.text(forKey: key.key, table: table) ?? key.key)
    }

    /// The text of a key, with the text in the development language, values included, where the tables have none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the development language.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference.
    ///   - comment: For translators.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(defaultValue, SceneStrings.text(forKey: "\(key)", table: table) ?? defaultValue.key)
    }

    private init(_ value: LocalizationValue, _ format: String) {
        guard !value.values.isEmpty else {
            self = format
            return
        }
        self.init(format: format, locale: SceneStrings.locale, arguments: value.values.map(\.argument))
    }
}

/// The texts of the scene that is being made.
enum SceneStrings {
    static func text(forKey key: String, table: String?) -> String? {
        onMainActor { $0.strings.text(forKey: key, table: table) } ?? nil
    }

    static var locale: Locale {
        onMainActor { Locale(identifier: $0.environment.locale) } ?? Locale(identifier: "en")
    }

    /// Nil on another thread than the main one.
    private static func onMainActor<Result: Sendable>(_ body: @MainActor (SceneContext) -> Result) -> Result? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { body(.current) }
    }
}
