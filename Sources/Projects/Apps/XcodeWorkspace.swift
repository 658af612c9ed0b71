import Foundation
import KeylineByteText
import KeylineMarkup

/// An Xcode workspace: the projects and packages that it names, wherever they are.
struct XcodeWorkspace {
    private(set) var projects: [String] = []
    private(set) var packages: [AppPackage] = []

    /// Reads a workspace.
    ///
    /// - Parameter path: The folder whose name ends in `.xcworkspace`.
    /// - Throws: `AppError.unreadable` where its contents are not there, or are no XML.
    init(_ path: String) throws(AppError) {
        let file = path + "/contents.xcworkspacedata"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .unreadable(file, reason: "the file cannot be read")
        }
        do throws(MarkupError) {
            add(filesOf: try Markup([UInt8](data), file: file), in: path.deletingLastPathComponent)
        } catch {
            throw .unreadable(error.location.description, reason: error.reason)
        }
    }

    /// Adds the files of a workspace: the path of each is given from its group, from the workspace's folder, or whole.
    private mutating func add(filesOf markup: Markup, in parent: String) {
        let workspace = parent.isEmpty ? "." : parent
        // By element, the folder that its groups' paths begin at.
        var folders: [String] = []
        for element in markup.elements {
            let group = element.parent.map { folders[$0] } ?? workspace
            let path = Self.path(of: element["location"] ?? "", in: group, of: workspace)
            folders.append(path)
            if element.name == "FileRef" { add(path.standardized) }
        }
    }

    /// The path of a location, such as `group:Modules/Kit`.
    private static func path(of location: String, in group: String, of workspace: String) -> String {
        let words = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let relative = words.count == 2 ? words[1] : ""
        if relative.hasPrefix("/") || words[0] == "absolute" { return relative }
        let base = words[0] == "container" ? workspace : group
        return relative.isEmpty ? base : "\(base)/\(relative)"
    }

    private mutating func add(_ path: String) {
        if path.hasSuffix(".xcodeproj") {
            if path.lastPathComponent != "Pods.xcodeproj", FolderListing.isFolder(path) { projects.append(path) }
        } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            packages.append(AppPackage(place: .folder(path)))
        }
    }
}
