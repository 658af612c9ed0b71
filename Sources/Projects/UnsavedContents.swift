import Foundation
import KeylineByteText
import Synchronization

/// The contents of files that an editor holds and has not saved, which count in place of those on the disk.
///
/// A document is opened by its path from many places: as an operand, as a document that another one shows, as the file of an edit. All of
/// them read through `SourceOpener.contents(of:)`, which looks here first.
package enum UnsavedContents {
    private static let contents = Mutex<[String: Data]>([:])

    /// Reads the unsaved contents of a file from standard input, before the process divides into supervisor and worker.
    ///
    /// - Parameter path: The file, which need not exist.
    /// - Throws: `ProjectError` where standard input cannot be read.
    package static func readStandardInput(as path: String) throws(ProjectError) {
        let data = try StandardInput.contents()
        contents.withLock { $0[key(path)] = data }
    }

    /// The unsaved contents of a file; nil where the file on the disk counts.
    static func of(_ path: String) -> Data? {
        contents.withLock { $0.isEmpty ? nil : $0[key(path)] }
    }

    private static func key(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
