import KeylineByteText

/// Why a result could not be written to a file.
public enum OutputError: InputError, Hashable {
    /// There is no such folder to write to.
    case missingFolder(file: String, folder: String)
    /// The path names a folder.
    case isFolder(file: String)
    /// The file is read-only.
    case readOnly(file: String)
    /// The file belongs to another user or group, which the new one could not be given to.
    case otherOwner(file: String)
    /// The file changed since it was read.
    case changed(file: String)
    /// Another program does not finish changing the file.
    case busy(file: String)
    /// The system refused, for a reason in its own words.
    case refused(file: String, reason: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .missingFolder(_, let folder): "cannot write the file: there is no folder \"\(folder)\""
        case .isFolder: "cannot write the file: there is a folder with that name"
        case .readOnly: "cannot write the file: it is read-only"
        case .otherOwner: "cannot write the file: it belongs to another user or group and would lose it"
        case .changed: "did not write the file: it changed since it was read"
        case .busy: "did not write the file: another program has been changing it for half a minute"
        case .refused(_, let reason): "cannot write the file: \(reason)"
        }
    }

    /// The file that was to be written.
    public var location: SourceLocation? { SourceLocation(file: file) }

    private var file: String {
        switch self {
        case .missingFolder(let file, _), .isFolder(let file), .readOnly(let file), .otherOwner(let file),
            .changed(let file), .busy(let file), .refused(let file, _):
            file
        }
    }

    /// What to do next.
    public var hint: String? {
        switch self {
        case .missingFolder(_, let folder): "create it with: mkdir -p \(folder.escaped(for: .shellWord))"
        case .isFolder: "name a file inside it"
        case .readOnly(let file): "make it writable with: chmod u+w \(file.escaped(for: .shellWord))"
        case .otherOwner: "name another file for the result"
        case .changed: "run the command again"
        case .busy: "run the command again once that program has ended"
        case .refused: "choose a writable folder with free space"
        }
    }
}
