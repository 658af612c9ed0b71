import Foundation
import KeylineByteText

/// An Xcode workspace: the projects and packages that it names, wherever they are.
struct XcodeWorkspace {
    private(set) var projects: [String] = []
    private(set) var packages: [AppPackage] = []

    /// Reads a workspace.
    ///
    /// - Parameter path: The folder whose name ends in `.xcworkspace`.
    /// - Throws: `AppError.unreadable` where its contents are not there.
    init(_ path: String) throws(AppError) {
        let file = path + "/contents.xcworkspacedata"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw .unreadable(file, reason: "the file cannot be read")
        }
        let parent = path.deletingLastPathComponent
        var groups = [parent.isEmpty ? "." : parent]
        for match in text.matches(of: /<(Group|FileRef)\b([^>]*)>|<\/Group>/) {
            guard let kind = match.1 else {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            let location = match.2.flatMap { $0.firstMatch(of: /location\s*=\s*"([a-z]+):([^"]*)"/) }
            let relative = location.map { String($0.2).decodingEntities } ?? ""
            let base = location?.1 == "container" ? groups[0] : groups[groups.count - 1]
            let whole =
                relative.hasPrefix("/") || location?.1 == "absolute"
                ? relative : relative.isEmpty ? base : "\(base)/\(relative)"
            if kind == "Group" { groups.append(whole) } else { add(whole.standardized) }
        }
    }

    private mutating func add(_ path: String) {
        if path.hasSuffix(".xcodeproj") {
            if path.lastPathComponent != "Pods.xcodeproj", FolderListing.isFolder(path) { projects.append(path) }
        } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            packages.append(AppPackage(place: .folder(path)))
        }
    }
}

extension String {
    /// The text with the five entities of XML as what they stand for.
    fileprivate var decodingEntities: String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(self) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
