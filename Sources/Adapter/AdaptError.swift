/// Why sources cannot be adapted.
public enum AdaptError: Error, Equatable, CustomStringConvertible {
    /// A file or folder cannot be read.
    case unreadable(String, reason: String)
    /// A file is no text in UTF-8 from a place on.
    case notText(String, line: Int, column: Int)
    /// A folder has no Swift files.
    case noSources(String)
    /// A file cannot be written.
    case unwritable(String, reason: String)
    /// The words of the call are wrong.
    case usage(String)

    /// What is wrong, after the place where it is.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): error: the file cannot be read: \(reason)"
        case .notText(let path, let line, let column):
            "\(path):\(line):\(column): error: the file is not UTF-8 text; save it in that encoding"
        case .noSources(let path): "\(path): error: there are no Swift files here; name a folder of an app's sources"
        case .unwritable(let path, let reason): "\(path): error: the file cannot be written: \(reason)"
        case .usage(let reason): "error: \(reason)"
        }
    }
}

/// Something that a person should know about adapted sources: what could not be rewritten, and what was left out.
public struct AdaptationNote: Hashable, Sendable, CustomStringConvertible {
    /// The file of the app.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8, from 1.
    public let column: Int
    /// What there is to know.
    public let message: String

    /// The note as compilers print theirs.
    public var description: String { "\(file):\(line):\(column): warning: \(message)" }
}
