import Foundation

/// Finds the catalogs that belong to a module.
enum CatalogSearch {
    /// The file beside a module's sources that lists its catalogs, a path a line, where a project says which they are.
    static let listName = ".keyline-catalogs"

    /// The catalogs of a module: those that a list beside its sources names, otherwise those in the folder around all of them.
    ///
    /// - Parameters:
    ///   - files: The sources as SwiftPM names them.
    ///   - paths: The same sources without links.
    /// - Returns: The paths of asset catalogs and string catalogs.
    static func catalogs(of files: [String], paths: [String]) -> [String] {
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

    private static func commonFolder(_ paths: [String]) -> String? {
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
            if name.hasSuffix(".xcassets") || name.hasSuffix(".xcstrings") { return [path] }
            guard !name.contains("."), (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
                return []
            }
            return search(path, depth: depth + 1)
        }
    }
}
