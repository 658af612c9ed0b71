import Foundation
import KeylineScenes

/// A `.stringsdict` file: texts that depend on numbers, or on the room that there is.
enum StringsDictionary {
    /// The table of a file in a language. Texts that depend on the room are those for the widest place, texts that depend on the device
    /// are the device's.
    ///
    /// - Parameters:
    ///   - data: The bytes of a property list.
    ///   - file: The name that errors and entries give.
    ///   - language: The language whose plural rules count, a BCP 47 tag.
    ///   - idiom: The kind of device.
    /// - Returns: The texts by key.
    /// - Throws: `StringsError` where the bytes are no property list of texts.
    static func table(
        data: Data, file: String, language: String, idiom: InterfaceIdiom
    ) throws(StringsError) -> StringTable {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw .notAStringsDictionary(file: file)
        }
        let location = SourceLocation(file: file)
        let entries = list.compactMapValues { value in
            (value as? [String: Any]).flatMap { entry($0, language: language, idiom: idiom, at: location) }
        }
        return StringTable(file: file, entries: entries)
    }

    private static func entry(
        _ rule: [String: Any], language: String, idiom: InterfaceIdiom, at location: SourceLocation
    ) -> StringTable.Entry? {
        if let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
                .map { StringTable.Entry(value: $0.value, location: location) }
        }
        if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let variant = idiom.tableNames.lazy.compactMap { devices[$0] }.first
            if let nested = variant as? [String: Any] {
                return entry(nested, language: language, idiom: idiom, at: location)
            }
            return (variant as? String).map { StringTable.Entry(value: $0, location: location) }
        }
        guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = rule.compactMapValues(variable)
        guard !variables.isEmpty else { return StringTable.Entry(value: format, location: location) }
        return StringTable.Entry(
            plural: PluralText(language: language, format: format, variables: variables), location: location)
    }

    private static func variable(_ value: Any) -> PluralText.Variable? {
        (value as? [String: Any]).map { PluralText.Variable(forms: $0.compactMapValues { $0 as? String }) }
    }
}

extension InterfaceIdiom {
    /// The names under which tables have texts for the device, the best first.
    var tableNames: [String] { [self == .pad ? "ipad" : "iphone", "other"] }
}
