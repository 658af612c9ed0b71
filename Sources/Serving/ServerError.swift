package import KeylineScenes

/// Why pages cannot be served or files not watched.
package enum ServerError: InputError, Equatable {
    /// Another program listens on the port, or it is none.
    case portTaken(Int)
    /// The library that answers requests cannot be opened.
    case noLibrary(String)
    /// The system does not report changes.
    case unwatchable(String, reason: String)

    package var message: String {
        switch self {
        case .portTaken(let port): "port \(port) of this machine is in use or not permitted"
        case .noLibrary(let reason): "pages cannot be served: \(reason)"
        case .unwatchable(_, let reason): "changes cannot be watched: \(reason)"
        }
    }

    package var location: SourceLocation? {
        switch self {
        case .portTaken, .noLibrary: nil
        case .unwatchable(let folder, _): SourceLocation(file: folder)
        }
    }

    package var hint: String? {
        switch self {
        case .portTaken: "choose another port with --port, or omit it to use a free one"
        case .noLibrary: "install libmicrohttpd12"
        case .unwatchable: "raise fs.inotify.max_user_watches, or name fewer folders"
        }
    }
}
