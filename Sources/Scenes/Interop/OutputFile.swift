import KeylineByteText
package import KeylineFiles

/// Writes results to files so that no reader ever sees half of one.
public enum OutputFile {
    /// Writes bytes to a path, in place of an earlier file, and waits until they are on the disk.
    ///
    /// They go to a temporary file beside the target, which then takes the target's name in one step; when anything fails,
    /// the target is as it was. It keeps its mode and its owner, and a file that may not be written is refused. What is not an ordinary
    /// file, such as a pipe or `/dev/stdout`, is written to directly.
    ///
    /// - Parameters:
    ///   - bytes: The file's whole content.
    ///   - path: Where it goes. A symbolic link stays one: the file that it points to is replaced.
    /// - Throws: Why it could not be written, and what to do.
    public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        try write(bytes, to: path, .kept)
    }

    /// Writes a text as UTF-8 to a path, in place of an earlier file.
    ///
    /// - Parameters:
    ///   - text: The file's whole content.
    ///   - path: Where it goes.
    /// - Throws: Why it could not be written, and what to do.
    public static func write(_ text: String, to path: String) throws(OutputError) {
        try write([UInt8](text.utf8), to: path)
    }

    /// Writes bytes to a path; those that the next run makes again need not be waited for.
    package static func write(
        _ bytes: [UInt8], to path: String, _ persistence: FileReplacement.Persistence
    ) throws(OutputError) {
        do throws(FileRefusal) { try FileReplacement.write(bytes, to: path, persistence) } catch {
            throw OutputError(error, file: path)
        }
    }

    /// Writes a file that was read before, unless it changed since.
    package static func write(
        _ bytes: [UInt8], to path: String, inPlaceOf earlier: [UInt8], under lock: FileLock? = nil
    ) throws(OutputError) {
        do throws(FileRefusal) {
            try FileReplacement.write(bytes, to: path, inPlaceOf: earlier, under: lock)
        } catch {
            throw OutputError(error, file: path)
        }
    }

    /// Adds a text to the end of a file, which is made where there is none.
    package static func append(_ text: String, to path: String) throws(OutputError) {
        do throws(FileRefusal) { try FileReplacement.append([UInt8](text.utf8), to: path) } catch {
            throw OutputError(error, file: path)
        }
    }

    /// Waits until no other run of this program changes a file.
    package static func lock(_ path: String) throws(OutputError) -> FileLock {
        do throws(FileRefusal) { return try FileLock(path) } catch { throw OutputError(error, file: path) }
    }
}

extension OutputError {
    /// Tells of a file, by the name that a person knows, that it was not written.
    package init(_ refusal: FileRefusal, file: String) {
        self =
            switch refusal {
            case .missingFolder(let folder): .missingFolder(file: file, folder: folder)
            case .isFolder: .isFolder(file: file)
            case .readOnly: .readOnly(file: file)
            case .otherOwner: .otherOwner(file: file)
            case .changed: .changed(file: file)
            case .busy: .busy(file: file)
            case .leadsOut(let folder): .leadsOut(file: file, folder: folder)
            case .link: .link(file: file)
            case .system(let reason): .refused(file: file, reason: reason)
            }
    }
}
