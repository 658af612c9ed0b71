import Foundation

/// A key of a string catalog that people wrote by hand, with the name that Xcode generates for it.
struct StringSymbol: Hashable {
    let symbol: String
    let key: String
    /// The table's name as a type; nil for `Localizable`.
    let table: String?
    /// The text in the development language.
    let text: String
    /// The types of the values in the text, in their order.
    let values: [String]

    /// The symbols of a catalog, for the keys that are not extracted from code.
    static func all(inCatalog path: String) -> [StringSymbol] {
        guard let data = FileManager.default.contents(atPath: path),
            let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: Any]
        else { return [] }
        let language = catalog["sourceLanguage"] as? String ?? "en"
        let file = path.split(separator: "/").last.map { String($0.dropLast(".xcstrings".count)) } ?? ""
        return strings.sorted { $0.key < $1.key }.compactMap { key, value in
            guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual" else {
                return nil
            }
            let localization = (entry["localizations"] as? [String: Any])?[language] as? [String: Any]
            let text = (localization?["stringUnit"] as? [String: Any])?["value"] as? String ?? key
            return StringSymbol(
                symbol: CatalogNames.symbol(key, without: "\u{0}"), key: key, table: file == "Localizable" ? nil : file,
                text: text, values: values(of: text))
        }
    }

    /// The types of a format's values: `%@` is a text, `%lld` a number.
    private static func values(of text: String) -> [String] {
        text.matches(of: format).compactMap { match in
            switch match.kind {
            case nil: nil
            case "@": "String"
            case "lf", "f": "Double"
            default: "Int"
            }
        }
    }

    /// A value in a format, or a percent sign: position, name, flags, width and precision as `printf` has them, and the kind of value.
    private static var format: Regex<(Substring, kind: Substring?)> {
        /%(?:%|(?:\d+\$)?(?:\([^)]*\))?[-+0 #]*\d*(?:\.\d+)?(?<kind>@|lld|ld|d|i|lf|f|llu|lu|u))/
    }

    /// The text as a literal of Swift, with the parameters `value0`, `value1` in the places of its values.
    var literal: String {
        var number = -1
        return text.quoted.replacing(Self.format) { match in
            guard match.kind != nil else { return "%" }
            number += 1
            let specifier = match.0.replacing(/\([^)]*\)|\d+\$/, with: "")
            let isPlain = ["%@", "%d", "%i", "%ld", "%lld", "%u", "%lu", "%llu"].contains(specifier)
            return isPlain ? "\\(value\(number))" : "\\(value\(number), specifier: \"\(specifier)\")"
        }
    }
}
