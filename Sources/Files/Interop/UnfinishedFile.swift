import Glibc
import KeylineByteText

/// A file that takes its name once it is whole.
///
/// Until then it has none, so that nothing of it is left when the program ends. Where the file system knows no files without names, such
/// as NFS, it has a temporary one.
package struct UnfinishedFile: ~Copyable {
    let descriptor: CInt
    /// Hidden and short: no program opens it as a document, and no name of a file makes it too long.
    private let temporary: String
    /// Whether there is an entry of the temporary name.
    private var isNamed: Bool

    /// Removes a temporary file of a program that was ended while it wrote.
    ///
    /// - Parameter path: The path of any file. It stays unless its name is a temporary one, of a process that no longer runs.
    package static func removeLeftover(_ path: String) {
        let name = path.lastPathComponent
        guard let match = name.wholeMatch(of: /\.keyline-([0-9]+)-[0-9]+\.part/), let process = pid_t(match.1),
            kill(process, 0) != 0, errno == ESRCH
        else { return }
        unlink(path)
    }

    /// The system's flag for a file without a name, to which the folder's own is added. Source: `open(2)`.
    private static let unnamed: CInt = 0o20_000_000 | O_DIRECTORY

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - folder: Where it will be; empty for the current folder.
    ///   - mode: Who may read and write it.
    /// - Throws: Why it cannot be made.
    init(in folder: String, mode: mode_t) throws(FileRefusal) {
        let name = ".keyline-\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
        temporary = (folder.isEmpty ? "" : folder + "/") + name
        let first = open(folder.isEmpty ? "." : folder, O_RDWR | O_CLOEXEC | Self.unnamed, mode)
        isNamed = first < 0
        descriptor = first >= 0 ? first : open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw FileReplacement.refusal() }
    }

    /// Gives it a name, in place of the file that has it.
    mutating func replace(_ path: String) throws(FileRefusal) {
        if !isNamed {
            // Links never replace: it has a temporary name for a moment.
            guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
                throw FileReplacement.refusal()
            }
            isNamed = true
        }
        guard rename(temporary, path) == 0 else { throw FileReplacement.refusal() }
        isNamed = false
    }

    deinit {
        if isNamed { unlink(temporary) }
        close(descriptor)
    }
}
