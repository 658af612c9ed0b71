import Glibc

/// An item that is neither a file nor a folder; reading from it may block without end.
package enum OtherKind {
    /// The kind of item at a path, through links, in a few words; nil for files, folders and missing items.
    package static func name(of path: String) -> String? {
        guard let kind = FileStatus(path)?.kind else { return nil }
        switch kind {
        case S_IFREG, S_IFDIR: return nil
        case S_IFIFO: return "a named pipe"
        case S_IFSOCK: return "a socket"
        case S_IFBLK: return "a block device"
        case S_IFCHR: return "a character device"
        default: return "of an unknown kind"
        }
    }
}
