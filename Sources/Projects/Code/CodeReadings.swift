import Foundation
import KeylineFiles
import KeylineGraphics
import Synchronization

/// Readings of code that processes share: both revisions of a review often have the same code, and reading it takes longer than all else.
///
/// A reading counts for the same call about files of the same names and bytes, so that it is what reading them again would give.
package enum CodeReadings {
    private static let shared = Mutex<String?>(nil)

    /// Keeps the readings of this process in a folder, and takes them from there.
    ///
    /// - Parameter folder: The folder, which only processes of the same version use.
    package static func share(in folder: String) { shared.withLock { $0 = folder } }

    static var folder: String? { shared.withLock { $0 } }

    /// The file of a reading; nil where none are shared.
    ///
    /// - Parameters:
    ///   - words: The call.
    ///   - paths: The folders and files that it reads.
    ///   - endings: The endings of files that it reads.
    ///   - folder: The folder of readings; nil where none are shared.
    /// - Returns: The path, where there is a reading or where one can be kept.
    static func file(
        for words: [String], of paths: [String], endings: [String], in folder: String? = folder
    ) -> String? {
        guard let folder else { return nil }
        var encoding = BinaryEncoding(words)
        for path in files(in: paths, endings) {
            encoding.append(path)
            encoding.append(FileManager.default.contents(atPath: path).map { SHA256Digest(of: [UInt8]($0)) })
        }
        return "\(folder)/code-\(encoding.digest.hexadecimal).json"
    }

    /// The files that a call may read, by path.
    private static func files(in paths: [String], _ endings: [String]) -> [String] {
        paths.flatMap { path -> [String] in
            guard FolderListing.isFolder(path), let names = FileManager.default.enumerator(atPath: path) else {
                return [path]
            }
            var files: [String] = []
            while let name = names.nextObject() as? String {
                let last = name.split(separator: "/").last ?? ""
                if ForeignFolders.contain(last) { names.skipDescendants() }
                if endings.contains(name.pathExtension.lowercased()) { files.append("\(path)/\(name)") }
            }
            return files.sorted()
        }
    }
}
