import Foundation
import KeylineByteText
import KeylineScenes

/// Where a document's catalogs, pictures and fonts are looked for: in its folder, and in those above it up to the app's.
///
/// The app's folder is the nearest one with an Xcode project, a Swift package or a repository. Without one, nothing above the
/// document's own folder is looked at, so that a file means the same wherever it is put.
struct Neighborhood: Hashable, Sendable {
    /// The folders, the nearest first.
    let folders: [String]

    /// Finds the folders around a file.
    init(of file: String) {
        var folder = FolderListing.folder(of: file)
        if FolderListing.name(of: folder).hasSuffix(".lproj") { folder = FolderListing.parent(of: folder) }
        let above = Self.folders(from: folder)
        let root = above.firstIndex(where: Self.isRoot)
        folders = root.map { Array(above[...$0]) } ?? [folder]
    }

    private static let heightLimit = 8

    /// A folder and those above it, written as the first one is: an outcome must not depend on where a checkout lies.
    private static func folders(from folder: String) -> [String] {
        var result = [folder]
        while result.count < heightLimit, let last = result.last, last != "/" {
            result.append(FolderListing.parent(of: last))
        }
        return result
    }

    private static func isRoot(_ folder: String) -> Bool {
        let markers: Set<String> = ["Package.swift", ".git"]
        InputTrace.note(.entries(folder: folder, .named(markers.sorted()), isDeep: false))
        InputTrace.note(.entries(folder: folder, .endings(["xcodeproj", "xcworkspace"]), isDeep: false))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { markers.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The catalogs in the folders and one below.
    var catalogs: [String] { entries(ending: ["xcassets"]) }

    /// The folders in which storyboards may lie: those around the document, and one below.
    var documentFolders: [String] {
        folders.flatMap { folder in
            InputTrace.note(.entries(folder: folder, .endings([""]), isDeep: false))
            let inner = FolderListing.names(in: folder).filter { $0.pathExtension.isEmpty }
            return [folder] + inner.map { "\(folder)/\($0)" }.filter(FolderListing.isFolder)
        }
    }

    /// The pictures in the document's own folder.
    var pictures: [String] {
        folders.prefix(1).flatMap { folder in FolderListing.names(in: folder).map { "\(folder)/\($0)" } }
    }

    /// The fonts in the folders and one below.
    var fonts: [String] { entries(ending: ["ttf", "otf", "ttc"]) }

    private func entries(ending endings: Set<String>) -> [String] {
        var found: [String] = []
        for (index, folder) in folders.enumerated() {
            // The folder from which one comes was looked at already.
            InputTrace.note(.entries(folder: folder, .endings(endings.sorted() + [""]), isDeep: false))
            let nearest = index > 0 ? FolderListing.name(of: folders[index - 1]) : ""
            for name in FolderListing.names(in: folder) {
                let place = "\(folder)/\(name)"
                let ending = name.pathExtension.lowercased()
                if endings.contains(ending) { found.append(place) }
                guard ending.isEmpty, name != nearest, FolderListing.isFolder(place) else { continue }
                InputTrace.note(.entries(folder: place, .endings(endings.sorted()), isDeep: false))
                let inside = FolderListing.names(in: place) { endings.contains($0.pathExtension.lowercased()) }
                found += inside.map { "\(place)/\($0)" }
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }
}
