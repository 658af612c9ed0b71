import Foundation
import KeylineByteText
import KeylineFiles

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
        var finding = AppFinding()
        switch trimmed.pathExtension {
        case "xcodeproj": finding.add(project: trimmed)
        case "yml", "yaml": finding.add(description: trimmed)
        case "xcworkspace": finding.add(workspace: trimmed)
        default: break
        }
        if finding.files.isEmpty {
            projects(in: folder).forEach { finding.add(project: $0) }
            // A project that is generated and not kept has its description beside the app.
            let description = "\(folder)/project.yml"
            if finding.targets.isEmpty, FileManager.default.fileExists(atPath: description) {
                finding.add(description: description)
            }
        }
        if finding.files.isEmpty { finding.addTuist(in: folder) }
        guard !finding.files.isEmpty else { return nil }
        return AppDescription(
            folder: folder, projects: finding.files, targets: finding.targets,
            packages: finding.packages.sorted { $0.path < $1.path }, schemes: finding.schemes,
            obstacles: finding.obstacles, resolved: finding.resolved)
    }

    /// The Xcode projects in a folder and in the folders inside it, without dependencies'.
    static func projects(in folder: String) -> [String] { projects(in: folder, depth: 0) }

    private static func projects(in folder: String, depth: Int) -> [String] {
        guard depth < 5 else { return [] }
        var result: [String] = []
        var folders: [String] = []
        for name in FolderListing.names(in: folder) {
            let path = folder == "." ? name : "\(folder)/\(name)"
            if name.hasSuffix(".xcodeproj") {
                if name != "Pods.xcodeproj" { result.append(path) }
            } else if !ForeignFolders.all.contains(name), name.pathExtension.isEmpty || name.contains(" "),
                FolderListing.isFolder(path), !FolderListing.isLink(path)
            {
                folders.append(path)
            }
        }
        return result + folders.flatMap { projects(in: $0, depth: depth + 1) }
    }
}

/// The parts of an app's projects, as they are found.
private struct AppFinding {
    var files: [String] = []
    var targets: [AppTarget] = []
    var packages: Set<AppPackage> = []
    var schemes: [String: [String]] = [:]
    var obstacles: [String] = []
    var resolved: String?

    mutating func add(project path: String) {
        files.append(path)
        do throws(AppError) {
            let project = try XcodeProject(path)
            add(project.targets, of: path)
            packages.formUnion(project.packages)
            schemes.merge(project.schemes) { $0 + $1 }
        } catch { add(error) }
        addResolved("\(path)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    }

    mutating func add(description path: String) {
        files.append(path)
        do throws(AppError) {
            let project = try XcodeGenProject(path)
            add(project.targets, of: path)
            packages.formUnion(project.packages)
            schemes.merge(project.schemes) { $0 + $1 }
            obstacles += project.obstacles
        } catch { add(error) }
    }

    mutating func add(workspace path: String) {
        do throws(AppError) {
            let workspace = try XcodeWorkspace(path)
            workspace.projects.forEach { add(project: $0) }
            packages.formUnion(workspace.packages)
            addResolved("\(path)/xcshareddata/swiftpm/Package.resolved")
        } catch { add(error) }
    }

    /// Adds the projects that Tuist's manifests describe.
    mutating func addTuist(in folder: String) {
        do throws(AppError) {
            guard let manifests = try TuistManifests(in: folder) else { return }
            for path in manifests.projects {
                files.append(path)
                let project = TuistProject(path, manifests)
                add(project.targets, of: path)
                packages.formUnion(project.packages)
                schemes.merge(project.schemes) { $0 + $1 }
                obstacles += project.obstacles
            }
            if let path = manifests.packages { packages.formUnion(TuistProject.packages(of: path, manifests)) }
            for place in ["Tuist/Package.resolved", ".package.resolved", "Package.resolved"] {
                addResolved("\(manifests.root)/\(place)")
            }
        } catch {
            files.append("\(folder)/Project.swift")
            add(error)
        }
    }

    private mutating func addResolved(_ path: String) {
        if resolved == nil, FileManager.default.fileExists(atPath: path) { resolved = path }
    }

    private mutating func add(_ found: [AppTarget], of file: String) {
        for target in found {
            if targets.contains(where: { $0.module == target.module }) {
                obstacles.append(
                    "\(file): another project has a module \"\(target.module)\", so this one is left out")
            } else {
                targets.append(target)
            }
        }
    }

    private mutating func add(_ error: AppError) {
        switch error {
        case .unreadable(let path, let reason): obstacles.append("\(path): \(reason)")
        }
    }
}
