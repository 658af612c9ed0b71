import Foundation
import KeylineLocalization
import KeylineScenes

/// The string tables of an app, for layout code that asks for texts by key.
///
/// An app's bundle has one set of tables; in its sources they lie anywhere. The folders that are nearest to a document come first.
struct AppTexts: Sendable {
    private let folders: [String]

    /// - Parameters:
    ///   - file: The document.
    ///   - tables: The tables of the app's whole folder, where it is known.
    init(around file: String, tables: [String] = []) {
        let homes = tables.map { path in
            let place = FolderListing.folder(of: path)
            return place.hasSuffix(".lproj") ? FolderListing.folder(of: place) : place
        }
        var seen: Set<String> = []
        folders = (Neighborhood(of: file).documentFolders + homes).filter { seen.insert($0).inserted }
    }

    /// The texts for an environment.
    func source(for environment: SceneEnvironment) -> any StringSource {
        TableSource(folders: folders, environment: environment)
    }
}

/// Reads each table when its first text is asked for, and once; a layout that asks for none costs no look at a folder.
private final class TableSource: StringSource {
    private struct State {
        /// Nil until a text is asked for.
        var folders: [LocalizedFolder]?
        var tables: [String: StringTable] = [:]
        var failures: [any InputError] = []
    }

    private let folders: [String]
    private let environment: SceneEnvironment
    private let lock = NSLock()
    // Only ever touched under the lock.
    nonisolated(unsafe) private var state = State()

    init(folders: [String], environment: SceneEnvironment) {
        self.folders = folders
        self.environment = environment
    }

    var failures: [any InputError] { lock.withLock { state.failures } }

    func text(forKey key: String, table: String?) -> String? {
        lock.withLock { self.table(table ?? "Localizable")[key] }
    }

    func plural(forKey key: String, table: String?) -> PluralText? {
        lock.withLock { self.table(table ?? "Localizable").entries[key]?.plural }
    }

    private func table(_ name: String) -> StringTable {
        if let known = state.tables[name] { return known }
        let read = readTable(name)
        state.tables[name] = read
        return read
    }

    /// A name with a slash would lead out of the folders.
    private func readTable(_ name: String) -> StringTable {
        do throws(StringsError) {
            guard !name.contains("/") else { return .empty }
            if let own = try table(name, for: environment.locale) { return own }
            return try table(name, for: Self.developmentLanguage) ?? .empty
        } catch {
            state.failures.append(error)
            return .empty
        }
    }

    /// An app without the language runs in that of its development: English, unless the project says otherwise.
    private static let developmentLanguage = "en"

    private func localizedFolders() -> [LocalizedFolder] {
        let found = state.folders ?? folders.map(LocalizedFolder.init)
        state.folders = found
        return found
    }

    private func table(_ name: String, for locale: String) throws(StringsError) -> StringTable? {
        var found: StringTable?
        for folder in localizedFolders() {
            guard let table = try folder.table(name, for: locale, idiom: environment.idiom) else { continue }
            found = StringTable(
                file: found?.file ?? table.file, entries: table.entries.merging(found?.entries ?? [:]) { $1 })
        }
        return found
    }
}

extension StringTable {
    fileprivate static let empty = StringTable(file: "", entries: [:])
}
