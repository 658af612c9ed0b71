package import Foundation
import Glibc

/// Reads files that people name or that lie in their folders.
///
/// Only regular files are read, also behind links: a pipe that nobody writes to would be waited for without end, and a device may
/// have no end.
package enum InputFile {
    /// Why another kind of file is not read.
    package static let notRegular = "it is not a regular file but a pipe or a device"

    /// Whether a regular file is at a path, or at the end of a link there.
    package static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether something else than a regular file or a folder is at a path.
    package static func isPipeOrDevice(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

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
