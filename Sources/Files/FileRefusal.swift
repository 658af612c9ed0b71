/// The reason why a file was not written. The earlier file is unchanged.
package enum FileRefusal: Error, Hashable {
    /// There is no such folder.
    case missingFolder(String)
    /// The path names a folder.
    case isFolder
    /// The file may not be written.
    case readOnly
    /// The file belongs to a user or group that a new one could not be given to.
    case otherOwner
    /// The file is another one than the one that was read.
    case changed
    /// Another program is changing the file.
    case busy
    /// A symbolic link on the way to the file leads out of the folder that a person named.
    case leadsOut(of: String)
    /// The file is a symbolic link, which is not followed there.
    case link
    /// The system refused, for a reason in its own words.
    case system(String)

    /// The refusal in a few words.
    package var words: String {
        switch self {
        case .missingFolder(let folder): "there is no folder \"\(folder)\""
        case .isFolder: "there is a folder with that name"
        case .readOnly: "it is read-only"
        case .otherOwner: "it belongs to another user or group and would lose it"
        case .changed: "it changed since it was read"
        case .busy: "another program has been changing it for half a minute"
        case .leadsOut(let folder): "a symbolic link leads out of \"\(folder)\""
        case .link: "a symbolic link has that name"
        case .system(let reason): reason
        }
    }
}
