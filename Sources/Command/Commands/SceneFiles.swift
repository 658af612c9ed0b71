import Foundation
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// Opens the files that a command was given, with the fonts that it was given.
struct SceneFiles: Sendable {
    /// Keyline's fonts and those of the folders given.
    let fonts: FontCollection

    /// Finds the fonts.
    ///
    /// - Parameters:
    ///   - folders: Folders with more fonts.
    ///   - paths: The files and apps' folders that are to be opened, which may bring fonts along.
    /// - Throws: An `InputError` where a folder or a font in it is missing or unusable.
    init(fontFolders folders: [String], operands paths: [String] = []) throws {
        let bundled = try FontCollection.bundled()
        let more = try folders.flatMap(Self.fontFiles)
        let given = more.isEmpty ? bundled : try bundled.adding(files: more)
        let (all, failures) = AppFonts.adding(around: paths, to: given)
        failures.forEach(Console.report)
        fonts = all
    }

    /// The source that a file holds.
    func open(_ path: String) throws -> any SceneSource {
        try SourceOpener.open(path, fonts: fonts)
    }

    /// The sources of a file, or of everything in an app's folder that has scenes.
    func openAll(_ path: String) throws -> [Result<any SceneSource, any Error>] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [.success(try open(path))]
        }
        return try SourceOpener.openAll(in: path, fonts: fonts)
    }

    /// The scenes of several files and folders; what cannot be opened is reported and leaves the others alone.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - names: Ids or names of the scenes wanted; empty for all.
    /// - Returns: The scenes, and whether every file could be opened.
    /// - Throws: `CommandError` for a name that no file has.
    func open(_ paths: [String], scenes names: [String]) throws -> (scenes: [SceneReference], isComplete: Bool) {
        var sources: [any SceneSource] = []
        var isComplete = true
        for path in paths {
            do {
                for source in try openAll(path) {
                    do { sources.append(try source.get()) } catch { (isComplete, _) = (false, Console.report(error)) }
                }
            } catch {
                (isComplete, _) = (false, Console.report(error))
            }
        }
        guard !sources.isEmpty else { return ([], isComplete) }
        return (try SceneSelection.scenes(named: names, of: sources), isComplete)
    }

    /// The font files in a folder, those in folders inside it too, by path.
    private static func fontFiles(in folder: String) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandError.missingFontFolder(folder)
        }
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
        return files.sorted().map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }
}
