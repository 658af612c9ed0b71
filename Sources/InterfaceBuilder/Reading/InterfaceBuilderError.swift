public import KeylineScenes

/// Why a storyboard or XIB cannot be read.
public enum InterfaceBuilderError: InputError, Hashable {
    /// The file cannot be opened; the text is the system's.
    case unreadable(file: String, reason: String)
    /// The file is a compiled NIB or storyboard, which only Apple's systems read.
    case compiled(file: String)
    /// The text is no well-formed XML, or ends too early.
    case malformed(reason: String, location: SourceLocation)
    /// The text is XML of another kind.
    case otherDocument(root: String, location: SourceLocation)
    /// The document describes an interface for a system that Keyline does not lay out.
    case otherPlatform(name: String, location: SourceLocation)
    /// The document is in the format of Xcode 4 or older, or in one that is newer than Keyline knows.
    case otherFormat(version: String, location: SourceLocation)
    /// Elements are nested more deeply than any interface is.
    case tooDeep(limit: Int, location: SourceLocation)
    /// The file has no scene of that id.
    case unknownScene(id: String, file: String)

    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable(_, let reason): "the file cannot be read: \(reason)"
        case .compiled: "the file is a compiled interface, not its source"
        case .malformed(let reason, _): "the document is not well-formed XML: \(reason)"
        case .otherDocument(let root, _): "the document is not from Interface Builder: its root element is <\(root)>"
        case .otherPlatform(let name, _): "the document describes an interface for \(name)"
        case .otherFormat(let version, _): "the document has format \(version); Keyline reads formats 1.0 to 3.0"
        case .tooDeep(let limit, _): "elements are nested more than \(limit) deep"
        case .unknownScene(let id, _): "there is no scene \"\(id)\""
        }
    }

    /// The file, and the place where it is wrong.
    public var location: SourceLocation? {
        switch self {
        case .unreadable(let file, _), .compiled(let file), .unknownScene(_, let file): SourceLocation(file: file)
        case .malformed(_, let location), .otherDocument(_, let location), .otherPlatform(_, let location),
            .otherFormat(_, let location), .tooDeep(_, let location):
            location
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .unreadable: "check the path and its permissions"
        case .compiled: "use the .storyboard or .xib that it was compiled from"
        case .malformed: "open the file in Xcode and save it again, or restore it from version control"
        case .otherDocument: "use a .storyboard or .xib file of an iOS app"
        case .otherPlatform: "Keyline lays out interfaces of iOS and iPadOS apps"
        case .otherFormat: "open the file in Xcode 8 or newer and save it again"
        case .tooDeep: nil
        case .unknownScene: "omit the scene to get all of them"
        }
    }
}
