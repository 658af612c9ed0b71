import Foundation
import KeylineByteText

/// An Xcode project: its targets with their sources, and its packages.
struct XcodeProject {
    let targets: [AppTarget]
    let packages: [AppPackage]
    let schemes: [String: [String]]
    /// The codes of its languages, as the project names them, such as `pt-BR`.
    let languages: [String]

    private let objects: ProjectObjects

    /// Reads a project.
    ///
    /// - Parameter path: The folder whose name ends in `.xcodeproj`.
    /// - Throws: `AppError` where the file cannot be read.
    init(_ path: String) throws(AppError) {
        let objects = try ProjectObjects(path)
        self.objects = objects
        let references = Self.packages(objects)
        packages = Array(Set(references.values)).sorted { $0.path < $1.path }
        targets = objects.list("targets", of: objects.project).compactMap { id, object in
            Self.target(id, object, objects, packages: references)
        }
        schemes = Self.schemes(path)
        languages = (objects.project["knownRegions"] as? [String] ?? []).filter { $0 != "Base" }
    }

    // MARK: Packages

    /// The packages by the identifiers of their references; local ones that are only files in a group by their own.
    private static func packages(_ objects: ProjectObjects) -> [String: AppPackage] {
        var result: [String: AppPackage] = [:]
        for (id, object) in objects.all("XCLocalSwiftPackageReference") {
            guard let path = object["relativePath"] as? String else { continue }
            result[id] = AppPackage(place: .folder("\(objects.folder)/\(path)".standardized))
        }
        for (id, object) in objects.all("XCRemoteSwiftPackageReference") {
            guard let url = object["repositoryURL"] as? String else { continue }
            let requirement = requirement(object["requirement"] as? ProjectObjects.Object ?? [:])
            result[id] = AppPackage(place: .repository(url: url, requirement: requirement))
        }
        for (id, object) in objects.all("PBXFileReference") {
            let kind = object["lastKnownFileType"] as? String ?? ""
            guard ["wrapper", "folder", "text"].contains(kind), let path = objects.path(of: id)?.standardized,
                FileManager.default.fileExists(atPath: path + "/Package.swift")
            else { continue }
            result[id] = AppPackage(place: .folder(path))
        }
        for (id, folder) in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let path = objects.path(of: id)?.standardized else { continue }
            for (_, set) in objects.list("exceptions", of: folder) {
                // Targets leave out the folders of packages that are kept among their files.
                for name in set["membershipExceptions"] as? [String] ?? []
                where FileManager.default.fileExists(atPath: "\(path)/\(name)/Package.swift") {
                    result["\(path)/\(name)"] = AppPackage(place: .folder("\(path)/\(name)"))
                }
            }
        }
        return result
    }

    private static func requirement(_ object: ProjectObjects.Object) -> String {
        func value(_ key: String) -> String { "\"\(object[key] as? String ?? "0.0.0")\"" }
        return switch object["kind"] as? String {
        case "exactVersion": "exact: \(value("version"))"
        case "branch": "branch: \(value("branch"))"
        case "revision": "revision: \(value("revision"))"
        case "versionRange": "\(value("minimumVersion"))..<\(value("maximumVersion"))"
        case "upToNextMinorVersion": ".upToNextMinor(from: \(value("minimumVersion")))"
        default: "from: \(value("minimumVersion"))"
        }
    }

    // MARK: Targets

    private static func target(
        _ id: String, _ object: ProjectObjects.Object, _ objects: ProjectObjects, packages: [String: AppPackage]
    ) -> AppTarget? {
        guard let name = object["name"] as? String, object["isa"] as? String == "PBXNativeTarget" else { return nil }
        var settings = BuildSettings()
        settings.set("TARGET_NAME", name)
        settings.set("PRODUCT_NAME", name)
        settings.set("SRCROOT", objects.folder)
        settings.read(objects.project, objects)
        settings.read(object, objects)
        let module = settings["PRODUCT_MODULE_NAME"] ?? (settings["PRODUCT_NAME"] ?? name).moduleName
        let phases = objects.list("buildPhases", of: object)
        var sources = files(of: phases, "PBXSourcesBuildPhase", objects)
        var resources = files(of: phases, "PBXResourcesBuildPhase", objects)
        for file in synchronizedFiles(id, object, objects) {
            if file.hasSuffix(".swift") { sources.append(file) } else { resources.append(file) }
        }
        let kind = kind(object["productType"] as? String ?? "")
        let objectiveC = TargetHeaders(
            settings, module: module.moduleName, kind: kind, files: sources + resources,
            publicHeaders: publicHeaders(phases, objects), folder: objects.folder)
        var seen: Set<String> = []
        sources = sources.filter { $0.hasSuffix(".swift") && seen.insert($0).inserted }
        let products = objects.list("packageProductDependencies", of: object).compactMap { _, product in
            (product["productName"] as? String).map { name in
                AppProduct(name: name, package: (product["package"] as? String).flatMap { packages[$0]?.identity })
            }
        }
        return AppTarget(
            name: name, module: module.moduleName, kind: kind, sources: sources, resources: resources,
            dependencies: dependencies(of: object, phases, objects), products: products, settings: settings.compiler,
            isForOtherSystem: settings.isForOtherSystem, objectiveC: objectiveC)
    }

    /// The headers that a framework publishes.
    private static func publicHeaders(
        _ phases: [(id: String, object: ProjectObjects.Object)], _ objects: ProjectObjects
    ) -> [String] {
        phases.filter { $0.object["isa"] as? String == "PBXHeadersBuildPhase" }
            .flatMap { objects.list("files", of: $0.object) }
            .filter { _, file in
                let settings = file["settings"] as? ProjectObjects.Object
                return (settings?["ATTRIBUTES"] as? [String])?.contains("Public") == true
            }
            .compactMap { ($0.object["fileRef"] as? String).flatMap { objects.path(of: $0)?.standardized } }
    }

    private static func kind(_ type: String) -> AppTarget.Kind {
        switch type {
        case "com.apple.product-type.application": .app
        case let type where type.contains("test"): .tests
        case let type where type.contains("extension") || type.contains("watchkit"): .appExtension
        case let type where type.contains("framework") || type.contains("library"): .framework
        default: .other
        }
    }

    /// The files of the phases of a kind; a group of variants stands for all of them.
    private static func files(
        of phases: [(id: String, object: ProjectObjects.Object)], _ kind: String, _ objects: ProjectObjects
    ) -> [String] {
        phases.filter { $0.object["isa"] as? String == kind }.flatMap { objects.list("files", of: $0.object) }
            .compactMap { $0.object["fileRef"] as? String }
            .flatMap { id -> [String] in
                let variants = objects[id]?["children"] as? [String]
                return (variants ?? [id]).compactMap { objects.path(of: $0)?.standardized }
            }
    }

    /// The names of the targets whose products this one links or names as dependencies.
    private static func dependencies(
        of object: ProjectObjects.Object, _ phases: [(id: String, object: ProjectObjects.Object)],
        _ objects: ProjectObjects
    ) -> [String] {
        var names = objects.list("dependencies", of: object).compactMap { _, dependency in
            (dependency["target"] as? String).flatMap { objects[$0]?["name"] as? String }
                ?? dependency["name"] as? String
        }
        let products = Dictionary(
            objects.list("targets", of: objects.project).compactMap { _, target in
                (target["productReference"] as? String).flatMap { id in (target["name"] as? String).map { (id, $0) } }
            }
        ) { first, _ in first }
        let frameworks = phases.filter { $0.object["isa"] as? String == "PBXFrameworksBuildPhase" }
        for (_, file) in frameworks.flatMap({ objects.list("files", of: $0.object) }) {
            guard let id = file["fileRef"] as? String else { continue }
            // A product of another project that this one contains: its target is called as the product is made.
            let proxy = objects[id].flatMap { $0["isa"] as? String == "PBXReferenceProxy" ? $0["remoteRef"] : nil }
            let other = (proxy as? String).flatMap { objects[$0]?["remoteInfo"] as? String }
            if let name = products[id] ?? other { names.append(name) }
        }
        return Array(Set(names)).sorted()
    }

    // MARK: Synchronized folders

    /// The files of the folders that Xcode keeps a target in step with, without those that the target leaves out.
    private static func synchronizedFiles(_ id: String, _ object: ProjectObjects.Object, _ objects: ProjectObjects)
        -> [String]
    {
        var files: [String] = []
        let mine = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        for (group, folder) in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let path = objects.path(of: group)?.standardized else { continue }
            var exceptions: Set<String> = []
            for (_, set) in objects.list("exceptions", of: folder) where set["target"] as? String == id {
                exceptions.formUnion(set["membershipExceptions"] as? [String] ?? [])
            }
            let all = FolderFiles.all(in: path)
            // In a folder of the target exceptions are left out; of another target's folder only they are taken.
            files += all.filter { file in
                let isException = exceptions.contains { file == "\(path)/\($0)" || file.hasPrefix("\(path)/\($0)/") }
                return mine.contains(group) != isException
            }
        }
        return files
    }

    // MARK: Schemes

    private static func schemes(_ project: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        let folder = project + "/xcshareddata/xcschemes"
        for name in FolderListing.names(in: folder) where name.hasSuffix(".xcscheme") {
            guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else { continue }
            let targets = text.matches(of: /BlueprintName\s*=\s*"([^"]+)"/).map { String($0.1) }
            result[String(name.dropLast(".xcscheme".count))] = Array(Set(targets)).sorted()
        }
        return result
    }
}

/// The files of a folder and the folders in it.
enum FolderFiles {
    /// The paths, sorted; hidden files are left out, and bundles such as catalogs count as one file.
    static func all(in folder: String, depth: Int = 0) -> [String] {
        guard depth < 40 else { return [] }
        return FolderListing.names(in: folder).flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            let isBundle = ["xcassets", "xcdatamodeld", "bundle", "framework", "docc"].contains(name.pathExtension)
            guard FolderListing.isFolder(path), !isBundle, !FolderListing.isLink(path) else { return [path] }
            return all(in: path, depth: depth + 1)
        }
    }
}

extension String {
    /// The path without `.` in it, and without `..` but at the beginning. Foundation leaves them in a path that begins at no root.
    var standardized: String {
        var components: [Substring] = []
        for component in split(separator: "/") where component != "." {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else if component != ".." || !hasPrefix("/") {
                components.append(component)
            }
        }
        let path = components.joined(separator: "/")
        return hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
    }
}
