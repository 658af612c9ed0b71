import Foundation

/// Finds the catalogs and other resources that belong to a module.
enum CatalogSearch {
    /// The file beside a module's sources that lists its resources, a path a line, where a project says which they are.
    static let listName = ".keyline-resources"

    /// The resources of a module: those that a list beside its sources names, otherwise those in the folder around all of them.
    ///
    /// - Parameters:
    ///   - files: The sources as SwiftPM names them.
    ///   - paths: The same sources without links.
    /// - Returns: The paths of catalogs, and of other files by whose names code may speak of them (`ResourceIndex.endings`).
    static func resources(of files: [String], paths: [String]) -> [String] {
        if let first = files.first,
            let list = try? String(
                contentsOfFile: URL(fileURLWithPath: first).deletingLastPathComponent().path + "/" + listName,
                encoding: .utf8)
        {
            return list.split(separator: "\n").map(String.init)
        }
        guard let folder = commonFolder(paths), folder.count > 1 else { return [] }
        return search(folder, depth: 0)
    }

    /// The folder around all of a module's sources; nil where there is none.
    static func commonFolder(_ paths: [String]) -> String? {
        let folders = paths.map { $0.split(separator: "/").dropLast().map(String.init) }
        guard var common = folders.first else { return nil }
        for folder in folders {
            common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        return "/" + common.joined(separator: "/")
    }

    private static func search(_ folder: String, depth: Int) -> [String] {
        guard depth < 8 else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if let ending = name.split(separator: ".").last, ResourceIndex.endings.contains(String(ending)) {
                return [path]
            }
            guard !name.contains(".") || name.hasSuffix(".lproj"),
                (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
            else { return [] }
            return search(path, depth: depth + 1)
        }
    }
}
