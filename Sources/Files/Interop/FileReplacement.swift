import Glibc

/// Puts new content in place of a file's: whole or not at all, and nothing else about the file changes.
///
/// The bytes go to another file in the same folder, which then takes the file's name in one step (`UnfinishedFile`). It has the file's
/// mode, owner and extended attributes. A symbolic link stays one: the file that it leads to is replaced. What is not an ordinary file,
/// such as a pipe or `/dev/stdout`, is written to directly.
package enum FileReplacement {
    /// How safely a file is written before the call returns.
    package enum Persistence: Sendable {
        /// People lose work with it: it is on the disk before the call returns.
        case kept
        /// The next run makes it again.
        case remade
    }

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole content.
    ///   - path: Where it goes.
    ///   - persistence: Whether the call waits for the disk.
    /// - Throws: Why it was not written.
    package static func write(
        _ bytes: [UInt8], to path: String, _ persistence: Persistence = .kept
    ) throws(FileRefusal) {
        try checkFolder(of: path)
        let status = FileStatus(path)
        switch status?.kind {
        case S_IFDIR: throw .isFolder
        case nil, S_IFREG: try replace(path, with: bytes, persistence)
        default: try write(bytes, into: path, O_WRONLY)
        }
    }

    /// Writes a file that was read before, unless it changed since.
    ///
    /// - Parameters:
    ///   - bytes: The whole content.
    ///   - path: Where it goes.
    ///   - earlier: What was read.
    ///   - lock: What keeps other programs from doing the same meanwhile; nil for a lock of this call's own.
    /// - Throws: Why it was not written.
    package static func write(
        _ bytes: [UInt8], to path: String, inPlaceOf earlier: [UInt8], under lock: FileLock? = nil
    ) throws(FileRefusal) {
        let held = if let lock { lock } else { try FileLock(path) }
        defer { withExtendedLifetime(held) {} }
        try replace(path, with: bytes, .kept) { () throws(FileRefusal) in try contents(of: path) == earlier }
    }

    /// Adds to the end of a file, which is made where there is none.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileRefusal) {
        try checkFolder(of: path)
        if let status = FileStatus(path) {
            guard status.kind != S_IFDIR else { throw .isFolder }
            guard status.isWritable(path) else { throw .readOnly }
        }
        try write(bytes, into: path, O_WRONLY | O_APPEND | O_CREAT)
    }

    // MARK: Steps

    private static func checkFolder(of path: String) throws(FileRefusal) {
        let folder = folder(of: path)
        guard folder.isEmpty || FileStatus(folder)?.kind == S_IFDIR else { throw .missingFolder(folder) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func replace(
        _ path: String, with bytes: [UInt8], _ persistence: Persistence,
        if isExpected: () throws(FileRefusal) -> Bool = { true }
    ) throws(FileRefusal) {
        let target = resolved(path)
        let old = FileStatus(target)
        if let old, !old.isWritable(target) { throw .readOnly }
        let folder = folder(of: target)
        var file = try UnfinishedFile(in: folder, mode: old == nil ? 0o666 : 0o600)
        try write(bytes, to: file.descriptor)
        if let old { try old.give(to: file.descriptor, from: target) }
        if persistence == .kept, fsync(file.descriptor) != 0 { throw refusal() }
        guard try isExpected() else { throw .changed }
        try file.replace(target)
        if persistence == .kept { sync(folder.isEmpty ? "." : folder) }
    }

    /// Brings a folder's entries to the disk. Some file systems cannot; the file is there all the same.
    private static func sync(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func write(_ bytes: [UInt8], into path: String, _ flags: CInt) throws(FileRefusal) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw refusal() }
        do throws(FileRefusal) { try write(bytes, to: descriptor) } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw refusal() }
    }

    private static func write(_ bytes: [UInt8], to descriptor: CInt) throws(FileRefusal) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw refusal() }
            written += count
        }
    }

    private static func contents(of path: String) throws(FileRefusal) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var found: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw refusal() }
            guard count > 0 else { return found }
            found += buffer[..<count]
        }
    }

    /// The path that symbolic links lead to; the path itself where there is no such file yet.
    static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// The system's reason of a moment ago.
    static func refusal() -> FileRefusal { .system(String(cString: strerror(errno))) }
}
