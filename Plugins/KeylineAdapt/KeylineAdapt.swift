import Foundation
import PackagePlugin

/// Adapts the Swift files of a target's folder that the target does not list in its `sources`, and compiles the results in their place.
///
///     .target(
///         name: "App", dependencies: [.product(name: "KeylineHosting", package: "Keyline")],
///         path: "App", sources: ["Previews.swift"], swiftSettings: [.swiftLanguageMode(.v5)],
///         plugins: [.plugin(name: "KeylineAdapt", package: "Keyline")])
@main
struct KeylineAdapt: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let own = Set(module.sourceFiles.filter { $0.type == .source }.map { $0.url.resolvingSymlinksInPath().path })
        let files = Self.sources(in: module.directoryURL.resolvingSymlinksInPath()).filter {
            !own.contains($0.resolvingSymlinksInPath().path)
        }
        guard !files.isEmpty else {
            Diagnostics.warning("\(target.name) has no Swift files besides those of its `sources`: nothing is adapted")
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let available = Self.modules(of: module).flatMap { ["--available", $0] }
        let outputs = files.filter { $0.lastPathComponent != "main.swift" }
            .map { $0.deletingPathExtension().lastPathComponent + ".adapted.swift" }
            .map { folder.appendingPathComponent($0) }
        return [
            .buildCommand(
                displayName: "Adapting \(target.name)", executable: try context.tool(named: "keyline-adapt").url,
                arguments: ["-o", folder.path] + available + files.map(\.path), inputFiles: files,
                outputFiles: outputs)
        ]
    }

    /// The Swift files of a folder and of those inside it, but for hidden ones.
    private static func sources(in folder: URL) -> [URL] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let visible = names.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return visible.sorted().map { folder.appendingPathComponent($0) }
    }

    /// The modules on which a target depends.
    private static func modules(of target: any SourceModuleTarget) -> [String] {
        let modules = target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
        return Set(modules).sorted()
    }
}
