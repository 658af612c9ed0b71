import Foundation
import Synchronization

/// The entries of some folders, each read when it is first asked for.
final class FolderListings: Sendable {
    private struct Known {
        var names: [String: [String]] = [:]
        var folders: [String: Bool] = [:]
    }

    private let known = Mutex(Known())

    /// The names of everything in a folder, hidden entries too, in no order; none where it cannot be read.
    func all(in folder: String) -> [String] {
        if let names = known.withLock({ $0.names[folder] }) { return names }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        known.withLock { $0.names[folder] = names }
        return names
    }

    /// The names of a folder's entries, sorted; hidden entries are left out, and a folder that cannot be read is empty.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - isWanted: Which names are asked for. It is asked before names are sorted, which takes the longer time.
    /// - Returns: The names.
    func names(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        all(in: folder).filter { $0.utf8.first != UInt8(ascii: ".") && isWanted($0) }.sorted()
    }

    /// Whether a path leads to a folder.
    func isFolder(_ path: String) -> Bool {
        if let isFolder = known.withLock({ $0.folders[path] }) { return isFolder }
        let isFolder = FolderListing.isFolder(path)
        known.withLock { $0.folders[path] = isFolder }
        return isFolder
    }
}
