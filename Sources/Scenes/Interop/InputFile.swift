package import Foundation
import Glibc
import KeylineFiles

/// Reads files that people name, or files inside their folders.
///
/// Only regular files are read, also behind links: reading a pipe without a writer would never end, and a device may
/// have no end.
package enum InputFile {
    /// The kind of a special file at a path, in a few words; nil for regular files, folders and missing items.
    package static func otherKind(of path: String) -> String? { OtherKind.name(of: path) }

    /// Refuses special files: named pipes, sockets and devices.
    ///
    /// - Throws: `OtherKindError` where one of them is at a path.
    package static func check(_ path: String) throws(OtherKindError) {
        if let kind = otherKind(of: path) { throw OtherKindError(file: path, kind: kind) }
    }

    /// Whether a regular file is at a path, or at the end of a link there.
    package static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether something else than a regular file or a folder is at a path.
    package static func isPipeOrDevice(_ path: String) -> Bool { otherKind(of: path) != nil }

    /// When a file's content or attributes last changed, in seconds since 1970; nil where there is none. Programs cannot set it.
    package static func changeTime(atPath path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_ctim.tv_sec) + Double(status.st_ctim.tv_nsec) / 1e9
    }

    /// The bytes of a regular file; nil where there is none that can be read.
    package static func contents(atPath path: String) -> Data? {
        InputTrace.note(.file(path))
        return isRegular(path) ? FileManager.default.contents(atPath: path) : nil
    }
}
