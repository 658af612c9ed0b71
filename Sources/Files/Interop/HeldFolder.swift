import Glibc
internal import CKeylineSystem

/// A folder that is held open. Paths in it are resolved by the system so that no symbolic link leads out of it, even if others change
/// links meanwhile.
package struct HeldFolder: ~Copyable {
    /// Why the system refused, by its number.
    package struct Refusal: Error {
        let code: CInt

        /// Whether a symbolic link, or the path itself, leads out of the folder or goes where no link is followed.
        package var leadsOut: Bool { code == EXDEV || code == ELOOP }
        /// Whether something on the way is not there.
        package var isMissing: Bool { code == ENOENT }
        /// The reason in the system's words.
        package var words: String { String(cString: strerror(code)) }
    }

    private let descriptor: CInt
    /// The folder as a person named it, or the path of a folder inside it.
    let name: String

    /// Opens a folder that a person named: links on the way to it are followed.
    package init(_ path: String) throws(Refusal) {
        name = path.isEmpty ? "." : path
        descriptor = Glibc.open(name, keyline_path_only | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Refusal(code: errno) }
    }

    private init(descriptor: CInt, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    deinit { close(descriptor) }

    /// A path of the folder for code that takes paths; it holds as long as the folder does.
    var path: String { "/proc/self/fd/\(descriptor)" }

    /// The folder at a path inside this one.
    func folder(_ name: String) throws(Refusal) -> HeldFolder {
        HeldFolder(
            descriptor: try open(name, keyline_path_only | O_DIRECTORY | O_CLOEXEC, followingLinks: true), name: name)
    }

    /// Makes one folder; one that is there already is fine.
    func makeFolder(_ name: String) throws(Refusal) {
        guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw Refusal(code: errno) }
    }

    /// Whether a symbolic link has a name in the folder.
    func isLink(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Removes a file or a link; where there is none, nothing happens.
    func remove(_ name: String) throws(Refusal) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw Refusal(code: errno) }
    }

    /// The bytes of a regular file at a path inside the folder, to which no link leads. A file with more bytes than some is refused with
    /// `EFBIG`.
    package func contents(of name: String, atMost most: Int) throws(Refusal) -> [UInt8] {
        // A pipe would be waited for without end; it is opened without waiting, and then refused.
        let file = try open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC, followingLinks: false)
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Refusal(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(code: EINVAL) }
        guard status.st_size <= most else { throw Refusal(code: EFBIG) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let part = bytes.withUnsafeMutableBytes { buffer in
                read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw Refusal(code: errno) }
            if part == 0 { break }
            count += part
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Whether a path that need not be there would lead out of the folder.
    package func leadsOut(_ name: String) -> Bool {
        do throws(Refusal) {
            close(try open(name, keyline_path_only | O_CLOEXEC, followingLinks: true))
            return false
        } catch {
            return error.leadsOut
        }
    }

    private func open(_ name: String, _ flags: CInt, followingLinks: Bool) throws(Refusal) -> CInt {
        let found = keyline_open_beneath(descriptor, name, flags, followingLinks ? 1 : 0)
        guard found >= 0 else { throw Refusal(code: errno) }
        return found
    }
}
