import Foundation
import KeylineByteText
import KeylineOutletValues

/// A project as Tuist's `Project.swift` describes it, as far as its values are literals and calls with literals.
struct TuistProject {
    private(set) var targets: [AppTarget] = []
    private(set) var packages: [AppPackage] = []
    private(set) var schemes: [String: [String]] = [:]
    private(set) var obstacles: [String] = []

    private let folder: String
    private let root: String
    private let base: BuildSettings

    /// Describes a project.
    ///
    /// - Parameters:
    ///   - path: The path of `Project.swift`.
    ///   - manifests: The values of the folder's manifests.
    init(_ path: String, _ manifests: TuistManifests) {
        let parent = path.deletingLastPathComponent
        folder = parent.isEmpty ? "." : parent
        root = manifests.root
        var settings = BuildSettings()
        settings.set("SRCROOT", folder)
        let values = manifests.values[path] ?? []
        guard let project = values.first(where: { $0.name == "Project" }) else {
            base = settings
            noteUnread(values.last, in: path)
            return
        }
        let problems = Self.read(project["settings"], in: folder, root, into: &settings)
        base = settings
        for problem in problems { noteUnread(problem, in: path) }
        for target in project["targets"]?.items ?? [] { add(target, of: path) }
        packages = (project["packages"]?.items ?? []).compactMap { Self.package($0, in: folder, root) }
        for scheme in project["schemes"]?.items ?? [] {
            guard let name = scheme["name"]?.text else { continue }
            let built = scheme["buildAction"]?["targets"]?.items ?? []
            schemes[name] = built.compactMap { $0.text ?? $0["target"]?.text ?? $0.argument?.text }.sorted()
        }
    }

    /// Notes a value that only running the manifest would tell.
    private mutating func noteUnread(_ value: ManifestValue?, in path: String) {
        let call = value?.name.map { "\($0)(…)" }
        let expression = (value?.unread?.expression ?? call).map { "`\($0)`" } ?? "the project"
        let location = value?.unread?.location ?? value?.location ?? path
        let obstacle =
            "\(location): \(expression) is known only by running the manifest; `tuist generate` writes the project that is read"
        if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
    }

    // MARK: Targets

    private mutating func add(_ value: ManifestValue, of path: String) {
        guard ["Target", "target"].contains(value.name), let name = value["name"]?.text else {
            return noteUnread(value["name"] ?? value, in: path)
        }
        var settings = base
        settings.set("TARGET_NAME", name)
        settings.set("PRODUCT_NAME", value["productName"]?.text ?? name)
        for problem in Self.read(value["settings"], in: folder, root, into: &settings) { noteUnread(problem, in: path) }
        readInformation(value["infoPlist"], into: &settings)
        for part in ["sources", "resources", "dependencies"] {
            if let problem = value[part], problem.unread != nil { noteUnread(problem, in: path) }
        }
        let folders = (value["buildableFolders"]?.items ?? []).flatMap(allFiles)
        let sources = (value["sources"]?.items ?? []).flatMap(files) + folders.filter { $0.hasSuffix(".swift") }
        let resources = (value["resources"]?.items ?? []).flatMap(files) + folders.filter { !$0.hasSuffix(".swift") }
        let dependencies = value["dependencies"]?.items ?? []
        let module = (settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name).moduleName
        let kind = Self.kind(value["product"]?.name ?? "")
        let all = (sources + resources).uniqued
        targets.append(
            AppTarget(
                name: name, module: module, kind: kind,
                sources: sources.filter { $0.hasSuffix(".swift") }.uniqued,
                resources: (resources + sources).filter { !$0.hasSuffix(".swift") }.uniqued,
                dependencies: dependencies.compactMap(Self.target).sorted(),
                products: dependencies.compactMap(Self.product), settings: settings.compiler,
                isForOtherSystem: !Self.isForPhone(value),
                objectiveC: TargetHeaders(
                    settings, module: module, kind: kind, files: all,
                    publicHeaders: all.filter { $0.hasSuffix(".h") }, folder: folder)))
    }

    private static func kind(_ product: String) -> AppTarget.Kind {
        switch product {
        case "app", "appClip": .app
        case "unitTests", "uiTests": .tests
        case let name where name.hasSuffix("ramework") || name.hasSuffix("ibrary"): .framework
        case let name where name.hasSuffix("xtension"): .appExtension
        default: .other
        }
    }

    /// Whether a target is for a phone or an iPad; one that says nothing is.
    private static func isForPhone(_ target: ManifestValue) -> Bool {
        let names = (target["destinations"] ?? target["platform"])?.items.compactMap(\.name) ?? []
        return names.isEmpty || names.contains { ["iOS", "iPhone", "iPad"].contains($0) }
    }

    /// The target of the same or another project that a dependency names.
    private static func target(_ dependency: ManifestValue) -> String? {
        switch dependency.name {
        case "target": dependency["name"]?.text
        case "project": dependency["target"]?.text
        default: nil
        }
    }

    private static func product(_ dependency: ManifestValue) -> AppProduct? {
        switch dependency.name {
        case "external": dependency["name"]?.text.map { AppProduct(name: $0, package: nil) }
        case "package": dependency["product"]?.text.map { AppProduct(name: $0, package: nil) }
        default: nil
        }
    }

