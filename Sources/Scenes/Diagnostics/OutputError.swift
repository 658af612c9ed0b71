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
    /// A symbolic link on the way to the file leads out of the folder that was named.
    case leadsOut(file: String, folder: String)
    /// The file itself is a symbolic link, in a folder of results.
    case link(file: String)
    /// The system refused, for a reason in its own words.
    case refused(file: String, reason: String)

    /// The mistake.
    public var message: String {
        switch self {
        case .missingFolder(_, let folder): "cannot write the file: there is no folder \"\(folder)\""
        case .isFolder: "cannot write the file: there is a folder with that name"
        case .readOnly: "cannot write the file: it is read-only"
        case .otherOwner: "cannot write the file: it belongs to another user or group and would lose it"
        case .changed: "did not write the file: it changed since it was read"
        case .busy: "did not write the file: another program has been changing it for half a minute"
        case .leadsOut(_, let folder): "cannot write the file: a symbolic link leads out of \"\(folder)\""
        case .link: "cannot write the file: a symbolic link has that name"
        case .refused(_, let reason): "cannot write the file: \(reason)"
        }
    }

    /// The file that was to be written.
    public var location: SourceLocation? { SourceLocation(file: file) }

    private var file: String {
        switch self {
        case .missingFolder(let file, _), .isFolder(let file), .readOnly(let file), .otherOwner(let file),
            .changed(let file), .busy(let file), .leadsOut(let file, _), .link(let file), .refused(let file, _):
            file
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .missingFolder(_, let folder): "create it with: mkdir -p \(folder.escaped(for: .shellWord))"
        case .isFolder: "name a file inside it"
        case .readOnly(let file): "make it writable with: chmod u+w \(file.escaped(for: .shellWord))"
        case .otherOwner: "name another file for the result"
        case .changed: "run the command again"
        case .busy: "run the command again once that program has ended"
        case .leadsOut: "results stay in their folder: remove the link, or name the folder that it leads to"
        case .link: "results do not follow links: remove the link, or name another folder"
        case .refused: "choose a writable folder with free space"
        }
    }
}
