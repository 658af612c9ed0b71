import Foundation
import KeylineByteText

/// The headers of C and Objective-C that a target's Swift files see, and the files that are written in these languages.
package struct TargetHeaders: Hashable, Sendable {
    /// The headers by path: a prefix header, the bridging header, a framework's public headers, headers of module maps.
    package private(set) var headers: [String] = []
    /// The folder of the project, in which further headers are.
    package let folder: String
    /// The number of files in C, C++ and Objective-C.
    package let sourceCount: Int

    /// Finds headers.
    ///
    /// - Parameters:
    ///   - settings: The target's settings.
    ///   - module: The target's module.
    ///   - kind: The kind of product.
    ///   - files: The target's files.
    ///   - publicHeaders: The headers that the target publishes.
    ///   - folder: The folder of the project.
    init(
        _ settings: BuildSettings, module: String, kind: AppTarget.Kind, files: [String], publicHeaders: [String],
        folder: String
    ) {
        self.folder = folder
        let kinds: Set<String> = ["m", "mm", "c", "cpp", "cc"]
        sourceCount = files.count { kinds.contains($0.pathExtension) }
        if let bridging = Self.path(settings["SWIFT_OBJC_BRIDGING_HEADER"], in: folder) {
            headers += [Self.path(settings["GCC_PREFIX_HEADER"], in: folder), bridging].compactMap(\.self)
        }
        if kind == .framework {
            let umbrella = files.filter { $0.lastPathComponent == module + ".h" }
            headers += publicHeaders.isEmpty ? umbrella : publicHeaders
        }
        let maps =
            files.filter { $0.pathExtension == "modulemap" }
            + [Self.path(settings["MODULEMAP_FILE"], in: folder)].compactMap(\.self)
            + (settings["SWIFT_INCLUDE_PATHS"] ?? "").split(separator: " ").compactMap { item in
                // `Maps/**` means the folders in `Maps`, too.
                Self.path(item.filter { $0 != "\"" && $0 != "*" }, in: folder)
            }.flatMap { FolderFiles.all(in: $0) }.filter { $0.pathExtension == "modulemap" }
        for map in maps { headers += Self.headers(ofMap: map) }
        var seen: Set<String> = []
        headers = headers.map(\.standardized).filter { seen.insert($0).inserted }
    }

    /// The path that a setting names; nil where there is none.
    private static func path(_ value: String?, in folder: String) -> String? {
        guard let value, !value.isEmpty else { return nil }
        let places = value.hasPrefix("/") ? [value] : [value, "\(folder)/\(value)"]
        // A setting that names `$(SRCROOT)` already has the folder.
        let path = value.hasPrefix(folder + "/") ? places.first : places.last
        return path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }

    /// The headers that a map of modules names.
    private static func headers(ofMap path: String) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.matches(of: /header\s+"([^"]+)"/).map { match in
            match.1.hasPrefix("/") ? String(match.1) : "\(path.deletingLastPathComponent)/\(match.1)"
        }
    }
}