    // MARK: Settings

    /// Reads `.settings(…)` over earlier ones: the base, then the first configuration for debugging.
    ///
    /// - Returns: The values that cannot be read.
    private static func read(
        _ value: ManifestValue?, in folder: String, _ root: String, into settings: inout BuildSettings
    ) -> [ManifestValue] {
        guard let value else { return [] }
        if case .unread = value { return [value] }
        let configuration = value["configurations"]?.items.first { $0.name == "debug" }
        if let file = configuration?["xcconfig"].flatMap({ path($0, in: folder, root) }) {
            settings.read(configuration: file)
        }
        for part in [value["base"], value["debug"], configuration?["settings"]] {
            for entry in part?.entries ?? [] {
                guard let key = entry.key.text else { continue }
                settings.set(key, entry.value.items.compactMap(\.text).joined(separator: " "))
            }
        }
        return [value["base"], configuration].compactMap(\.self).filter { $0.unread != nil }
    }

    /// Reads the information property list: a file's path, or keys with texts.
    private func readInformation(_ value: ManifestValue?, into settings: inout BuildSettings) {
        guard let value else { return }
        let file = value["path"] ?? (value.text == nil ? nil : value)
        if let path = file.flatMap({ Self.path($0, in: folder, root) }) { settings.set("INFOPLIST_FILE", path) }
        let table = value["with"] ?? value.argument ?? value
        for entry in table.entries {
            if let key = entry.key.text, let text = entry.value.text ?? entry.value.argument?.text {
                settings.set("INFOPLIST_KEY_\(key)", text)
            }
        }
    }

    // MARK: Files

    /// The path that a manifest writes: from its folder, from the folder of all projects, or whole.
    private static func path(_ value: ManifestValue, in folder: String, _ root: String) -> String? {
        guard let text = value.text ?? value.argument?.text else { return nil }
        if text.hasPrefix("//") { return "\(root)/\(text.dropFirst(2))".standardized }
        if text.hasPrefix("/") { return text }
        return "\(value.name == "relativeToRoot" ? root : folder)/\(text)".standardized
    }

    /// The files of an item of `sources` or `resources`: a pattern, alone or with exclusions.
    private func files(_ value: ManifestValue) -> [String] {
        if let nested = value["globs"] ?? value["resources"] { return nested.items.flatMap(files) }
        if value.name == "resources" || value.name == "paths", let list = value.argument {
            return list.items.flatMap(files)
        }
        let pattern = value.argument ?? value["pattern"] ?? value["path"] ?? value
        guard let path = Self.path(pattern, in: folder, root) else { return [] }
        let excluded = (value["excluding"]?.items ?? []).compactMap { Self.path($0, in: folder, root) }
            .map(PathPattern.init)
        let matching = PathPattern(path)
        return FolderFiles.all(in: Self.fixedFolder(of: path)).filter { file in
            matching.matches(file) && !excluded.contains { $0.matches(file) }
        }
    }

    /// The files of a folder whose content belongs to a target.
    private func allFiles(_ value: ManifestValue) -> [String] {
        Self.path(value.argument ?? value["path"] ?? value, in: folder, root).map { FolderFiles.all(in: $0) } ?? []
    }

    /// The folder of a pattern before its first wildcard.
    private static func fixedFolder(of pattern: String) -> String {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !$0.contains("*") }
        return (fixed.count == parts.count ? fixed.dropLast() : fixed).joined(separator: "/")
    }

    // MARK: Packages

    /// The packages that a manifest of Tuist's or SwiftPM's depends on.
    static func packages(of path: String, _ manifests: TuistManifests) -> [AppPackage] {
        let parent = path.deletingLastPathComponent
        let package = manifests.values[path]?.first { $0.name == "Package" }
        return (package?["dependencies"]?.items ?? []).compactMap { self.package($0, in: parent, manifests.root) }
    }

    private static func package(_ value: ManifestValue, in folder: String, _ root: String) -> AppPackage? {
        let local = value["path"] ?? (value.name == "local" ? value.argument : nil)
        if let path = local.flatMap({ path($0, in: folder, root) }) { return AppPackage(place: .folder(path)) }
        guard let url = value["url"]?.text else { return nil }
        let requirement = value["requirement"] ?? value.argument ?? value
        return AppPackage(place: .repository(url: url, requirement: Self.requirement(requirement)))
    }

    /// A requirement as SwiftPM's manifests write it.
    private static func requirement(_ value: ManifestValue) -> String {
        func quoted(_ value: ManifestValue?) -> String? { value?.text.map { "\"\($0)\"" } }
        if value.name == "upToNextMinor" {
            return quoted(value["from"] ?? value.argument).map { ".upToNextMinor(from: \($0))" } ?? "from: \"0.0.0\""
        }
        for kind in ["exact", "branch", "revision"] {
            let version = value[kind] ?? (value.name == kind ? value.argument : nil)
            if let text = quoted(version) { return "\(kind): \(text)" }
        }
        if value.name == "range", let low = quoted(value["from"]), let high = quoted(value["to"]) {
            return "\(low)..<\(high)"
        }
        return "from: \(quoted(value["from"] ?? value.argument) ?? "\"0.0.0\"")"
    }
}

extension [String] {
    /// The elements, each once.
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
