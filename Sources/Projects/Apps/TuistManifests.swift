import Foundation
import KeylineByteText
import KeylineFiles
import KeylineOutletValues
import KeylineProcesses

/// Tuist's manifests in an app's folder, read by `keyline-adapt` without being run.
struct TuistManifests {
    /// The folder around all projects, which has the folder `Tuist`.
    let root: String
    /// The values of each manifest by its path.
    let values: [String: [ManifestValue]]
    /// The paths of the projects' manifests, sorted.
    let projects: [String]
    /// The path of the manifest of the packages; nil where there is none.
    let packages: String?

    /// Finds and reads manifests; nil where the folder has no project of Tuist's.
    ///
    /// - Parameter folder: The app's folder.
    /// - Throws: `AppError.unreadable` where the program that reads Swift is missing or refuses the files.
    init?(in folder: String) throws(AppError) {
        projects = Self.manifests(in: folder, depth: 0).sorted()
        guard let first = projects.first else { return nil }
        let around = Self.root(around: folder)
        root = around
        packages = ["Tuist/Package.swift", "Package.swift"].map { "\(around)/\($0)" }
            .first { FileManager.default.fileExists(atPath: $0) }
        guard AdapterProgram.isThere else {
            throw .unreadable(first, reason: "\(AdapterProgram.path), which reads it, is missing; reinstall Keyline")
        }
        let helpers = "\(root)/Tuist/ProjectDescriptionHelpers"
        let words = ["--manifests"] + projects + [packages].compactMap(\.self) + ["--helpers", helpers]
        let result: ChildProcess.Result
        do throws(StartError) { result = try ChildProcess.run(AdapterProgram.path, words) } catch {
            throw .unreadable(first, reason: error.reason)
        }
        guard let reading = try? JSONDecoder().decode(ManifestReading.self, from: result.bytes) else {
            throw .unreadable(first, reason: result.errors)
        }
        values = reading.files
    }

    private static func manifests(in folder: String, depth: Int) -> [String] {
        guard depth < 6 else { return [] }
        return FolderListing.names(in: folder).flatMap { name -> [String] in
            let path = folder == "." ? name : "\(folder)/\(name)"
            if name == "Project.swift" { return isManifest(path) ? [path] : [] }
            guard !ForeignFolders.all.contains(name), name.pathExtension.isEmpty, name != "Tuist",
                FolderListing.isFolder(path), !FolderListing.isLink(path)
            else { return [] }
            return manifests(in: path, depth: depth + 1)
        }
    }

    private static func isManifest(_ path: String) -> Bool {
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("import ProjectDescription") == true
    }

    /// The nearest folder with Tuist's own files, from a folder upwards; the folder itself where there is none.
    private static func root(around folder: String) -> String {
        var path = folder
        for _ in 0..<6 {
            if FolderListing.isFolder("\(path)/Tuist") { return path }
            path = "\(path)/..".standardized
        }
        return folder
    }
}
