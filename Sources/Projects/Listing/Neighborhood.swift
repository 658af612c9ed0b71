import Foundation
import KeylineByteText
import KeylineFiles
import KeylineScenes

/// Where a document's catalogs, pictures and fonts are looked for: in its folder, and in those above it up to the app's.
///
/// The app's folder is the nearest one with an Xcode project, a Swift package or a repository. Without one, nothing above the
/// document's own folder is looked at, so that a file means the same wherever it is put.
///
/// In the folder of an Xcode project, catalogs and fonts count wherever they are, as for the whole app: apps often have them two folders
/// below their own. Packages and repositories may hold much else, so theirs are at most one folder below one that is around the document.
///
/// Each folder is read once, however often something is looked for in it.
struct Neighborhood: Sendable {
    /// The folders, the nearest first.
    let folders: [String]
    /// Whether the last of the folders is an app's.
    let isOfApp: Bool
    /// The folder with the Xcode project; nil where the last of the folders has none.
    private let projectFolder: String?
    private let listings: FolderListings

    /// Finds the folders around a file.
    init(of file: String) {
        var folder = FolderListing.folder(of: file)
        if FolderListing.name(of: folder).hasSuffix(".lproj") { folder = FolderListing.parent(of: folder) }
        let above = Self.folders(from: folder)
        let listings = FolderListings()
        let root = above.firstIndex { Self.isRoot($0, listings) }
        isOfApp = root != nil
        folders = root.map { Array(above[...$0]) } ?? [folder]
        projectFolder = root.map { above[$0] }.flatMap { Self.hasProject($0, listings) ? $0 : nil }
        self.listings = listings
    }

    /// The folder with the Xcode project, where that is not the nearest one; nil where it is, and where there is no project.
    var projectAbove: String? { projectFolder == folders.first ? nil : projectFolder }

    private static let heightLimit = 8

    /// A folder and those above it, written as the first one is: an outcome must not depend on where a checkout lies.
    private static func folders(from folder: String) -> [String] {
        var result = [folder]
        while result.count < heightLimit, let last = result.last, last != "/" {
            result.append(FolderListing.parent(of: last))
        }
        return result
    }

    private static func isRoot(_ folder: String, _ listings: FolderListings) -> Bool {
        let markers: Set<String> = ["Package.swift", ".git"]
        InputTrace.note(.entries(folder: folder, .named(markers.sorted()), isDeep: false))
        InputTrace.note(.entries(folder: folder, .endings(["xcodeproj", "xcworkspace"]), isDeep: false))
        return hasProject(folder, listings) || listings.all(in: folder).contains(where: markers.contains)
    }

    private static func hasProject(_ folder: String, _ listings: FolderListings) -> Bool {
        listings.all(in: folder).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The catalogs in the folders and one below, then the Xcode project's.
    var catalogs: [String] { entries(ending: ["xcassets"]) }

    /// The folders in which storyboards may lie: those around the document, and one below.
    var documentFolders: [String] {
        folders.flatMap { folder in
            InputTrace.note(.entries(folder: folder, .endings([""]), isDeep: false))
            let inner = listings.names(in: folder).filter { $0.pathExtension.isEmpty }
            return [folder] + inner.map { "\(folder)/\($0)" }.filter(listings.isFolder)
        }
    }

    /// The pictures in the document's own folder.
    var pictures: [String] {
        folders.prefix(1).flatMap { folder in listings.names(in: folder).map { "\(folder)/\($0)" } }
    }

    /// The fonts in the folders and one below, then the Xcode project's.
    var fonts: [String] { entries(ending: ["ttf", "otf", "ttc"]) }

    /// The property lists in the folders and one below, then the Xcode project's.
    var propertyLists: [String] { entries(ending: ["plist"]) }

    private func entries(ending endings: Set<String>) -> [String] {
        var found: [String] = []
        for (index, folder) in folders.enumerated() {
            // The folder from which one comes was looked at already.
            InputTrace.note(.entries(folder: folder, .endings(endings.sorted() + [""]), isDeep: false))
            let nearest = index > 0 ? FolderListing.name(of: folders[index - 1]) : ""
            for name in listings.names(in: folder) {
                let place = "\(folder)/\(name)"
                let ending = name.pathExtension.lowercased()
                if endings.contains(ending) { found.append(place) }
                guard ending.isEmpty, name != nearest, listings.isFolder(place) else { continue }
                InputTrace.note(.entries(folder: place, .endings(endings.sorted()), isDeep: false))
                let inside = listings.names(in: place) { endings.contains($0.pathExtension.lowercased()) }
                found += inside.map { "\(place)/\($0)" }
            }
        }
        found += projectFolder.map { entries(ending: endings, inside: $0) + references(ending: endings, of: $0) } ?? []
        // A path from the project's folder down may be written otherwise than one from the document up.
        var seen: Set<String> = []
        return found.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    }

    /// The files outside of a project's folder to which its projects refer, such as `../Images.xcassets`.
    private func references(ending endings: Set<String>, of folder: String) -> [String] {
        listings.all(in: folder).filter { $0.hasSuffix(".xcodeproj") }.flatMap { name -> [String] in
            let project = folder == "." ? name : "\(folder)/\(name)"
            let file = "\(project)/project.pbxproj"
            InputTrace.note(.file(file))
            // Most projects refer to no other folder, and reading one takes long.
            guard let data = InputFile.contents(atPath: file), data.range(of: Data("../".utf8)) != nil,
                let objects = try? ProjectObjects(project)
            else { return [] }
            return objects.all("PBXFileReference").compactMap { objects.path(of: $0.id).map(Self.withoutDetours) }
                .filter { path in
                    let isInside = path.hasPrefix("\(folder)/") || folder == "." && !path.hasPrefix("../")
                    return endings.contains(path.pathExtension.lowercased()) && !isInside && FolderListing.exists(path)
                }
        }
    }

    /// A path without steps into a folder and back.
    private static func withoutDetours(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The most entries of a project's folder that are looked at for one document, higher folders first.
    private static let searchLimit = 20_000

    /// The entries of a project's folder, and of all folders in it that an app's search enters, higher folders first.
    private func entries(ending endings: Set<String>, inside project: String) -> [String] {
        InputTrace.note(.entries(folder: project, .endings(endings.sorted() + [""]), isDeep: true))
        var matches: [String] = []
        var level = [project]
        var count = 0
        while !level.isEmpty {
            var next: [String] = []
            for folder in level {
                for name in listings.names(in: folder) {
                    count += 1
                    guard count <= Self.searchLimit else { return matches }
                    let path = folder == "." ? name : "\(folder)/\(name)"
                    let ending = name.pathExtension.lowercased()
                    if endings.contains(ending) {
                        matches.append(path)
                    } else if isEntered(name, path) {
                        next.append(path)
                    }
                }
            }
            level = next
        }
        return matches
    }

    /// Whether an entry is a folder that may hold files of the app. Asking the system for every file would take most of the time, so that
    /// names with an ending are taken for files.
    private func isEntered(_ name: String, _ place: String) -> Bool {
        !ForeignFolders.all.contains(name) && (name.pathExtension.isEmpty || name.contains(" "))
            && listings.isFolder(place) && !FolderListing.isLink(place)
    }
}
