import Foundation
import KeylineByteText
import KeylineLocalization
package import KeylineProjects
package import KeylineScenes

/// The tables of an app: every key with its texts in all languages, whatever the form of the files.
package struct TextTables: Sendable {
    /// A key that a file has twice.
    package struct Repetition: Hashable, Sendable {
        /// The key.
        package var id: TextKey
        /// The language.
        package var language: String
        /// The place of the entry that does not count.
        package var location: SourceLocation
    }

    /// The keys, sorted.
    package private(set) var entries: [TextEntry] = []
    /// The languages, sorted.
    package private(set) var languages: [String] = []
    /// The language that the app's texts were written in first.
    package private(set) var sourceLanguage = "en"
    /// Files that cannot be read, and why.
    package private(set) var failures: [any InputError] = []
    /// Keys that a file has twice.
    package private(set) var repetitions: [Repetition] = []
    /// The languages that each table has, by its folder and name.
    private var tableLanguages: [[String]: Set<String>] = [:]

    /// The languages in which a table's file could not be read to its end, by its folder and name.
    private var brokenLanguages: [[String]: Set<String>] = [:]

    /// Reads files.
    ///
    /// - Parameter files: The files, such as those that `TableFile.files(around:)` finds. One that cannot be read is among `failures`, and
    ///   the keys before the first error in it count.
    package init(_ files: [TableFile]) {
        var entriesByKey: [TextKey: TextEntry] = [:]
        var catalogSources: [String] = []
        for file in files {
            do throws(StringsError) {
                if file.path.hasSuffix(".xcstrings") {
                    catalogSources.append(try readCatalog(file, into: &entriesByKey))
                } else {
                    readTable(file, into: &entriesByKey)
                }
            } catch {
                noteFailure(error, of: file)
            }
        }
        entries = entriesByKey.values.sorted { $0.id < $1.id }
        let allLanguages = tableLanguages.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        sourceLanguage =
            catalogSources.first
            ?? (allLanguages.isEmpty || !allLanguages.isDisjoint(with: ["en", "Base"]) ? "en" : nil)
            ?? allLanguages.sorted().first { $0.hasPrefix("en") } ?? "en"
        let named = allLanguages.subtracting(["Base", "mul"])
        languages = entries.isEmpty ? [] : named.union(sourceOfDocuments(named)).sorted()
    }

    /// The same tables with some languages alone, besides the one that translations are compared with.
    package func limited(to wanted: [String]) -> TextTables {
        let kept = Set(wanted).union([sourceLanguage, "Base"])
        var result = self
        result.languages = languages.filter(wanted.contains)
        result.tableLanguages = tableLanguages.mapValues(kept.intersection)
        result.repetitions.removeAll { !kept.contains($0.language) }
        for index in result.entries.indices {
            result.entries[index].texts = entries[index].texts.filter { kept.contains($0.key) }
        }
        return result
    }

    /// The languages of a key's table: in those a text is expected.
    package func languages(of id: TextKey) -> Set<String> { tableLanguages[[id.folder, id.table]] ?? [] }

    /// The languages in which a key may have a text behind an error in the file of its table.
    package func brokenLanguages(of id: TextKey) -> Set<String> { brokenLanguages[[id.folder, id.table]] ?? [] }

    private mutating func noteFailure(_ error: StringsError, of file: TableFile) {
        failures.append(error)
        brokenLanguages[[file.folder, file.name], default: []].formUnion(file.languages)
    }

    /// A document's own language has texts without a table.
    private func sourceOfDocuments(_ named: Set<String>) -> Set<String> {
        named.contains { $0 == sourceLanguage || $0.hasPrefix(sourceLanguage + "-") } ? [] : [sourceLanguage]
    }

    private mutating func note(_ language: String, of file: TableFile) {
        tableLanguages[[file.folder, file.name], default: []].insert(language)
    }

    private mutating func readCatalog(
        _ file: TableFile, into entriesByKey: inout [TextKey: TextEntry]
    ) throws(StringsError) -> String {
        let catalog = try StringCatalog(contentsOf: file.path)
        let tables = Dictionary(uniqueKeysWithValues: catalog.languages.map { ($0, catalog.table($0).entries) })
        for language in catalog.languages { note(language, of: file) }
        note(catalog.sourceLanguage, of: file)
        for key in catalog.keys {
            let id = TextKey(folder: file.folder, table: file.name, key: key.key)
            var entry = entriesByKey[id] ?? TextEntry(id)
            entry.comment = entry.comment ?? key.comment
            entry.extractionState = key.extractionState
            entry.isTranslatable = key.isTranslatable
            for (language, texts) in tables {
                guard let text = texts[key.key] else { continue }
                entry.texts[language] = TextEntry.Text(entry: text, states: key.states[language] ?? [])
            }
            entriesByKey[id] = entry
        }
        return catalog.sourceLanguage
    }

    private mutating func readTable(_ file: TableFile, into entriesByKey: inout [TextKey: TextEntry]) {
        let language = file.languages.first ?? "Base"
        note(language, of: file)
        let (table, error) = StringTable.readablePart(ofFileAt: file.path, language: language)
        if let error { noteFailure(error, of: file) }
        for repetition in table.repeated {
            repetitions.append(
                Repetition(
                    id: TextKey(folder: file.folder, table: file.name, key: repetition.key), language: language,
                    location: repetition.location))
        }
        for (key, text) in table.entries {
            let id = TextKey(folder: file.folder, table: file.name, key: key)
            var entry = entriesByKey[id] ?? TextEntry(id)
            entry.texts[language] = TextEntry.Text(entry: text)
            if let words = text.comment, entry.comment == nil { entry.comment = words }
            entriesByKey[id] = entry
        }
    }
}

extension TextTables {
    /// The text of a key in the language that the app was written in first: from its table, or the document's own, or the key.
    package func sourceText(of entry: TextEntry) -> String {
        let text = [sourceLanguage, "Base"].lazy.compactMap { entry.texts[$0]?.value }.first
        return text ?? entry.documentText ?? entry.id.key
    }

    /// The text of a key in a language; nil where the language has none.
    package func text(of entry: TextEntry, in language: String) -> TextEntry.Text? {
        if let text = entry.texts[language] { return text }
        return language == sourceLanguage ? entry.texts["Base"] : nil
    }
}
