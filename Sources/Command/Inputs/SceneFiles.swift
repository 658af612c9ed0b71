import Foundation
import Keyline
import KeylineGoldens
import KeylineByteText
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting
import KeylineWorkers

/// Opens the files that a command was given, with the fonts that it was given.
struct SceneFiles: Sendable {
    /// Keyline's fonts and those of the folders given.
    let fonts: FontCollection
    /// Whether fonts beside the operands cannot be used, which was reported.
    let hasBrokenFonts: Bool
    /// The folders with more fonts.
    let fontFolders: [String]
    /// The fonts of the folders given, for whoever wants to know what a scene was made from.
    let fontInputs: Set<InputDependency>
    /// The folder around a document on standard input; nil for the current one.
    private var inputFolder: String?
    /// Patterns of files that are left out.
    private var excluded: [String] = []
    /// Whether documents of a folder are left out that no target of its Xcode projects has, or that are for developers alone.
    var leavesOutStrayDocuments = false
    /// The package whose previews this program holds; nil where files are meant.
    private let package: String?
    /// The values of an app's code that pictures of its documents show.
    let code: CodeUse

    /// Finds the fonts of a call, and the package that it asks for.
    init(_ settings: CommandSettings, operands paths: [String]) throws {
        let package = settings.sources.package
        let operands = paths + (package.map { [$0] } ?? [])
        try self.init(
            fontFolders: settings.sources.fontFolders, operands: operands, package: package, code: settings.codeUse)
        inputFolder = settings.sources.inputFolder
        excluded = settings.sources.excluded
    }

    /// Finds the fonts.
    ///
    /// - Parameters:
    ///   - folders: Folders with more fonts.
    ///   - paths: The files and apps' folders that are to be opened, which may bring fonts along.
    ///   - package: The package whose previews this program holds.
    ///   - code: The values of an app's code that pictures of its documents show.
    /// - Throws: An `InputError` where a folder or a font in it is missing or unusable.
    init(
        fontFolders folders: [String], operands paths: [String] = [], package: String? = nil, code: CodeUse = .off
    ) throws {
        self.package = package
        self.code = code
        let bundled = try FontCollection.bundled()
        let more = try folders.flatMap(Self.fontFiles)
        fontFolders = folders
        fontInputs = Set(
            folders.map { .entries(folder: $0, .endings(["ttf", "otf", "ttc"]), isDeep: true) }
                + more.map { .file($0.path) })
        InputTrace.note(fontInputs)
        let given = more.isEmpty ? bundled : try bundled.adding(files: more)
        let (all, failures) = AppFonts.adding(around: paths, to: given)
        failures.forEach(Console.report)
        fonts = all
        hasBrokenFonts = !failures.isEmpty
    }

    /// The source that a file holds.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - use: The values of code that count; nil for the call's.
    /// - Returns: The source.
    /// - Throws: An `InputError` where the file cannot be opened.
    func open(_ path: String, code use: CodeUse? = nil) throws -> any SceneSource {
        WatchedSource(
            try SceneWork(.reading, of: path).attempt {
                try SourceOpener.open(path, fonts: fonts, code: use ?? code, inputFolder: inputFolder)
            })
    }

    /// The sources of a file, or of everything in an app's folder that has scenes.
    func openAll(_ path: String, code use: CodeUse? = nil) throws -> [Result<any SceneSource, any Error>] {
        guard isFolder(path) else { return [.success(try open(path, code: use))] }
        let strays = leavesOutStrayDocuments ? try strayDocuments(in: path) : []
        return try SourceOpener.openAll(in: path, fonts: fonts, code: use ?? code) { document in
            strays.contains(document) || isExcluded(document, in: path)
        }.map { $0.map { WatchedSource($0) } }
    }

    /// The documents in a folder that are in no target, for developers alone or shown by nothing, each of which is named.
    private func strayDocuments(in folder: String) throws -> Set<String> {
        let (strays, forDevelopers, unnamed) = try SourceOpener.unseenDocuments(in: folder)
        for path in strays.sorted() where !isExcluded(path, in: folder) {
            Console.pass(over: path, because: "no target of the Xcode project has it; to check it, name the file")
        }
        for path in forDevelopers.sorted() where !isExcluded(path, in: folder) {
            Console.pass(over: path, because: "by its name only developers see it; to check it, name the file")
        }
        for path in unnamed.sorted() where !isExcluded(path, in: folder) {
            let reason = "no code, property list or storyboard of the app names it; to check it, name the file"
            Console.pass(over: path, because: reason)
        }
        return strays.union(forDevelopers).union(unnamed)
    }

