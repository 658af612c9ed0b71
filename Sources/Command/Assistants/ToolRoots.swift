import Foundation
import KeylineByteText

/// The folders that an assistant's tools may read. Paths outside of them are refused.
struct ToolRoots: Sendable {
    /// The folders, without symbolic links.
    let folders: [String]

    init(_ folders: [String]) {
        self.folders = folders.map(Self.resolved)
    }

    /// The folders of `file` addresses, as a client names its roots; other addresses are left out.
    init(addresses: [String]) {
        self.init(addresses.compactMap(URL.init(string:)).filter(\.isFileURL).map(\.path))
    }

    /// The file or folder that a tool's argument names, without symbolic links: what is checked is what is opened.
    ///
    /// - Parameter text: An absolute path, or one that counts from the first root in which it is there.
    /// - Returns: The path.
    /// - Throws: `ToolError` where nothing is there, or where it lies outside of the roots.
    func path(_ text: String) throws(ToolError) -> String {
        guard !folders.isEmpty else {
            throw ToolError("no folder may be read: name one with `keyline mcp --root FOLDER`")
        }
        let candidates = text.hasPrefix("/") ? [text] : folders.map { "\($0)/\(text)" }
        for candidate in candidates {
            let path = Self.resolved(candidate)
            guard contains(path) else { continue }
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        let isOutside = candidates.allSatisfy { !contains(Self.resolved($0)) }
        let names = folders.map { "\"\($0)\"" }.joined(separator: ", ")
        throw ToolError(
            isOutside ? "\"\(text)\" is outside of the roots \(names)" : "\"\(text)\" is not in the roots \(names)")
    }

    /// The root in which a path of ``path(_:)`` lies.
    func root(of path: String) -> String? { folders.first { Self.contains($0, path) } }

    /// A path of ``path(_:)`` as seen from its root, so that answers name files as a person would.
    func relativePath(_ path: String) -> String {
        guard let root = root(of: path), root != "/" else { return path }
        return path == root ? "." : String(path.dropFirst(root.count + 1))
    }

    private func contains(_ path: String) -> Bool { folders.contains { Self.contains($0, path) } }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
