import Glibc

/// Keeps other programs that ask for the same lock away from a file while one reads and replaces it.
///
/// The file itself is locked, so that nothing is left beside it. It ends with the value, or with the program.
package final class FileLock {
    private let descriptor: CInt

    private static let patience = 30_000
    private static let step = 20

    /// Waits until nobody else changes a file.
    ///
    /// - Parameter path: The file. Where there is none, or the file system knows no locks, nothing is kept away.
    /// - Throws: `FileRefusal.busy` where another program does not finish.
    package init(_ path: String) throws(FileRefusal) {
        var waited = 0
        while true {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0, FileStatus(descriptor: descriptor)?.kind == S_IFREG else {
                if descriptor >= 0 { close(descriptor) }
                self.descriptor = -1
                return
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                // Whoever had it before may have put another file in this one's place.
                if let own = FileStatus(descriptor: descriptor), let current = FileStatus(path), own.isSame(as: current)
                {
                    self.descriptor = descriptor
                    return
                }
            } else if errno != EWOULDBLOCK, errno != EINTR {
                self.descriptor = descriptor
                return
            } else {
                guard waited < Self.patience else {
                    close(descriptor)
                    throw .busy
                }
                usleep(UInt32(Self.step * 1000))
                waited += Self.step
            }
            close(descriptor)
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
