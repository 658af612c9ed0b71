public import Foundation
import Localization
import Scenes

extension String {
    /// The text of a key in the language of the scene that is being made, from its source's string tables; where they have none, the
    /// key itself. Values in the key are formatted by the scene's region.
    ///
    /// The bundle is not looked at: a scene has one set of tables.
    ///
    /// - Parameters:
    ///   - key: The key, possibly with values in between.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference.
    ///   - comment: For translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(key, SceneStrings.current.text(forKey: key.key, table: table) ?? key.key)
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
        self.init(defaultValue, SceneStrings.current.text(forKey: "\(key)", table: table) ?? defaultValue.key)
    }

    private init(_ value: LocalizationValue, _ format: String) {
        let texts = SceneStrings.current
        let arguments = value.values.map(\.argument)
        let text = arguments.isEmpty ? format : String(format: format, locale: texts.locale, arguments: arguments)
        // Only now: accents and turned letters would spoil a format.
        self = texts.pseudoLocalized(text)
    }
}

/// The texts of the scene that is being made.
struct SceneStrings: Sendable {
    /// Bound while a scene is being made, for layout code on any actor.
    @TaskLocal static var current = SceneStrings(source: NoStrings(), localeIdentifier: "en")

    let source: any StringSource
    let localeIdentifier: String
    var pseudoLanguages: Set<PseudoLanguage> = []

    var locale: Locale { Locale(identifier: localeIdentifier) }

    func text(forKey key: String, table: String?) -> String? {
        source.text(forKey: key, table: table)
    }

    /// A text as pseudo-languages show it.
    func pseudoLocalized(_ text: String) -> String {
        PseudoLanguage.transform(text, by: pseudoLanguages)
    }
}
