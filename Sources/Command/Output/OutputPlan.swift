import Foundation
import KeylineByteText
import KeylinePreviews
import KeylineRendering
import KeylineScenes

/// Which picture of which scenes goes where; decided before anything is laid out.
struct OutputPlan: Sendable {
    /// One file to write.
    struct Picture: Sendable {
        /// The file: of a folder, in which it stays, or one that a person named.
        let file: PictureOutput
        /// What it shows: one scene, or a page each.
        let scenes: [SceneReference]
    }

    /// The kind of every picture.
    let format: PictureFormat
    /// The pictures in the order of the files and their scenes.
    let pictures: [Picture]

    /// Whether the pictures after each step have a place: as pages, as an animation, or as files of a folder.
    var hasRoomForSteps: Bool {
        if format == .pdf || format.isAnimated { return true }
        return pictures.contains { if case .inside = $0.file { true } else { false } }
    }

    /// Finds a place for every scene.
    ///
    /// - Parameters:
    ///   - scenes: The scenes, at least one.
    ///   - output: A file, a folder or `-`; nil for the current folder.
    ///   - format: The kind of picture; nil where the output's name says it.
    /// - Throws: `CommandError` where the scenes cannot go where they are sent.
    init(_ scenes: [SceneReference], output: String?, format: PictureFormat?) throws {
        let named = output.flatMap { PictureFormat(pathExtension: $0.pathExtension) }
        self.format = format ?? named ?? .png
        guard let output, !Self.isFolder(output) else {
            let folder = OutputFolder(output ?? "")
            pictures = Self.pictures(of: scenes, in: folder, format: self.format)
            return
        }
        if format == nil, named == nil, !output.pathExtension.isEmpty {
            throw CommandError.unknownFormat(output: output)
        }
        if let format, let named, named != format {
            throw CommandError.contradictingFormat(output: output, format: format)
        }
        guard scenes.count == 1 || self.format == .pdf else {
            throw CommandError.severalPictures(output: output, count: scenes.count)
        }
        pictures = [Picture(file: .named(output == "-" ? "/dev/stdout" : output), scenes: scenes)]
    }

    /// Whether a path means a folder: it ends with a slash, is one already, or its name has no extension.
    private static func isFolder(_ path: String) -> Bool {
        if path == "-" { return false }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) { return isFolder.boolValue }
        return path.hasSuffix("/") || path.pathExtension.isEmpty
    }

    private static func pictures(
        of scenes: [SceneReference], in folder: OutputFolder, format: PictureFormat
    ) -> [Picture] {
        let names = PictureNames.names(of: scenes)
        return zip(scenes, names).map { scene, name in
            Picture(file: .inside(folder, "\(name).\(format.rawValue)"), scenes: [scene])
        }
    }
}

/// Where a picture goes.
enum PictureOutput: Sendable {
    /// A file that a person named.
    case named(String)
    /// A file with a name of ours in a folder that a person named, or in the current one.
    case inside(OutputFolder, String)

    /// The path, as it is printed.
    var path: String {
        switch self {
        case .named(let path): path
        case .inside(let folder, let name): folder.path(of: name)
        }
    }

    /// Writes the file, with the folders around it.
    func write(_ bytes: [UInt8]) throws {
        switch self {
        case .named(let path):
            try OutputFolder.make(for: path)
            try OutputFile.write(bytes, to: path)
        case .inside(let folder, let name): try folder.write(bytes, to: name)
        }
    }
}
