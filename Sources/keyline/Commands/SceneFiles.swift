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
    func open(_ paths: [String], scenes names: [String]) -> (scenes: [SceneReference], isComplete: Bool) {
        var scenes: [SceneReference] = []
        var isComplete = true
        for path in paths {
            do { scenes += try open(path).scenes(named: names) } catch {
                Console.report(error)
                isComplete = false
            }
        }
        return (scenes, isComplete)
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
