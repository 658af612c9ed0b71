import Foundation
import KeylineByteText

/// Reads folders in an order that does not depend on the machine.
enum FolderListing {
    /// The names of what is in a folder, sorted; hidden entries are left out, and a folder that cannot be read is empty.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - isWanted: Which names are asked for. It is asked before names are sorted, which takes the longer time.
    /// - Returns: The names.
    static func names(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        FolderListings().names(in: folder, where: isWanted)
    }

    /// Whether a path leads to a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The folder that a file lies in; `.` where the path names none.
    static func folder(of path: String) -> String {
        let folder = path.deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }
}

extension FolderListing {
    /// Whether a path is a symbolic link, which could lead round in a circle.
    static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// Whether a path leads to an ordinary file, or to nothing at all, which is for whoever opens it to tell.
    static func isFile(_ path: String) -> Bool {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
        return kind == nil || kind == .typeRegular || kind == .typeSymbolicLink
    }

    /// Whether there is anything at a path.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension FolderListing {
    /// A folder's own name, also where the path to it is `.` or ends with `..`.
    static func name(of folder: String) -> String {
        URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.lastPathComponent
    }

    /// The folder around a folder, as a path of the same kind.
    static func parent(of folder: String) -> String {
        if folder == "." { return ".." }
        let name = folder.lastPathComponent
        return name == ".." || name == "." ? "\(folder)/.." : self.folder(of: folder)
    }
}
