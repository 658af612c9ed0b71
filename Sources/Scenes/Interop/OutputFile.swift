import Foundation
import Glibc
import KeylineByteText

/// Writes results to files so that nobody ever meets half of one.
public enum OutputFile {
    /// Writes bytes to a path, in place of what was there.
    ///
    /// They go to a temporary file beside the target, which then takes the target's name in one step; when anything fails,
    /// the target is as it was. What is not an ordinary file, such as a pipe or `/dev/stdout`, is written to directly.
    ///
    /// - Parameters:
    ///   - bytes: The file's whole content.
    ///   - path: Where it goes. A symbolic link stays one: the file that it points to is replaced.
    /// - Throws: Why it could not be written, and what to do.
    public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let folder = path.deletingLastPathComponent
        guard folder.isEmpty || kind(of: folder) == S_IFDIR else { throw .missingFolder(file: path, folder: folder) }
        switch kind(of: path) {
        case S_IFDIR: throw .isFolder(file: path)
        case nil, S_IFREG: try replace(path, with: bytes)
        default: try write(bytes, toExisting: path)
        }
    }

    /// Writes a text as UTF-8 to a path, in place of what was there.
    ///
    /// - Parameters:
    ///   - text: The file's whole content.
    ///   - path: Where it goes.
    /// - Throws: Why it could not be written, and what to do.
    public static func write(_ text: String, to path: String) throws(OutputError) {
        try write([UInt8](text.utf8), to: path)
    }

    /// What kind of file a path leads to, through symbolic links; nil for none.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func replace(_ path: String, with bytes: [UInt8]) throws(OutputError) {
        let target = resolved(path)
        let temporary = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw refusal(path) }
        do throws(OutputError) {
            try write(bytes, to: descriptor, path)
            guard rename(temporary, target) == 0 else { throw refusal(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], toExisting path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw refusal(path) }
        try write(bytes, to: descriptor, path)
    }

    /// Writes all bytes and closes the descriptor, whatever happens.
    private static func write(_ bytes: [UInt8], to descriptor: CInt, _ path: String) throws(OutputError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = refusal(path)
                close(descriptor)
                throw error
            }
            written += count
        }
        guard close(descriptor) == 0 else { throw refusal(path) }
    }

    /// The path that symbolic links lead to; the path itself where there is no such file yet.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// The system's reason of a moment ago.
    private static func refusal(_ path: String) -> OutputError {
        .refused(file: path, reason: String(cString: strerror(errno)))
    }
}
