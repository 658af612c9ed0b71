import CKeylineSystem
import Glibc

/// The system's description of a file, through symbolic links.
struct FileStatus {
    private let status: stat

    /// Asks; nil where there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.status = status
    }

    init?(descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    var kind: mode_t { status.st_mode & S_IFMT }

    /// Whether two answers are about one file.
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }

    /// Whether the file may be written. The administrator may write any file, but leaves one alone that is marked as read-only.
    func isWritable(_ path: String) -> Bool {
        status.st_mode & 0o222 != 0 && faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0
    }

    /// Gives a new file the owner, the extended attributes and the mode of this one.
    func give(to descriptor: CInt, from path: String) throws(FileRefusal) {
        guard let new = FileStatus(descriptor: descriptor) else { throw FileReplacement.refusal() }
        if new.status.st_uid != status.st_uid || new.status.st_gid != status.st_gid {
            guard fchown(descriptor, status.st_uid, status.st_gid) == 0 else { throw .otherOwner }
        }
        csystem_copy_attributes(path, descriptor)
        // Last: a change of the owner takes some of its bits away.
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw FileReplacement.refusal() }
    }
}
