import Glibc

/// What the system keeps about a file: while it stays the same, so does the content, unless it changed in the same moment.
struct FileStamp: Hashable {
    /// The kind of what a path leads to.
    enum Kind: Hashable {
        case file, folder, other
    }

    let kind: Kind
    private let numbers: [Int]
    private let change: Int

    /// Asks, through links; nil where there is nothing.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        change = Self.nanoseconds(status.st_ctim)
        numbers = [
            Int(status.st_dev), Int(bitPattern: UInt(status.st_ino)), Int(status.st_size),
            Self.nanoseconds(status.st_mtim),
        ]
    }

    /// Whether nothing changed at a moment or after it.
    func isOlder(than moment: Int) -> Bool { change < moment }

    /// The moment, by the clock that files are stamped with.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
}
