import Foundation
import Scenes

/// A `.stringsdict` file: texts that depend on numbers, or on the room that there is.
enum StringsDictionary {
    /// The table of a file, with the texts for any number that has no form of its own and for the widest place.
    ///
    /// - Parameters:
    ///   - data: The bytes of a property list.
    ///   - file: The name that errors and entries give.
    /// - Returns: The texts by key.
    /// - Throws: `StringsError` where the bytes are no property list of texts.
    static func table(data: Data, file: String) throws(StringsError) -> StringTable {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw .notAStringsDictionary(file: file)
        }
        let location = SourceLocation(file: file)
        let entries = list.compactMapValues { value in
            (value as? [String: Any]).flatMap(text).map { StringTable.Entry(value: $0, location: location) }
        }
        return StringTable(file: file, entries: entries)
    }

    private static func text(_ rule: [String: Any]) -> String? {
        if let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
        }
        return (rule["NSStringLocalizedFormatKey"] as? String).map { expanded($0, rule, depth: 0) }
    }

    /// Variables stand for other variables at most so deeply.
    private static let depthLimit = 8

    /// A format with its variables, written `%#@name@` or `%1$#@name@`, replaced by their general form.
    private static func expanded(_ format: String, _ rule: [String: Any], depth: Int) -> String {
        guard depth < depthLimit else { return format }
        return format.replacing(/%(?:\d+\$)?#@([^@]+)@/) { match in
            let form = (rule[String(match.1)] as? [String: Any])?["other"] as? String
            return form.map { expanded($0, rule, depth: depth + 1) } ?? ""
        }
    }
}
