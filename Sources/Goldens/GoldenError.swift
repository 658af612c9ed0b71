public import KeylineScenes

/// Why goldens could not be read or removed.
public enum GoldenError: InputError, Equatable {
    /// A golden that is there cannot be read.
    case unreadable(file: String)
    /// A golden cannot be removed.
    case notRemovable(file: String, reason: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable: "the golden cannot be read"
        case .notRemovable(_, let reason): "the golden cannot be removed: \(reason)"
        }
    }

    /// The file.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file), .notRemovable(let file, _): SourceLocation(file: file)
        }
    }

    /// What to do next.
    public var hint: String? { "check that you may read and write it" }
}
