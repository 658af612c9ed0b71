import Foundation
public import KeylineScenes

/// A folder with one `.lproj` folder for each language, and string catalogs beside them.
public struct LocalizedFolder: Hashable, Sendable {
    /// The folder's path.
    public let path: String
    /// The languages that have an `.lproj` folder, sorted; `Base` is none, nor is `mul`, which stands for all.
    public let languages: [String]

    /// Looks for languages; a folder that cannot be read has none.
    public init(path: String) {
        self.path = path
        InputTrace.note(.entries(folder: path, .endings(["lproj"]), isDeep: false))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
            .filter { $0 != "Base" && $0 != "mul" }.sorted()
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

    /// The languages in which a table has texts, whatever the form of its files, sorted.
    public func languages(of table: String) -> [String] {
        guard let exchange = TableExchange.current else { return listLanguages(of: table) }
        return exchange.languages(of: table, in: path) { listLanguages(of: table) }
    }

    private func listLanguages(of table: String) -> [String] {
        let folders = languages.filter { !files(table, in: "\($0).lproj/").isEmpty }
        let catalog = catalogPath(table).flatMap { try? StringCatalog(contentsOf: $0) }
        return Set(folders + (catalog?.languages ?? [])).sorted()
    }

    /// The names of the tables that have texts in some language, sorted.
    public var tables: [String] {
        let folders = (languages + ["Base", "mul"]).map { "\(path)/\($0).lproj" } + [path]
        let endings = ["strings", "stringsdict", "xcstrings"]
        let names = folders.flatMap { folder -> [String] in
            InputTrace.note(.entries(folder: folder, .endings(endings), isDeep: false))
            return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        let paths = names.map { URL(fileURLWithPath: $0) }.filter { endings.contains($0.pathExtension) }
        return Set(paths.map { $0.deletingPathExtension().lastPathComponent }).sorted()
    }

    /// The files of a table: one for every language, and the catalog.
    public func files(of table: String) -> [String] {
        languages.flatMap { files(table, in: "\($0).lproj/") } + (catalogPath(table).map { [$0] } ?? [])
    }

    /// The texts of a table for a locale; nil where the language has no such table.
    ///
    /// A table may be spread over a `.strings` file, a `.stringsdict` file and a catalog.
    ///
    /// - Parameters:
    ///   - name: The table's name, such as `Main`.
    ///   - locale: The locale as a BCP 47 tag.
    ///   - idiom: The kind of device.
    /// - Returns: The table.
    /// - Throws: `StringsError` where the table is there and cannot be read.
    public func table(
        _ name: String, for locale: String, idiom: InterfaceIdiom = .phone
    ) throws(StringsError) -> StringTable? {
        let exchanged = TableExchange.Place(folder: path, table: name, locale: locale, idiom: idiom)
        guard let exchange = TableExchange.current else { return try readTable(at: exchanged) }
        return try exchange.table(at: exchanged) { () throws(StringsError) in try readTable(at: exchanged) }
    }

    /// The texts of a table in `Base.lproj`, or of one in no folder of a language, which are in the language of the app's development; nil where
    /// there is no such table.
    ///
    /// They count where no language of a locale has the table, as bundles look into `Base.lproj` after the folders of languages.
    ///
    /// - Parameters:
    ///   - name: The table's name, such as `Localizable`.
    ///   - locale: The locale that the texts are shown in, as a BCP 47 tag.
    ///   - idiom: The kind of device.
    /// - Returns: The table.
    /// - Throws: `StringsError` where the table is there and cannot be read.
    public func baseTable(
        _ name: String, for locale: String, idiom: InterfaceIdiom = .phone
    ) throws(StringsError) -> StringTable? {
        let exchanged = TableExchange.Place(folder: path, table: name, locale: locale, idiom: idiom, isBase: true)
        guard let exchange = TableExchange.current else { return try readBaseTable(at: exchanged) }
        return try exchange.table(at: exchanged) { () throws(StringsError) in try readBaseTable(at: exchanged) }
    }

    private func readTable(at place: TableExchange.Place) throws(StringsError) -> StringTable? {
        var tables: [StringTable] = []
        if let language = language(for: place.locale) { tables = try readFiles(at: place, language: language) }
        if let path = catalogPath(place.table) {
            let catalog = try StringCatalog(contentsOf: path)
            let language = LanguageFallback.candidates(for: place.locale).first(where: catalog.languages.contains)
            if let language { tables.append(catalog.table(language, idiom: place.idiom)) }
        }
        return Self.join(tables)
    }

    private func readBaseTable(at place: TableExchange.Place) throws(StringsError) -> StringTable? {
        var tables = try readFiles(at: place, language: "Base")
        for file in files(place.table, in: "") {
            tables.append(try StringTable(anyFormAt: file, language: "Base", idiom: place.idiom))
        }
        return Self.join(tables)
    }

    private func readFiles(at place: TableExchange.Place, language: String) throws(StringsError) -> [StringTable] {
        var tables: [StringTable] = []
        for file in files(place.table, in: "\(language).lproj/") {
            tables.append(try StringTable(anyFormAt: file, language: language, idiom: place.idiom))
        }
        return tables
    }

    /// One table of several; of entries with one key the last counts.
    private static func join(_ tables: [StringTable]) -> StringTable? {
        guard let first = tables.first else { return nil }
        let entries = tables.dropFirst().reduce(first.entries) { $0.merging($1.entries) { $1 } }
        var result = StringTable(file: first.file, entries: entries)
        result.untranslatable = tables.reduce(into: []) { $0.formUnion($1.untranslatable) }
        return result
    }

    private func files(_ table: String, in folder: String) -> [String] {
        ["strings", "stringsdict"].map { "\(path)/\(folder)\(table).\($0)" }.filter(Self.exists)
    }

    /// A catalog is beside the language folders, or in the folder for all languages.
    private func catalogPath(_ table: String) -> String? {
        ["", "mul.lproj/", "Base.lproj/"].map { "\(path)/\($0)\(table).xcstrings" }.first(where: Self.exists)
    }

    private static func exists(_ path: String) -> Bool {
        InputTrace.note(.file(path))
        return FileManager.default.fileExists(atPath: path)
    }
}
