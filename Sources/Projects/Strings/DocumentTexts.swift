import Foundation
import KeylineByteText
import KeylineInterfaceBuilder
package import KeylineLocalization
package import KeylineScenes

/// The string tables of a document, which bear its name and lie in language folders beside the document's own.
package struct DocumentTexts: Sendable {
    private let folder: LocalizedFolder
    private let table: String
    /// The language folder that the document lies in, without its ending; nil where it lies in none.
    private let home: String?

    /// Looks for the languages around a document.
    ///
    /// - Parameter file: The document's path.
    package init(file: String) {
        let place = FolderListing.folder(of: file)
        table = file.lastPathComponent.deletingPathExtension
        let name = FolderListing.name(of: place)
        home = name.hasSuffix(".lproj") ? name.deletingPathExtension : nil
        folder = LocalizedFolder(path: home == nil ? place : FolderListing.parent(of: place))
    }

    /// The files that hold the document's texts.
    var files: [String] { folder.files(of: table) }

    /// The texts that an environment shows in place of the document's own, from tables and catalogs.
    ///
    /// - Parameter environment: The environment.
    /// - Returns: The texts by keys such as `title.text`; nil where the language has none, or none that can be read.
    package func translations(for environment: SceneEnvironment) -> StringTable? {
        try? folder.table(table, for: environment.locale, idiom: environment.idiom)
    }

    /// The table for an environment, or why there is none.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - isKnownWithout: Whether the whole app has no text in the language.
    /// - Returns: The table, or why there is none.
    /// - Throws: `StringsError` where it cannot be read.
    func table(for environment: SceneEnvironment, isKnownWithout: Bool = false) throws -> LocalizedTable {
        let locale = environment.locale
        let found = try folder.table(table, for: locale, idiom: environment.idiom)
        let languages = folder.languages(of: table)
        let language = LanguageFallback.candidates(for: locale).first(where: languages.contains)
        if let language, let found { return .table(found, language: language, isOwn: isOwn(locale)) }
        let others = languages.filter { $0 != home }
        if isOwn(locale) { return .none }
        return others.isEmpty && !isKnownWithout ? .none : .missing(languages: others)
    }

    /// Whether the document itself is in a locale's language. Base documents are in English unless the project says otherwise.
    private func isOwn(_ locale: String) -> Bool {
        let language = home.map { $0 == "Base" ? "en" : $0 } ?? "en"
        return LanguageFallback.candidates(for: locale).contains(language)
    }
}
