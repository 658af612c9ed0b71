package import Foundation
import Glibc
import KeylineFiles

/// Reads files that people name or that lie in their folders.
///
/// Only regular files are read, also behind links: a pipe that nobody writes to would be waited for without end, and a device may
/// have no end.
package enum InputFile {
    /// What is at a path in place of a regular file or a folder, in a few words; nil for these, and where there is nothing.
    package static func otherKind(of path: String) -> String? { OtherKind.name(of: path) }

    /// Refuses what nobody reads: a named pipe, a socket or a device.
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
