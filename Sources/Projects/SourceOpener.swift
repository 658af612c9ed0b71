public import Foundation
import KeylineByteText
package import KeylineInterfaceBuilder
import KeylineLayoutFile
public import KeylineScenes
public import KeylineTypesetting
import KeylineWorkers

/// Opens files as sources of scenes, whatever their kind, and the folders of apps.
///
///     let source = try SourceOpener.open("Samples/SignIn/sign-in.yaml", fonts: try FontCollection.bundled())
///     for scene in source.scenes { print(scene.id, scene.names) }
public enum SourceOpener {
    /// Opens a file together with what lies around it: string tables, images and colours.
    ///
    /// The kind is told by the content; a name that ends with `.storyboard` or `.xib` is believed. Standard input lies, under the name
    /// `stdin`, in the current folder.
    ///
    /// - Parameters:
    ///   - path: The file; `-` for standard input.
    ///   - fonts: The fonts of its texts.
    ///   - code: The values of the app's code that count for a storyboard or XIB.
    ///   - inputFolder: The folder in which standard input seems to be; nil for the current one.
    /// - Returns: The source.
    /// - Throws: An `InputError` where the file cannot be opened, is of no known kind or is malformed.
    public static func open(
        _ path: String, fonts: FontCollection, code: CodeUse = .off, inputFolder: String? = nil
    ) throws -> any SceneSource {
        if path == standardInput {
            let name = inputFolder.map { $0.appendingPathComponent(StandardInput.name) } ?? StandardInput.name
            // It can be read once, whoever asks.
            let data = try SceneWork(.reading, of: name).attemptOnce { try StandardInput.contents() }
            return try open(name, data: data, fonts: fonts, code: code)
        }
        return try TracedSource { try open(path, data: try contents(of: path), fonts: fonts, code: code) }
    }

    /// Opens other contents than a file's own as that file, together with what lies around it: what an edit would make of it.
    ///
    /// - Parameters:
    ///   - path: The file, which need not be there.
    ///   - contents: The bytes.
    ///   - fonts: The fonts of its texts.
    /// - Returns: The source.
    /// - Throws: An `InputError` where the bytes are of no known kind or malformed.
    public static func open(_ path: String, contents: Data, fonts: FontCollection) throws -> any SceneSource {
        try open(path, data: contents, fonts: fonts, code: .off)
    }

    /// The path that stands for standard input.
    static let standardInput = "-"

    private static func open(
        _ path: String, data: Data, fonts: FontCollection, code: CodeUse
    ) throws -> any SceneSource {
        let around = Neighborhood(of: path)
        let assets = Assets(
            catalogs: around.catalogs, pictures: around.pictures,
            foundIn: around.folders.first.map { .folder($0) } ?? .nowhere)
        let storyboards = Storyboards(
            around.documentFolders, fonts: fonts, assets: assets,
            code: AppCode(around: around, documents: [path], use: code),
            information: InformationLists(around.propertyLists, fonts: around.fonts))
        let texts = AppTexts(around: around)
        return try open(path, data: data, fonts: fonts, assets: assets, storyboards: storyboards, texts: texts)
    }

    /// Opens everything in an app's folder that has scenes.
    ///
    /// Catalogs and pictures are those of the whole folder, wherever they lie in it; storyboards find each other by name. Of a folder in an
    /// Xcode project's folder everything in the latter counts.
    ///
    /// - Parameters:
    ///   - folder: The app's folder, or one in it.
    ///   - fonts: The fonts of its texts.
    ///   - code: The values of the app's code that count for storyboards and XIBs.
    ///   - isExcluded: Whether the document with a path, which begins with the folder's, is left out.
    /// - Returns: For each storyboard, XIB and layout, by path, its source or why it cannot be opened.
    /// - Throws: `ProjectError` where there is no such folder, or nothing in it that has scenes.
    public static func openAll(
        in folder: String, fonts: FontCollection, code: CodeUse = .off,
        excluding isExcluded: (String) -> Bool = { _ in false }
    ) throws -> [Result<any SceneSource, any Error>] {
        try documents(in: folder, fonts: fonts, code: code, excluding: isExcluded) { _ in nil }.map(\.result)
    }

