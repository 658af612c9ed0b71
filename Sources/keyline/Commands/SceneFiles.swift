import Foundation
import Previews
import Projects
import Scenes
import Typesetting

/// Opens the files that a command was given, with the fonts that it was given.
struct SceneFiles: Sendable {
    /// Keyline's fonts and those of the folders given.
    let fonts: FontCollection

    /// Finds the fonts.
    ///
    /// - Parameter folders: Folders with more fonts.
    /// - Throws: An `InputError` where a folder or a font is missing or unusable.
    init(fontFolders folders: [String]) throws {
        let bundled = try FontCollection.bundled()
        let more = try folders.flatMap(Self.fontFiles)
        fonts = more.isEmpty ? bundled : try bundled.adding(files: more)
    }

    /// The source that a file holds.
    func open(_ path: String) throws -> any SceneSource {
        try SourceOpener.open(path, fonts: fonts)
    }

    /// The scenes of several files; what cannot be opened is reported and leaves the others alone.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - names: Ids or names of the scenes wanted; empty for all.
    /// - Returns: The scenes, and whether every file could be opened.
    /// - Throws: `CommandError` for a name that no file has.
    func open(_ paths: [String], scenes names: [String]) throws -> (scenes: [SceneReference], isComplete: Bool) {
        var sources: [any SceneSource] = []
        for path in paths {
            do { sources.append(try open(path)) } catch { Console.report(error) }
        }
        let isComplete = sources.count == paths.count
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
