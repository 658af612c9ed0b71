import Foundation
import PackagePlugin

/// Adapts the Swift files of a target's folder that the target lists neither in its `sources` nor in its `exclude`, and compiles the results in
/// their place. Files of equal names in several folders are numbered.
///
///     .target(
///         name: "App", dependencies: [.product(name: "KeylineHosting", package: "Keyline")],
///         path: "App", sources: ["Previews.swift"], swiftSettings: [.swiftLanguageMode(.v5)],
///         plugins: [.plugin(name: "KeylineAdapt", package: "Keyline")])
@main
struct KeylineAdapt: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        // SwiftPM names all files of a target but those that it excludes; the ones that are in no list of the manifest have no type.
        let files = module.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }.map(\.url)
            .filter(Self.isVisible(beneath: module.directoryURL)).sorted { $0.path < $1.path }
        guard !files.isEmpty else {
            Diagnostics.warning("\(target.name) has no Swift files besides those of its `sources`: nothing is adapted")
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let available = Self.modules(of: module).flatMap { ["--available", $0] }
        let outputs = zip(files, Self.names(of: files)).filter { $0.0.lastPathComponent != "main.swift" }
            .map { folder.appendingPathComponent($0.1 + ".adapted.swift") }
        return [
            .buildCommand(
                displayName: "Adapting \(target.name)", executable: try context.tool(named: "keyline-adapt").url,
                arguments: ["-o", folder.path] + available + files.map(\.path), inputFiles: files,
                outputFiles: outputs)
        ]
    }

    /// True for files that are not in hidden folders.
    private static func isVisible(beneath folder: URL) -> (URL) -> Bool {
        { file in !file.path.dropFirst(folder.path.count).split(separator: "/").contains { $0.hasPrefix(".") } }
    }

    /// The names of adapted files, all different, numbered as `keyline-adapt` does.
    private static func names(of files: [URL]) -> [String] {
        var names: Set<String> = []
        return files.map { file in
            let name = file.deletingPathExtension().lastPathComponent
            var result = name
            var number = 2
            while !names.insert(result).inserted {
                result = "\(name).\(number)"
                number += 1
            }
            return result
        }
    }

    /// The modules on which a target depends.
    private static func modules(of target: any SourceModuleTarget) -> [String] {
        let modules = target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
        return Set(modules).sorted()
    }
}