    /// Opens a file, or everything in an app's folder that has scenes, and tells what was looked for.
    ///
    /// - Parameters:
    ///   - path: The file or the folder.
    ///   - fonts: The fonts of the texts.
    ///   - code: The values of the app's code that count for storyboards and XIBs.
    ///   - known: What is known of a document, by its path, and need not be opened again; nil for one that must.
    /// - Returns: The documents by path.
    /// - Throws: `ProjectError` where there is nothing in a folder that has scenes.
    package static func documents(
        at path: String, fonts: FontCollection, code: CodeUse, keeping known: (String) -> OpenedDocument?
    ) throws -> [OpenedDocument] {
        guard !FolderListing.isFolder(path) else {
            return try documents(in: path, fonts: fonts, code: code, keeping: known)
        }
        return [
            known(path)
                ?? OpenedDocument(path) {
                    try SceneWork(.reading, of: path).attempt { try open(path, fonts: fonts, code: code) }
                }
        ]
    }

    private static func documents(
        in folder: String, fonts: FontCollection, code: CodeUse,
        excluding isExcluded: (String) -> Bool = { _ in false }, keeping known: (String) -> OpenedDocument?
    ) throws -> [OpenedDocument] {
        let ((app, whole), traversal) = try SceneWork(.reading, of: folder).attempt {
            try InputTrace.collecting {
                let app = try AppFolder(folder)
                return (app, try Neighborhood(of: "\(folder)/.").projectAbove.map(AppFolder.init) ?? app)
            }
        }
        guard app.hasScenes else { throw ProjectError.emptyFolder(path: folder) }
        let resources = traversal.filter { !AppFolder.isOnlyAboutLayouts($0) }
        let assets = Assets(catalogs: whole.catalogs, pictures: whole.pictures, foundIn: .tree(whole.path))
        let storyboards = Storyboards(
            whole.documents, fonts: fonts, assets: assets, tables: whole.stringTables,
            code: AppCode(paths: [whole.path], documents: app.documents, use: code),
            information: InformationLists(whole.codeFiles, fonts: whole.fonts))
        return (app.documents + app.layouts).sorted().filter { !isExcluded($0) }.map { path in
            known(path)
                ?? OpenedDocument(path) {
                    try SceneWork(.reading, of: path).attempt {
                        try TracedSource {
                            InputTrace.note(resources)
                            return try open(
                                path, data: try contents(of: path), fonts: fonts, assets: assets,
                                storyboards: storyboards,
                                texts: AppTexts(around: Neighborhood(of: path), tables: storyboards.tables))
                        }
                    }
                }
        }
    }

    /// The canvas of a storyboard, read again; a XIB or layout has none.
    ///
    /// - Parameter path: The file.
    /// - Returns: Nil for a document without a canvas.
    /// - Throws: An `InputError` where the file cannot be read.
    package static func canvas(of path: String) throws -> StoryboardCanvas? {
        guard path.pathExtension.lowercased() == "storyboard" else { return nil }
        return try StoryboardCanvas(try contents(of: path), file: path)
    }

    /// Whether a file could not be opened because it describes an interface for another system than iOS, as apps' folders often hold
    /// beside those for iOS.
    public static func isAboutOtherSystem(_ error: any Error) -> Bool {
        if case .otherPlatform = error as? InterfaceBuilderError { true } else { false }
    }