    /// The scenes of several files and folders; what cannot be opened is reported and leaves the others alone. In a folder,
    /// interfaces for other systems than iOS are skipped with a line.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - names: Ids or names of the scenes wanted; empty for all.
    /// - Returns: The scenes, and what could not be opened.
    /// - Throws: `CommandError` for a name that no file has.
    @MainActor
    func open(_ paths: [String], scenes names: [String]) throws -> OpenedScenes {
        let (sources, failures) = try openSources(paths)
        var opened = OpenedScenes(failures: failures, isComplete: !hasBrokenFonts && failures.isEmpty)
        if !sources.isEmpty { opened.scenes = try SceneSelection.scenes(named: names, of: sources) }
        return opened
    }

    /// The sources of several files and folders, in the same way.
    ///
    /// - Parameters:
    ///   - paths: The files; none for the previews of the package.
    ///   - takesCode: Whether a folder without documents is no mistake, because its code counts.
    /// - Returns: The sources, and the errors of files that could not be opened.
    /// - Throws: `PackageError` where the package has no previews.
    @MainActor
    func openSources(
        _ paths: [String], takesCode: Bool = false
    ) throws -> (sources: [any SceneSource], failures: [OpenedScenes.Failure]) {
        var sources = paths.isEmpty ? try previews() : []
        var failures: [OpenedScenes.Failure] = []
        for path in paths where !isExcluded(path, in: "") {
            for source in Self.flattened(Result { try openAll(path) }) {
                do {
                    sources.append(try source.get())
                } catch ProjectError.emptyFolder where takesCode {
                    continue
                } catch let error where isFolder(path) && SourceOpener.isAboutOtherSystem(error) {
                    Console.pass(over: error)
                } catch {
                    Console.report(error)
                    failures.append(.init(path: path, error: error))
                }
            }
        }
        return (sources, failures)
    }

    /// Whether a pattern matches the path of a file, its path in a folder, or one of the names in that.
    private func isExcluded(_ path: String, in folder: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        let inside = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        let names = [path, inside] + inside.split(separator: "/").map(String.init)
        return names.contains { name in excluded.contains { NamePattern($0).matches(name) } }
    }

    /// The source that a file holds, all sources of an app's folder, or the package's previews where no path is given.
    ///
    /// - Parameter path: The file or folder.
    /// - Returns: The sources; of a folder those that can be opened, after the others are reported.
    /// - Throws: An `InputError` where the file, or nothing in the folder, can be opened.
    @MainActor
    func sources(_ path: String?) throws -> [any SceneSource] {
        guard let path else { return try previews() }
        guard isFolder(path) else { return [try open(path)] }
        let sources = try openSources([path]).sources
        return sources.isEmpty ? [try open(path)] : sources
    }

    /// The previews of the package, each as a source; none where there is no package.
    @MainActor
    private func previews() throws -> [any SceneSource] {
        guard let package else { return [] }
        return try previews(of: package, targets: [])
    }

    /// The previews of a package that this program was linked with, each file's as a source.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - targets: The targets whose previews are meant; empty for all.
    /// - Returns: The sources.
    /// - Throws: `PackageError` where there is no such package, or no preview in it.
    @MainActor
    func previews(of package: String, targets: [String]) throws -> [any SceneSource] {
        let previewed = try PreviewedPackage(package)
        let sources = try LinkedPreviews.sources(
            fonts: PictureFonts(fonts), resources: try AppResources(folder: package), of: targets,
            locating: previewed.ownPath)
        guard !sources.isEmpty else { throw PackageError.noPreviews(package) }
        return sources.map { WatchedSource($0) }
    }

    /// Whether a path is a folder.
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func flattened(
        _ result: Result<[Result<any SceneSource, any Error>], any Error>
    ) -> [Result<any SceneSource, any Error>] {
        switch result {
        case .success(let sources): sources
        case .failure(let error): [.failure(error)]
        }
    }

    /// The font files in a folder, those in folders inside it too, by path.
    private static func fontFiles(in folder: String) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandError.missingFontFolder(folder)
        }
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
        return files.sorted().map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }
}
