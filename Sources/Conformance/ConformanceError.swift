public import KeylineScenes

/// A mistake in a conformance test file.
public enum ConformanceError: InputError, Hashable {
    /// The file cannot be read.
    case unreadableFile(path: String)
    /// The file is none of the kinds that are known.
    case unknownKind(path: String)
    /// A line has another form than the others of its kind of file.
    case malformedLine(path: String, line: Int)

    /// The mistake, in a sentence without a full stop.
    public var message: String {
        switch self {
        case .unreadableFile: "the file cannot be read"
        case .unknownKind: "not a known conformance test file"
        case .malformedLine: "not a test case of the kind in this file"
        }
    }

    /// The file concerned.
    public var location: SourceLocation? {
        switch self {
        case .unreadableFile(let path), .unknownKind(let path): SourceLocation(file: path)
        case .malformedLine(let path, let line): SourceLocation(file: path, line: line)
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .unreadableFile, .malformedLine: nil
        case .unknownKind:
            "use Unicode's GraphemeBreakTest, WordBreakTest, SentenceBreakTest, LineBreakTest, BidiTest or BidiCharacterTest "
                + "(.txt), or a file of HarfBuzz's shaping tests (.tests)"
        }
    }
}