    /// The documents in an app's folder that nobody who uses the app sees.
    ///
    /// - Parameter folder: The folder.
    /// - Returns: The paths of those that no target of its Xcode projects has, none where no project has any of the folder's documents; and of
    ///   others whose names say that they show screens for debugging, such as `Debug.storyboard`, none where the folder has no others.
    /// - Throws: `ProjectError` where there is no such folder.
    package static func unseenDocuments(
        in folder: String
    ) throws(ProjectError) -> (strays: Set<String>, forDevelopers: Set<String>, unnamed: Set<String>) {
        let app = try AppFolder(folder)
        let documents = app.documents
        guard !documents.isEmpty else { return ([], [], []) }
        let projects = AppFinder.projects(in: folder)
        let strays = ProjectFiles(projects).strayDocuments(among: documents)
        let forDevelopers = developersDocuments(among: documents).subtracting(strays)
        let others = documents.filter { !strays.contains($0) && !forDevelopers.contains($0) }
        return (strays, forDevelopers, UnnamedDocuments(in: app, projects).documents(among: others))
    }

    private static func developersDocuments(among documents: [String]) -> Set<String> {
        let named = documents.filter { path in
            path.lastPathComponent.deletingPathExtension.contains(
                /^Debug(?![a-z])|Debug(Menu|Options|Panel|Screen|Settings|View)?(Controller)?$|Developer(Menu|Options|Settings)/
            )
        }
        return named.count == documents.count ? [] : Set(named)
    }

    /// The other system than iOS that a storyboard or XIB is for.
    ///
    /// - Parameter path: The file, of which the beginning is read.
    /// - Returns: The name, such as `watchOS`; nil for iOS and for other files.
    package static func otherSystem(of path: String) -> String? {
        guard ["storyboard", "xib"].contains(path.pathExtension.lowercased()), !InputFile.isPipeOrDevice(path),
            let file = FileHandle(forReadingAtPath: path), let beginning = try? file.read(upToCount: 1024)
        else { return nil }
        return OtherPlatform.name(ofDocument: beginning)
    }

    private static func open(
        _ path: String, data: Data, fonts: FontCollection, assets: Assets, storyboards: Storyboards, texts: AppTexts
    ) throws -> any SceneSource {
        let isNamedSo = ["storyboard", "xib"].contains(path.pathExtension.lowercased())
        guard isNamedSo || isXML(data) else {
            return try LayoutFileSource(data: data, file: path, fonts: fonts, strings: texts.source) { name in
                // The name is empty for the folder of a layout that is given without one.
                let folder = name.isEmpty ? "." : name
                if assets.isAround(folder) { return assets }
                let files = FolderListing.names(in: folder).map { "\(folder)/\($0)" }
                return Assets(
                    catalogs: Neighborhood(of: "\(folder)/.").catalogs, pictures: files, foundIn: .folder(folder),
                    backedBy: assets)
            }
        }
        let surroundings = FileResources(
            assets: assets, texts: DocumentTexts(file: path), appTexts: texts, storyboards: storyboards,
            code: storyboards.code)
        return try InterfaceBuilderSource(data: data, file: path, fonts: fonts, surroundings: surroundings)
    }

    /// Interface Builder's documents are XML, whose first character other than white space and a byte-order mark is `<`.
    private static func isXML(_ data: Data) -> Bool {
        let ignored: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
        return data.first { !ignored.contains($0) } == UInt8(ascii: "<")
    }

    /// The bytes of a file.
    ///
    /// - Parameter path: The file, which must be an ordinary one.
    /// - Returns: The bytes.
    /// - Throws: `ProjectError` where there is none, or it cannot be read.
    public static func contents(of path: String) throws(ProjectError) -> Data {
        InputTrace.note(.file(path))
        if let unsaved = UnsavedContents.of(path) { return unsaved }
        guard FolderListing.exists(path) else { throw .missing(path: path) }
        guard !FolderListing.isFolder(path) else { throw .isFolder(path: path) }
        if let kind = InputFile.otherKind(of: path) { throw .otherKind(path: path, kind: kind) }
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            let reason = (error as NSError).localizedFailureReason ?? "\(error.localizedDescription)"
            throw .unreadable(file: path, reason: reason)
        }
        if GitLargeFile.isPointer(data) { throw .largeFilePointer(path: path) }
        return data
    }
}
