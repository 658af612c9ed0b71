import Foundation
import InterfaceBuilder
import Localization

/// The string tables of a document, which bear its name and lie in language folders beside the document's own.
struct DocumentTexts: Sendable {
    private let folder: LocalizedFolder
    private let table: String
    /// The language folder that the document lies in, without its ending; nil where it lies in none.
    private let home: String?

    init(file: String) {
        let place = FolderListing.folder(of: file)
        table = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        let isLocalized = place.hasSuffix(".lproj")
        home = isLocalized ? ((place as NSString).lastPathComponent as NSString).deletingPathExtension : nil
        folder = LocalizedFolder(path: isLocalized ? FolderListing.folder(of: place) : place)
    }

    /// The table for a locale, or why there is none.
    func table(for locale: String) throws -> LocalizedTable {
        guard let home else { return .none }
        if let language = folder.language(for: locale), let table = try folder.table(table, for: locale) {
            return .table(table, language: language)
        }
        let languages = folder.languages.filter { $0 != home && hasTable($0) }
        guard !languages.isEmpty, !isOwn(locale) else { return .none }
        return .missing(languages: languages)
    }

    private func hasTable(_ language: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.tablePath(table, language: language))
    }

    /// Whether the document itself is in a locale's language. Base documents are in English unless the project says otherwise.
    private func isOwn(_ locale: String) -> Bool {
        let language = home.map { $0 == "Base" ? "en" : $0 } ?? "en"
        return LanguageFallback.candidates(for: locale).contains(language)
    }
}
