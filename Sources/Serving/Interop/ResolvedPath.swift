import Foundation
import Glibc

/// The target of a path, with every folder and name on the way.
struct ResolvedPath {
    /// The path without links, as far as it exists; missing parts follow as written.
    private(set) var path: String
    /// The folders on the way, each with the name that is looked for there.
    private(set) var steps: [(folder: String, name: String)] = []
    /// Whether it leads to a folder.
    private(set) var isFolder = true

    /// More links than systems follow.
    private static let linkLimit = 40

    /// Follows a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: What a relative one begins in, without links; the current folder where there is none.
    init(_ path: String, in folder: String? = nil) {
        let isWhole = path.hasPrefix("/")
        let start = isWhole ? "/" : folder ?? FileManager.default.currentDirectoryPath
        self.path = start
        var rest = Self.names(path).reversed() as [String]
        if !isWhole, folder == nil {
            // The current folder may have been reached through links, or have been moved.
            self.path = "/"
            rest += Self.names(start).reversed()
        }
        follow(&rest)
    }

    private mutating func follow(_ rest: inout [String]) {
        var links = 0
        while let name = rest.popLast() {
            if name == "." { continue }
            if name == ".." {
                path = (path as NSString).deletingLastPathComponent
                continue
            }
            steps.append((path, name))
            let next = path == "/" ? "/\(name)" : "\(path)/\(name)"
            switch Self.kind(next) {
            case S_IFLNK:
                links += 1
                guard links <= Self.linkLimit, let target = Self.target(of: next) else { return end(next, rest) }
                if target.hasPrefix("/") { path = "/" }
                rest += Self.names(target).reversed()
            case S_IFDIR: path = next
            default: return end(next, rest)
            }
        }
    }

    /// Ends where nothing, or no folder, is.
    private mutating func end(_ next: String, _ rest: [String]) {
        path = ([next] + rest.reversed()).joined(separator: "/")
        isFolder = false
    }

    private static func names(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// Returns the kind of a path's item, without following a link there; nil for a missing one.
    static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func target(of link: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    }
}
