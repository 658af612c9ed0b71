public import Foundation
public import KeylineScenes

/// A string catalog: the texts of one table in all languages, as Xcode 15 and newer keep them in an `.xcstrings` file.
public struct StringCatalog: Hashable, Sendable {
    /// The file as it was given.
    public let file: String
    /// The language in which the keys' own texts are written.
    public let sourceLanguage: String
    private let strings: [String: Item]

    private struct Document: Decodable {
        let sourceLanguage: String?
        let strings: [String: Item]
    }

    private struct Item: Hashable, Sendable, Decodable {
        let comment: String?
        let extractionState: String?
        let shouldTranslate: Bool?
        let localizations: [String: CatalogText]?

        /// The editor's flag counts, and without one what the comment says.
        var isTranslatable: Bool { shouldTranslate ?? !TranslatorNote.forbidsTranslation(comment ?? "") }
    }

    /// A key of a catalog, as Xcode keeps account of it.
    package struct Key: Hashable, Sendable {
        /// The key.
        package let key: String
        /// The words for translators; nil where there are none.
        package let comment: String?
        /// How the key came into the catalog, such as `manual`, or `stale` for one that the code no longer has; nil for one that is
        /// taken from the code.
        package let extractionState: String?
        /// Whether it is to be translated.
        package let isTranslatable: Bool
        /// The states of its texts by language, such as `translated`, `needs_review` or `new`, sorted.
        package let states: [String: [String]]
    }

    /// The keys, sorted.
    package var keys: [Key] {
        strings.sorted { $0.key < $1.key }.map { key, item in
            Key(
                key: key, comment: item.comment, extractionState: item.extractionState,
                isTranslatable: item.isTranslatable,
                states: (item.localizations ?? [:]).mapValues(\.states))
        }
    }

    /// Reads a catalog.
    ///
    /// - Parameter path: The file.
    /// - Throws: `StringsError` where it cannot be opened or is no catalog.
    public init(contentsOf path: String) throws(StringsError) {
        try self.init(data: Data(readingTexts: path), file: path)
    }

    /// Reads the bytes of a catalog.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: The name that errors give.
    /// - Throws: `StringsError` where the bytes are no catalog.
    public init(data: Data, file: String) throws(StringsError) {
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else {
            throw .notACatalog(file: file)
        }
        self.file = file
        sourceLanguage = document.sourceLanguage ?? "en"
        strings = document.strings
    }

    /// The languages that have texts, sorted.
    public var languages: [String] {
        Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }).sorted()
    }

    /// The table of a language.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - idiom: The kind of device, for texts that depend on it.
    /// - Returns: The texts that the language has.
    public func table(_ language: String, idiom: InterfaceIdiom = .phone) -> StringTable {
        let location = SourceLocation(file: file)
        let entries = strings.compactMapValues { item in
            var entry = item.localizations?[language]?.entry(language: language, idiom: idiom, at: location)
            entry?.comment = item.comment
            return entry
        }
        var table = StringTable(file: file, entries: entries)
        table.untranslatable = Set(strings.filter { !$0.value.isTranslatable }.keys)
        return table
    }
}
