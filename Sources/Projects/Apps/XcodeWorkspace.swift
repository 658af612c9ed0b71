import Foundation
import KeylineByteText
import KeylineInterfaceBuilder

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
        let parent = path.deletingLastPathComponent
        let reader = WorkspaceReader(parent.isEmpty ? "." : parent)
        do throws(XMLEventParser.Failure) {
            try XMLEventParser.parse([UInt8](data), receiver: reader)
        } catch {
            throw .unreadable("\(file):\(error.line):\(error.column)", reason: error.reason)
        }
        for path in reader.files { add(path.standardized) }
    }

    private mutating func add(_ path: String) {
        if path.hasSuffix(".xcodeproj") {
            if path.lastPathComponent != "Pods.xcodeproj", FolderListing.isFolder(path) { projects.append(path) }
        } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            packages.append(AppPackage(place: .folder(path)))
        }
    }
}

/// Finds the paths of a workspace's files: each is given from its group, from the workspace's folder, or whole.
private final class WorkspaceReader: XMLEventReceiver {
    private(set) var files: [String] = []
    /// The folders of the open elements, the workspace's first.
    private var folders: [String]

    /// More than any workspace has inside one another.
    private static let depthLimit = 1000

    init(_ folder: String) {
        folders = [folder]
    }

    func start(_ name: String, attributes: [String: String], line: Int) -> Bool {
        let path = path(of: attributes["location"] ?? "")
        if name == "FileRef" { files.append(path) }
        folders.append(path)
        return folders.count < Self.depthLimit
    }

    func characters(_ text: String) {}

    func end() { folders.removeLast() }

    /// The path of a location, such as `group:Modules/Kit`.
    private func path(of location: String) -> String {
        let words = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let relative = words.count == 2 ? words[1] : ""
        let base = words[0] == "container" ? folders[0] : folders[folders.count - 1]
        if relative.hasPrefix("/") || words[0] == "absolute" { return relative }
        return relative.isEmpty ? base : "\(base)/\(relative)"
    }
}
