import Foundation
import KeylineByteText
import KeylineLocalization

/// A file with texts, as it is in an app's folder: the table it belongs to, and its languages.
package struct TableFile: Hashable, Sendable {
    /// The file's path.
    package let path: String
    /// The folder that holds the languages.
    package let folder: String
    /// The table's name, such as `Localizable`.
    package let name: String
    /// The languages: the one that its folder names, or those inside the file.
    package let languages: [String]

    /// Looks at a file.
    package init(_ path: String) {
        self.path = path
        let place = FolderListing.folder(of: path)
        let isLocalized = place.hasSuffix(".lproj")
        folder = isLocalized ? FolderListing.folder(of: place) : place
        name = path.lastPathComponent.deletingPathExtension
        if path.hasSuffix(".xcstrings") {
            languages = (try? StringCatalog(contentsOf: path))?.languages ?? []
        } else {
            languages = [isLocalized ? place.lastPathComponent.deletingPathExtension : "Base"]
        }
    }

    /// The table's name with the folder that holds the languages.
    package var table: String { folder == "." ? name : "\(folder)/\(name)" }
}
