import Glibc

/// Whom a file belongs to.
struct FileOwner: Equatable {
    private let id: uid_t

    /// The user with whose rights this program runs.
    static var user: FileOwner { FileOwner(id: geteuid()) }

    private init(id: uid_t) { self.id = id }

    /// The owner of a file, at the end of a link where the path is one; nil where there is none.
    init?(ofFile path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        id = status.st_uid
    }

    /// The owner of a file, or of the link that the path is; nil where there is none.
    init?(ofLink path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        id = status.st_uid
    }
}
