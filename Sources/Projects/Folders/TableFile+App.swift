extension TableFile {
    /// The files with texts of an app, or around a file.
    ///
    /// - Parameter path: The app's folder, or a file in it.
    /// - Returns: The files, sorted by path.
    /// - Throws: `ProjectError` where there is no such folder.
    package static func files(around path: String) throws(ProjectError) -> [TableFile] {
        let folder = FolderListing.isFolder(path) ? path : Neighborhood(of: path).folders.last ?? "."
        return try AppFolder(folder).stringTables.sorted().map(TableFile.init)
    }

    /// The files of an app, or around a file, that can name keys: sources, property lists and documents.
    ///
    /// - Parameter path: The app's folder, or a file in it.
    /// - Returns: The files, sorted by path.
    /// - Throws: `ProjectError` where there is no such folder.
    package static func codeFiles(around path: String) throws(ProjectError) -> [String] {
        let folder = FolderListing.isFolder(path) ? path : Neighborhood(of: path).folders.last ?? "."
        let app = try AppFolder(folder)
        return (app.codeFiles + app.documents + app.layouts).sorted()
    }
}
