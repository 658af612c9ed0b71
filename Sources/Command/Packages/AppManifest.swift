import Foundation
import KeylineByteText
import KeylineProjects
import KeylineScenes

/// The package that is generated from an app's project: a target for each target with its files as links, and the program with the previews.
struct AppManifest {
    private let app: AppDescription
    private let room: String
    private let targets: [AppTarget]
    private let purpose: BuildPurpose

    /// Plans the package.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - room: The folder of the package.
    ///   - names: The names of the targets that are meant; empty for all that have the purpose.
    ///   - purpose: The reason to build.
    /// - Throws: `PackageError.unknownTarget`, or `noPreviews`.
    init(_ app: AppDescription, in room: String, targets names: [String], purpose: BuildPurpose = .previews)
        throws(PackageError)
    {
        self.app = app
        self.room = room
        self.purpose = purpose
        let compiled = app.targets.filter {
            ($0.kind != .tests || purpose == .tests) && (!$0.sources.isEmpty || !$0.objectiveC.headers.isEmpty)
        }
        for name in names where !compiled.contains(where: { $0.name == name || $0.module == name }) {
            throw .unknownTarget(name, known: compiled.map(\.name))
        }
        let meant =
            names.isEmpty
            ? Self.meant(compiled, purpose) : compiled.filter { names.contains($0.name) || names.contains($0.module) }
        var wanted = meant
        var queue = meant
        while let next = queue.popLast() {
            for target in compiled where next.dependencies.contains(target.name) && next.canImport(target) {
                if !wanted.contains(target) {
                    wanted.append(target)
                    queue.append(target)
                }
            }
        }
        targets = wanted
    }

    /// The targets that have a purpose.
    private static func meant(_ targets: [AppTarget], _ purpose: BuildPurpose) -> [AppTarget] {
        let ours = targets.filter { !$0.isForOtherSystem }
        switch purpose {
        case .previews: return previewed(targets)
        case .compiling:
            let previewed = previewed(targets)
            return previewed.isEmpty ? ours.filter { [.app, .framework, .appExtension].contains($0.kind) } : previewed
        case .tests: return ours.filter { $0.kind == .tests }
        }
    }

    /// The targets with previews, without those whose previews are all in another target too, such as the same app for other devices.
    private static func previewed(_ targets: [AppTarget]) -> [AppTarget] {
        let files = targets.filter { !$0.isForOtherSystem }.map { ($0, $0.sources.filter(PreviewSearch.has)) }
        var seen: Set<String> = []
        return files.enumerated().sorted { ($1.element.1.count, $0.offset) < ($0.element.1.count, $1.offset) }
            .compactMap { _, item in
                guard !seen.isSuperset(of: item.1) else { return nil }
                seen.formUnion(item.1)
                return item.0
            }
    }

    /// The name of the list of a target's resources, which the compiler's front reads.
    private static let resourceList = ".keyline-resources"

    /// The files that `Bundle.main` has in an app, by their names there, and the property list.
    var bundleFiles: [String: String] {
        let compiled: Set<String> = [
            "xcassets", "xcstrings", "strings", "stringsdict", "storyboard", "xib", "swift", "xcdatamodeld", "metal",
            "h", "m",
        ]
        var result: [String: String] = [:]
        for target in targets {
            for file in target.resources where !compiled.contains(file.pathExtension) {
                let name = file.lastPathComponent
                if result[name] == nil { result[name] = URL(fileURLWithPath: file).path }
            }
        }
        return result
    }

    /// The information property list of the app that has the previews.
    var information: [String: Any] {
        guard let target = targets.first(where: { $0.kind == .app }) ?? targets.first else { return [:] }
        return target.settings.information(name: target.name)
    }

    /// Whether no target has previews.
    var isEmpty: Bool { targets.isEmpty }

    /// Lays the links and writes the manifest.
    ///
    /// - Parameters:
    ///   - rooms: The packages that the app depends on.
    ///   - program: The name of the program's target.
    /// - Throws: Where files cannot be written.
    func lay(_ rooms: DependencyRooms, program: String) throws {
        for target in targets { try lay(target) }
        let pins = room + "/Package.resolved"
        // SwiftPM keeps the versions of packages that it still needs.
        if let resolved = app.resolved, !FileManager.default.fileExists(atPath: pins) {
            try FileManager.default.copyItem(atPath: resolved, toPath: pins)
        }
        try RoomLinks.write(text(rooms, program), to: room + "/Package.swift")
    }

