public import Foundation

// Foundation has one function with default values. These leave nothing out, so that they are preferred where both are visible, and
// read the scene's tables where Foundation's would read those of the process.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made, from the table `Localizable`; the key where it has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localizedText(key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made; a bundle makes no difference, since a scene has one set of tables.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localizedText(key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made, from a table; the key where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localizedText(key, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made, from a table; the key where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localizedText(key, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made; another text where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localizedText(key, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made; another text where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localizedText(key, value: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a key in the language of the scene that is being made, from a table; another text where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localizedText(key, table: tableName, value: value)
}

private func localizedText(_ key: String, table: String? = nil, value: String = "") -> String {
    let texts = SceneTexts.current
    let text = texts?.text(forKey: key, table: table) ?? (value.isEmpty ? key : value)
    // Layout code hands formats on to `String(format:)`; accents and turned letters would spoil them.
    return text.contains("%") ? text : texts?.pseudoLocalized(text) ?? text
}
