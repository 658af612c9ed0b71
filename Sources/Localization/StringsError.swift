public import KeylineScenes

/// Why a strings file cannot be read.
public enum StringsError: InputError, Hashable {
    /// The file cannot be opened; the text is the system's.
    case unreadable(file: String, reason: String)
    /// The bytes are in none of the encodings that strings files have.
    case unknownEncoding(file: String)
    /// The text does not follow the format.
    case syntax(expected: String, location: SourceLocation)
    /// The file is a Git LFS pointer in place of strings.
    case largeFilePointer(file: String)
    /// The file is no string catalog.
    case notACatalog(file: String)
    /// The file is no property list of texts.
    case notAStringsDictionary(file: String)

    /// A sentence for people.
    public var message: String {
        switch self {
        case .unreadable(_, let reason): "the strings file cannot be read: \(reason)"
        case .unknownEncoding: "the strings file is neither UTF-8 nor UTF-16"
        case .syntax(let expected, _): "the strings file is malformed: expected \(expected)"
        case .largeFilePointer: GitLargeFile.message
        case .notACatalog: "the string catalog is malformed"
        case .notAStringsDictionary: "the strings dictionary is malformed"
        }
    }

    /// The file, and the line where the text is malformed.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file, _), .unknownEncoding(let file), .notACatalog(let file),
            .notAStringsDictionary(let file), .largeFilePointer(let file):
            SourceLocation(file: file)
        case .syntax(_, let location): location
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .unreadable: "check the path, or omit the language"
        case .unknownEncoding: "save it as UTF-8"
        case .syntax: "entries have the form \"key\" = \"value\";"
        case .largeFilePointer: GitLargeFile.hint
        case .notACatalog, .notAStringsDictionary: "open it in Xcode and save it again"
        }
    }
}
