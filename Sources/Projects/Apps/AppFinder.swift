import Foundation
import KeylineByteText

/// Finds the projects of an app's folder.
package enum AppFinder {
    /// Describes an app.
    ///
    /// - Parameter path: A folder, or a project file in it (`.xcodeproj`, `.xcworkspace`, `project.yml`).
    /// - Returns: Nil where the folder has no project.
    package static func app(at path: String) -> AppDescription? {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let isProject = ["xcodeproj", "xcworkspace", "yml"].contains(trimmed.pathExtension)
        let parent = trimmed.deletingLastPathComponent
        let folder = isProject ? (parent.isEmpty ? "." : parent) : trimmed
        let files = isProject && trimmed.pathExtension == "xcodeproj" ? [trimmed] : projects(in: folder, depth: 0)
        guard !files.isEmpty else { return nil }
        var targets: [AppTarget] = []
        var packages: Set<AppPackage> = []
        var schemes: [String: [String]] = [:]
        var obstacles: [String] = []
        for file in files {
            do throws(AppError) {
                let project = try XcodeProject(file)
                for target in project.targets {
                    if targets.contains(where: { $0.module == target.module }) {
                        obstacles.append(
                            "\(file): another project has a module \"\(target.module)\", so this one is left out")
                    } else {
                        targets.append(target)
                    }
                }
                packages.formUnion(project.packages)
                schemes.merge(project.schemes) { $0 + $1 }
            } catch {
                switch error {
                case .unreadable(let path, let reason): obstacles.append("\(path): \(reason)")
                }
            }
        }
        return AppDescription(
            folder: folder, projects: files, targets: targets, packages: packages.sorted { $0.path < $1.path },
            schemes: schemes, obstacles: obstacles)
    }

    /// Folders with other people's projects, and folders of builds.
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor", "Vendor", "checkouts",
    ]

    private static func projects(in folder: String, depth: Int) -> [String] {
        guard depth < 5 else { return [] }
        var result: [String] = []
        var folders: [String] = []
        for name in FolderListing.names(in: folder) {
            let path = folder == "." ? name : "\(folder)/\(name)"
            if name.hasSuffix(".xcodeproj") {
                if name != "Pods.xcodeproj" { result.append(path) }
            } else if !foreign.contains(name), name.pathExtension.isEmpty || name.contains(" "),
                FolderListing.isFolder(path), !FolderListing.isLink(path)
            {
                folders.append(path)
            }
        }
        return result + folders.flatMap { projects(in: $0, depth: depth + 1) }
    }
}
