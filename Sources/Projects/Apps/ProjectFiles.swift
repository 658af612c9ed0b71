import Foundation
import KeylineByteText
import KeylineScenes

/// The files and languages that the Xcode projects of an app's folder name.
package struct ProjectFiles: Sendable {
    private struct Project: Sendable {
        /// The folder of the project.
        let folder: String
        /// The resources of its targets, as `key` has them.
        let resources: Set<String>
        /// The folders that targets have as a whole.
        let folders: [String]
        /// The codes of the project's languages.
        let languages: [String]

        func has(_ path: String) -> Bool {
            let path = ProjectFiles.key(path)
            return resources.contains(path) || folders.contains { path.hasPrefix($0 + "/") }
        }
    }

    private let projects: [Project]

    /// Reads projects. Those that cannot be read say nothing.
    ///
    /// - Parameter paths: The folders whose names end in `.xcodeproj`.
    package init(_ paths: [String]) { projects = paths.compactMap(Self.project) }

    /// The projects in the folders around a file, the nearest first.
    package static func paths(around file: String) -> [String] {
        var around: [String] = []
        var folder = file
        repeat {
            folder = folder.deletingLastPathComponent
            let listed = folder.isEmpty ? "." : folder
            InputTrace.note(.entries(folder: listed, .endings(["xcodeproj"]), isDeep: false))
            around += FolderListing.names(in: listed).filter { $0.pathExtension == "xcodeproj" }
                .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
        } while !folder.isEmpty && folder != "/"
        return around
    }

    private static func project(_ path: String) -> Project? {
        InputTrace.note(.file(path + "/project.pbxproj"))
        guard let project = try? XcodeProject(path) else { return nil }
        let resources = project.targets.flatMap(\.resources)
        return Project(
            folder: key(path.deletingLastPathComponent), resources: Set(resources.map(key)),
            folders: resources.filter(FolderListing.isFolder).map(key), languages: project.languages)
    }

    /// The documents that lie in a project's folder and are in none of the targets.
    ///
    /// A project that has none of the documents says nothing about them: another tool may make the one that counts. The documents of a
    /// package or pod inside belong to that.
    ///
    /// - Parameter documents: The paths of storyboards and XIBs.
    /// - Returns: Those paths of them that no target has.
    package func strayDocuments(among documents: [String]) -> Set<String> {
        let taken = Set(documents.filter { document in projects.contains { $0.has(document) } })
        guard !taken.isEmpty else { return [] }
        let speaking = projects.filter { project in taken.contains(where: project.has) }
        return Set(
            documents.filter { document in
                guard !taken.contains(document) else { return false }
                let path = Self.key(document)
                return speaking.contains { project in
                    (project.folder.isEmpty || path.hasPrefix(project.folder + "/"))
                        && !Self.isInPackage(document, inside: project.folder)
                }
            })
    }

    /// The languages of the project that has a document, as its file names them, such as `pt-BR`; nil where no project has it.
    package func languages(of document: String) -> [String]? {
        let languages = Set(projects.filter { $0.has(document) }.flatMap(\.languages))
        return languages.isEmpty ? nil : languages.sorted()
    }

    /// Whether a folder around a path, and inside another one, has the manifest of a package or a pod.
    private static func isInPackage(_ path: String, inside outer: String) -> Bool {
        var folder = path.deletingLastPathComponent
        while !folder.isEmpty, folder != "/", key(folder) != outer {
            let isPackage = FolderListing.names(in: folder).contains {
                $0 == "Package.swift" || $0.pathExtension == "podspec"
            }
            if isPackage { return true }
            folder = folder.deletingLastPathComponent
        }
        return false
    }

    /// A path for comparing: Xcode's file systems make no difference between capitals and small letters.
    private static func key(_ path: String) -> String {
        let path = path.standardized
        return (path == "." ? "" : path).lowercased().precomposedStringWithCanonicalMapping
    }
}
