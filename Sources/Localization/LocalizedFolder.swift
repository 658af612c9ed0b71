import Foundation
import Scenes

/// A folder with one `.lproj` folder for each language.
public struct LocalizedFolder: Hashable, Sendable {
    /// The folder's path.
    public let path: String
    /// The languages that have an `.lproj` folder, sorted; `Base` is none.
    public let languages: [String]

    /// Looks for languages; a folder that cannot be read has none.
    public init(path: String) {
        self.path = path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        languages = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
            .map { String($0.dropLast(".lproj".count)) }.sorted()
    }

    /// The language whose texts stand for a locale: the best of those that are there.
    public func language(for locale: String) -> String? {
        let candidates = LanguageFallback.candidates(for: locale)
        return candidates.first(where: languages.contains)
    }

    /// The path of a table in a language.
    public func tablePath(_ table: String, language: String) -> String {
        "\(path)/\(language).lproj/\(table).strings"
    }

    /// The texts of a table for a locale; nil where the language has no such table.
    ///
    /// - Parameters:
    ///   - name: The table's name, such as `Main`.
    ///   - locale: The locale as a BCP 47 tag.
    /// - Returns: The table.
    /// - Throws: `StringsError` where the table is there and cannot be read.
    public func table(_ name: String, for locale: String) throws(StringsError) -> StringTable? {
        guard let language = language(for: locale) else { return nil }
        let file = tablePath(name, language: language)
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        return try StringTable(contentsOf: file)
    }
}
