import Foundation
import KeylineByteText
import KeylineLocalization

/// A table of texts in one language, as a file holds it.
struct TableFile {
    /// The table's name with the folder that holds the languages.
    let table: String
    /// The language.
    let language: String

    /// What a file holds: one language that its folder names, or several that stand inside.
    static func files(_ path: String) -> [TableFile] {
        let folder = FolderListing.folder(of: path)
        let stem = path.lastPathComponent.deletingPathExtension
        let isLocalized = folder.hasSuffix(".lproj")
        let home = isLocalized ? FolderListing.folder(of: folder) : folder
        let table = home == "." ? stem : "\(home)/\(stem)"
        if path.hasSuffix(".xcstrings") {
            let languages = (try? StringCatalog(contentsOf: path))?.languages ?? []
            return languages.map { TableFile(table: table, language: $0) }
        }
        guard isLocalized else { return [TableFile(table: table, language: "Base")] }
        let language = folder.lastPathComponent.deletingPathExtension
        return [TableFile(table: table, language: language)]
    }
}
