import Foundation
import KeylineByteText
import KeylineLocalization
import KeylineScenes
import Synchronization

/// The string tables of an app, for layout code that asks for texts by key.
///
/// An app's bundle has one set of tables; in its sources they lie anywhere. The folders that are nearest to a document come first.
struct AppTexts: Sendable {
    private let folders: [String]
    /// The languages of the tables of the app's whole folder; nil where it is not known.
    private let languages: Set<String>?
    /// Whether the folder has catalogs of texts, each of which may have any language.
    private let hasCatalogs: Bool

    /// - Parameters:
    ///   - neighborhood: The folders around the document.
    ///   - tables: The tables of the app's whole folder; nil where it is not known.
    init(around neighborhood: Neighborhood, tables: [String]? = nil) {
        languages = tables.map { paths in
            Set(
                paths.filter(Self.hasWordsOfScreens).map { path in
                    let folder = FolderListing.folder(of: path).lastPathComponent
                    // A table in no folder of a language counts for all of them.
                    return folder.hasSuffix(".lproj") ? folder.deletingPathExtension : "Base"
                })
        }
        hasCatalogs = tables?.contains { $0.hasSuffix(".xcstrings") } ?? false
        let homes = (tables ?? []).map { path in
            let place = FolderListing.folder(of: path)
            return place.hasSuffix(".lproj") ? FolderListing.folder(of: place) : place
        }
        var seen: Set<String> = []
        folders = (neighborhood.documentFolders + homes).filter { seen.insert($0).inserted }
    }

    /// Whether a table has what screens say: names of the app and its permissions, and forms of plurals alone, are of no language that an app
    /// speaks.
    private static func hasWordsOfScreens(_ path: String) -> Bool {
        path.pathExtension != "stringsdict" && path.lastPathComponent != "InfoPlist.strings"
    }

    /// An app without the language runs in the language of its development: English, unless the project says otherwise.
    fileprivate static let developmentLanguage = "en"

    /// Whether the app has any text in the language of a locale; true where that is not known.
    func mayHaveTexts(for locale: String) -> Bool {
        guard let languages, !hasCatalogs else { return true }
        var wanted = LanguageFallback.candidates(for: locale)
        if wanted.contains(Self.developmentLanguage) { wanted.append("Base") }
        return wanted.contains(where: languages.contains)
    }

    /// The texts of a key in a table by the languages that have it, as their folders are named.
    func values(of key: String, inTable table: String) -> [String: String] {
        var result: [String: String] = [:]
        for folder in folders.map(LocalizedFolder.init) {
            for language in folder.languages(of: table) where result[language] == nil {
                result[language] = (try? folder.table(table, for: language))?[key]
            }
        }
        return result
    }

    /// The texts for an environment.
    func source(for environment: SceneEnvironment) -> any StringSource {
        TableSource(folders: folders, environment: environment)
    }
}

/// Reads each table when its first text is asked for, and once; a layout that asks for none costs no look at a folder.
private final class TableSource: StringSource {
    private let reader: Mutex<TableReader>

    init(folders: [String], environment: SceneEnvironment) {
        reader = Mutex(TableReader(paths: folders, environment: environment))
    }

    var failures: [any InputError] { reader.withLock { $0.failures } }

    func text(forKey key: String, table: String?) -> String? {
        TextLookups.note(key)
        return reader.withLock { $0.table(table ?? "Localizable")[key] }
    }

    func text(generatedAs name: String, table: String) -> String? {
        reader.withLock { reader in
            guard let original = GeneratedName.original(of: table, in: reader.tableNames()) else { return nil }
            let texts = reader.table(original)
            guard let key = GeneratedName.original(of: name, in: texts.entries.keys) else { return nil }
            TextLookups.note(key)
            return texts[key]
        }
    }

    func copy(of table: String?) -> CopiedTable? { reader.withLock { $0.copy(of: table ?? "Localizable") } }

    func plural(forKey key: String, table: String?) -> PluralText? {
        TextLookups.note(key)
        return reader.withLock { $0.table(table ?? "Localizable").entries[key]?.plural }
    }
}

/// The tables that were read so far.
private struct TableReader {
    let paths: [String]
    let environment: SceneEnvironment
    /// Nil until a text is asked for.
    private var folders: [LocalizedFolder]?
    private var tables: [String: StringTable] = [:]
    private var copies: [String: CopiedTable?] = [:]
    private(set) var failures: [any InputError] = []

    init(paths: [String], environment: SceneEnvironment) {
        self.paths = paths
        self.environment = environment
    }

    mutating func table(_ name: String) -> StringTable {
        if let known = tables[name] { return known }
        let read = readTable(name)
        tables[name] = read
        return read
    }

    /// The table of the environment's language, where it is a copy of the development language's.
    mutating func copy(of name: String) -> CopiedTable? {
        if let copy = copies[name] { return copy }
        let result = compare(name)
        copies[name] = .some(result)
        return result
    }

    private mutating func compare(_ name: String) -> CopiedTable? {
        let language = environment.locale.prefix(while: \.isLetter).lowercased()
        guard language != AppTexts.developmentLanguage, !name.contains("/"),
            let translation = try? table(name, for: environment.locale)
        else { return nil }
        let base = (try? table(name, for: AppTexts.developmentLanguage)) ?? (try? baseTable(name))
        return base.flatMap { CopiedTable(translation, of: $0) }
    }

    /// A name with a slash would lead out of the folders.
    private mutating func readTable(_ name: String) -> StringTable {
        do throws(StringsError) {
            guard !name.contains("/") else { return .empty }
            if let own = try table(name, for: environment.locale) { return own }
            if let english = try table(name, for: AppTexts.developmentLanguage) { return english }
            return try baseTable(name) ?? .empty
        } catch {
            failures.append(error)
            return .empty
        }
    }

    private mutating func localizedFolders() -> [LocalizedFolder] {
        let found = folders ?? paths.map(LocalizedFolder.init)
        folders = found
        return found
    }

    /// The names of all tables in the folders.
    mutating func tableNames() -> Set<String> { Set(localizedFolders().flatMap(\.tables)) }

    private mutating func table(_ name: String, for locale: String) throws(StringsError) -> StringTable? {
        let idiom = environment.idiom
        return try joined { folder throws(StringsError) in try folder.table(name, for: locale, idiom: idiom) }
    }

    private mutating func baseTable(_ name: String) throws(StringsError) -> StringTable? {
        let idiom = environment.idiom
        let locale = AppTexts.developmentLanguage
        return try joined { folder throws(StringsError) in try folder.baseTable(name, for: locale, idiom: idiom) }
    }

    /// The tables that folders have, as one; the entries of the first folders count.
    private mutating func joined(
        _ read: (LocalizedFolder) throws(StringsError) -> StringTable?
    ) throws(StringsError) -> StringTable? {
        var result: StringTable?
        for folder in localizedFolders() {
            guard let table = try read(folder) else { continue }
            result = StringTable(
                file: result?.file ?? table.file, entries: table.entries.merging(result?.entries ?? [:]) { $1 })
        }
        return result
    }
}

extension StringTable {
    fileprivate static let empty = StringTable(file: "", entries: [:])
}
