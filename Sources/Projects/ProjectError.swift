public import KeylineScenes

/// Why a file or an app's folder cannot be opened.
public enum ProjectError: InputError, Hashable {
    /// The file cannot be read; the text is the system's.
    case unreadable(file: String, reason: String)
    /// There is nothing at the path.
    case missing(path: String)
    /// The folder holds nothing that has scenes.
    case emptyFolder(path: String)
    /// The folder holds more than any app's; somebody named the wrong one.
    case tooLarge(path: String, limit: Int)
    /// One file is wanted.
    case isFolder(path: String)
    /// A named pipe, a socket or a device is at the path.
    case otherKind(path: String, kind: String)
    /// The file is a Git LFS pointer in place of the document.
    case largeFilePointer(path: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable(_, let reason): "the file cannot be read: \(reason)"
        case .missing: "there is no such file or folder"
        case .emptyFolder: "the folder has no storyboard, XIB or YAML layout"
        case .tooLarge(_, let limit): "the folder has more than \(limit) files and folders"
        case .isFolder: "expected a file, found a folder"
        case .otherKind(_, let kind): "expected a file, found \(kind)"
        case .largeFilePointer: GitLargeFile.message
        }
    }

    /// The file or folder.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let path, _), .missing(let path), .emptyFolder(let path), .tooLarge(let path, _),
            .isFolder(let path), .otherKind(let path, _), .largeFilePointer(let path):
            SourceLocation(file: path)
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .unreadable: "check its permissions"
        case .missing: "check the path"
        case .emptyFolder: "name the folder with the app's sources; folders of dependencies and builds are skipped"
        case .tooLarge: "name the folder with the app's own sources"
        case .otherKind: "copy what it gives into a file, and name that file"
        case .largeFilePointer: GitLargeFile.hint
        case .isFolder: "name one of the files in it; `keyline list` shows them"
        }
    }
}
