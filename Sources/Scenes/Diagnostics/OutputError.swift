import KeylineByteText

/// Why a result could not be written to a file.
public enum OutputError: InputError, Hashable {
    /// There is no such folder to write to.
    case missingFolder(file: String, folder: String)
    /// The path names a folder.
    case isFolder(file: String)
    /// The system refused, for a reason in its own words.
    case refused(file: String, reason: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .missingFolder(_, let folder): "cannot write the file: there is no folder \"\(folder)\""
        case .isFolder: "cannot write the file: there is a folder with that name"
        case .refused(_, let reason): "cannot write the file: \(reason)"
        }
    }

    /// The file that was to be written.
    public var location: SourceLocation? {
        switch self {
        case .missingFolder(let file, _), .isFolder(let file), .refused(let file, _): SourceLocation(file: file)
        }
    }

    /// What to do next.
    public var hint: String? {
        switch self {
        case .missingFolder(_, let folder): "create it with: mkdir -p \(folder.escaped(for: .shellWord))"
        case .isFolder: "name a file inside it"
        case .refused: "choose a writable folder with free space"
        }
    }
}
