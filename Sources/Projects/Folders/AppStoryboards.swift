import KeylineByteText

/// The storyboards of the app around some documents, which refer to each other by name.
package struct AppStoryboards: Sendable {
    private let paths: [String]

    /// Looks around documents and in folders.
    ///
    /// A document without an app around it has the storyboards beside it.
    ///
    /// - Parameter operands: The documents and apps' folders.
    package init(around operands: [String]) {
        var folders: [String] = []
        for path in operands {
            let folder = FolderListing.isFolder(path) ? path : Neighborhood(of: path).folders.last ?? "."
            if !folders.contains(folder) { folders.append(folder) }
        }
        var seen: Set<String> = []
        paths = folders.flatMap { (try? AppFolder($0))?.documents ?? [] }.filter {
            $0.pathExtension.lowercased() == "storyboard" && seen.insert($0).inserted
        }
    }

    /// The storyboard of a name that is nearest to a file; of several languages the development language's.
    ///
    /// - Parameters:
    ///   - name: The name without its ending.
    ///   - file: The document that refers to it.
    /// - Returns: The path; nil where the app has none.
    package func path(named name: String, from file: String) -> String? {
        let matches = Self.withoutTranslations(paths.filter { $0.lastPathComponent == "\(name).storyboard" })
        return matches.max { Self.sharedLength($0, file) < Self.sharedLength($1, file) }
    }

    /// Documents without those that translate another one of the same name.
    package static func withoutTranslations(_ paths: [String]) -> [String] {
        paths.filter { path in
            guard let key = key(of: path) else { return true }
            let copies = paths.filter { self.key(of: $0) == key }
            return copies.min { (rank(of: $0), $0) < (rank(of: $1), $1) } == path
        }
    }

    /// The name of a localised document and the folder around its languages; nil for another one.
    private static func key(of path: String) -> String? {
        let folder = path.deletingLastPathComponent
        guard folder.lastPathComponent.hasSuffix(".lproj") else { return nil }
        return folder.deletingLastPathComponent + "/" + path.lastPathComponent
    }

    private static func rank(of path: String) -> Int {
        switch path.deletingLastPathComponent.lastPathComponent {
        case "Base.lproj": 0
        case "en.lproj": 1
        default: 2
        }
    }

    private static func sharedLength(_ one: String, _ other: String) -> Int {
        zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    }
}