    private func lay(_ target: AppTarget) throws {
        let folder = "\(room)/Targets/\(target.module)"
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var names: Set<String> = []
        for source in target.sources where files.fileExists(atPath: source) {
            let stem = source.lastPathComponent.deletingPathExtension
            // A module's files have different names.
            var name = stem == "main" ? "start" : stem
            var number = 2
            while !names.insert(name + ".swift").inserted {
                name = "\(stem).\(number)"
                number += 1
            }
            let real = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
            try RoomLinks.link("\(folder)/\(name).swift", to: real)
        }
        let resources = target.resources.map { URL(fileURLWithPath: $0).path }
        try RoomLinks.write(resources.sorted().joined(separator: "\n"), to: "\(folder)/\(Self.resourceList)")
        names.insert(Self.resourceList)
        if let list = HeaderListFile(target.objectiveC) {
            try RoomLinks.write(list.text, to: "\(folder)/\(HeaderListFile.name)")
            names.insert(HeaderListFile.name)
        }
        for name in try files.contentsOfDirectory(atPath: folder) where !names.contains(name) {
            try files.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private func text(_ rooms: DependencyRooms, _ program: String) -> String {
        let dependencies = app.packages.compactMap { package -> String? in
            if let path = rooms.laid[package.identity] { return ".package(path: \(ManifestAddition.quoted(path)))" }
            guard case .repository(let url, let requirement) = package.place, rooms.missing[package.identity] == nil
            else {
                return nil
            }
            return ".package(url: \(ManifestAddition.quoted(url)), \(requirement))"
        }
        let previewed = app.packages.flatMap { package in
            (rooms.previewed[package.identity] ?? []).map { product($0, package.identity) }
        }
        let all = targets.map { "\"\($0.module)\"" } + previewed
        let programTarget =
            ".executableTarget(name: \"\(program)\", dependencies: [\(all.joined(separator: ", "))], path: \"\(program)\")"
        let given = rooms.givenLibraries.map(\.package)
        let pods = Set(given).sorted().compactMap { rooms.laid[$0] }.map {
            ".package(path: \(ManifestAddition.quoted($0)))"
        }
        let last = purpose == .tests ? "" : ",\n        " + programTarget
        return """
            // swift-tools-version: 5.9
            // Generated by keyline from \(app.projects.joined(separator: ", "))
            import PackageDescription

            let package = Package(
                name: "KeylineApp",
                dependencies: [\((dependencies + pods).joined(separator: ", "))],
                targets: [
                    \(targets.map { text(of: $0, rooms) }.joined(separator: ",\n        "))\(last),
                ])

            """
    }

    private func product(_ name: String, _ package: String) -> String {
        ".product(name: \"\(name)\", package: \"\(package)\")"
    }

    private func text(of target: AppTarget, _ rooms: DependencyRooms) -> String {
        let others = targets.filter { target.dependencies.contains($0.name) && $0.name != target.name }.map {
            "\"\($0.module)\""
        }
        let products = target.products.compactMap { item -> String? in
            let package = item.package ?? rooms.products[item.name]
            guard let package, rooms.missing[package] == nil else { return nil }
            if rooms.laid[package] != nil, rooms.products[item.name] == nil { return nil }
            return product(item.name, package)
        }
        let pods = rooms.givenLibraries.map { product($0.name, $0.package) }
        var words = target.settings.conditions.flatMap { ["-D", $0] }
        if target.settings.isOnMainActor { words += ["-default-isolation", "MainActor"] }
        let isTest = target.kind == .tests
        // An app is linked like a library: its start has another name, and nothing calls it.
        if !isTest { words += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", target.module + "_main"] }
        return """
            .\(isTest ? "testTarget" : "target")(
                        name: "\(target.module)", dependencies: [\((others + products + pods).joined(separator: ", "))],
                        path: "Targets/\(target.module)", swiftSettings: [.unsafeFlags(\(words))])
            """
    }
}

extension AppTarget {
    /// Whether sources of this target can import another one: tests import apps, others only frameworks.
    fileprivate func canImport(_ target: AppTarget) -> Bool {
        target.kind == .framework || kind == .tests && [.app, .appExtension].contains(target.kind)
    }
}
