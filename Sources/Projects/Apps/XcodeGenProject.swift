import Foundation
import KeylineByteText
import KeylineLayoutFile

/// A project as XcodeGen's `project.yml` describes it, for apps whose Xcode project is generated and not kept.
struct XcodeGenProject {
    private(set) var targets: [AppTarget] = []
    private(set) var packages: [AppPackage] = []
    private(set) var schemes: [String: [String]] = [:]
    private(set) var obstacles: [String] = []

    private let folder: String
    private let root: YAMLNode

    /// Reads a file.
    ///
    /// - Parameter path: The path of `project.yml`.
    /// - Throws: `AppError.unreadable` where it is no YAML.
    init(_ path: String) throws(AppError) {
        let parent = path.deletingLastPathComponent
        folder = parent.isEmpty ? "." : parent
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path, reason: "the file cannot be read")
        }
        do throws(LayoutFileError) { root = try YAMLComposer.compose(data, file: path) } catch {
            throw .unreadable(path, reason: "\(error)")
        }
        if root["include"] != nil { obstacles.append("\(path): files that it includes are not read") }
        var references: [String: AppPackage] = [:]
        for (name, node) in root["packages"]?.entries ?? [] { references[name] = package(node) }
        packages = Set(references.values).sorted { $0.path < $1.path }
        targets = (root["targets"]?.entries ?? []).compactMap { target($0.key, $0.value, references) }
        for (name, scheme) in root["schemes"]?.entries ?? [] {
            schemes[name] = (scheme["build"]?["targets"]?.entries ?? []).map(\.key).sorted()
        }
    }

    // MARK: Packages

    private func package(_ node: YAMLNode) -> AppPackage? {
        if let path = node["path"]?.text { return AppPackage(place: .folder("\(folder)/\(path)".standardized)) }
        let github = node["github"]?.text.map { "https://github.com/\($0)" }
        guard let url = node["url"]?.text ?? github else { return nil }
        func value(_ key: String) -> String? { node[key]?.text.map { "\"\($0)\"" } }
        let requirement: String =
            if let from = value("from") ?? value("majorVersion") {
                "from: \(from)"
            } else if let minor = value("minorVersion") {
                ".upToNextMinor(from: \(minor))"
            } else if let exact = value("exactVersion") ?? value("version") {
                "exact: \(exact)"
            } else if let branch = value("branch") {
                "branch: \(branch)"
            } else if let revision = value("revision") {
                "revision: \(revision)"
            } else if let low = value("minVersion"), let high = value("maxVersion") {
                "\(low)...\(high)"
            } else { "from: \"0.0.0\"" }
        return AppPackage(place: .repository(url: url, requirement: requirement))
    }

    // MARK: Targets

    private func target(_ name: String, _ node: YAMLNode, _ packages: [String: AppPackage]) -> AppTarget? {
        let settings = settings(name, node)
        let files = (node["sources"].map(items) ?? []).flatMap(files)
        var seen: Set<String> = []
        let all = files.filter { seen.insert($0).inserted }
        var products: [AppProduct] = []
        var dependencies: [String] = []
        for dependency in node["dependencies"].map(items) ?? [] {
            if let target = dependency["target"]?.text { dependencies.append(target) }
            guard let package = dependency["package"]?.text else { continue }
            let names =
                dependency["products"].map(items)?.compactMap(\.text) ?? [dependency["product"]?.text ?? package]
            products += names.map { AppProduct(name: $0, package: packages[package]?.identity) }
        }
        let platforms = node["platform"].map(items)?.compactMap(\.text) ?? ["iOS"]
        let module = settings["PRODUCT_MODULE_NAME"] ?? (settings["PRODUCT_NAME"] ?? name).moduleName
        let kind = kind(node["type"]?.text ?? "")
        let objectiveC = TargetHeaders(
            settings, module: module.moduleName, kind: kind, files: all,
            publicHeaders: all.filter { $0.hasSuffix(".h") }, folder: folder)
        return AppTarget(
            name: name, module: module.moduleName, kind: kind,
            sources: all.filter { $0.hasSuffix(".swift") }, resources: all.filter { !$0.hasSuffix(".swift") },
            dependencies: dependencies.sorted(), products: products, settings: settings.compiler,
            isForOtherSystem: !platforms.contains { ["iOS", "auto"].contains($0) }, objectiveC: objectiveC)
    }

    private func kind(_ type: String) -> AppTarget.Kind {
        switch type {
        case "application": .app
        case let type where type.contains("test"): .tests
        case let type where type.contains("extension") || type.contains("watchkit"): .appExtension
        case let type where type.contains("framework") || type.contains("library"): .framework
        default: .other
        }
    }

    private func settings(_ name: String, _ target: YAMLNode) -> BuildSettings {
        var settings = BuildSettings()
        settings.set("TARGET_NAME", name)
        settings.set("PRODUCT_NAME", name)
        settings.set("SRCROOT", folder)
        for owner in [root, target] {
            if let file = owner["configFiles"]?["Debug"]?.text { settings.read(configuration: "\(folder)/\(file)") }
            guard let node = owner["settings"] else { continue }
            let isFlat = node["base"] == nil && node["configs"] == nil && node["groups"] == nil
            for part in [isFlat ? node : node["base"], node["configs"]?["Debug"] ?? node["configs"]?["debug"]] {
                for (key, value) in part?.entries ?? [] {
                    settings.set(key, value.text ?? items(value).compactMap(\.text).joined(separator: " "))
                }
            }
        }
        if let path = target["info"]?["path"]?.text { settings.set("INFOPLIST_FILE", path) }
        for (key, value) in target["info"]?["properties"]?.entries ?? [] {
            if let text = value.text { settings.set("INFOPLIST_KEY_\(key)", text) }
        }
        return settings
    }

    // MARK: Sources

    /// The files of an item of `sources`: a path, alone or with exclusions.
    private func files(_ source: YAMLNode) -> [String] {
        guard let name = source.text ?? source["path"]?.text else { return [] }
        let path = "\(folder)/\(name)".standardized
        guard FolderListing.isFolder(path) else { return [path] }
        let left = patterns(source["excludes"], in: path)
        let taken = patterns(source["includes"], in: path)
        return FolderFiles.all(in: path).filter { file in
            (taken.isEmpty || taken.contains { $0.matches(file) }) && !left.contains { $0.matches(file) }
        }
    }

    private func patterns(_ node: YAMLNode?, in folder: String) -> [PathPattern] {
        (node.map(items) ?? []).compactMap(\.text).map { PathPattern("\(folder)/\($0)") }
    }

    /// The items of a list; a single value is a list of one.
    private func items(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let items) = node.content { items } else { [node] }
    }
}

/// A pattern of paths: `*` matches a part of a name and `**` any folders; the path of a folder matches every file in it.
struct PathPattern {
    private let parts: [Substring]

    init(_ pattern: String) { parts = pattern.split(separator: "/") }

    /// Whether a path is meant.
    func matches(_ path: String) -> Bool { Self.matches(parts[...], path.split(separator: "/")[...]) }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) } || pattern.count == 1
        }
        guard let name = path.first, isName(name, like: first) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    private static func isName(_ name: Substring, like pattern: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return name == pattern }
        guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.range(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

extension YAMLNode {
    /// The value of a key of a mapping.
    fileprivate subscript(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// The keys of a mapping with their values.
    fileprivate var entries: [(key: String, value: YAMLNode)] {
        if case .mapping(let entries) = content { entries.map { ($0.key, $0.value) } } else { [] }
    }

    /// The text of a single value; nil for lists, mappings and nothing.
    fileprivate var text: String? {
        if case .scalar(let text, let isPlain) = content { isPlain && text.isEmpty ? nil : text } else { nil }
    }
}
