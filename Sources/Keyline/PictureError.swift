import KeylineByteText
public import KeylineRendering
public import KeylineScenes

/// Why there is no picture.
///
/// ```swift
/// do {
///     try picture.write(to: "card.png")
/// } catch {
///     print(error.message)
/// }
/// ```
public enum PictureError: InputError {
    /// The document, a string table, or a font cannot be used; the error within says where and why.
    case source(any InputError)
    /// The closure that builds the view threw this.
    case content(any Error)
    /// The document has no scene of that name.
    case unknownScene(String, file: String, known: [String])
    /// The document has several scenes, and none was asked for.
    case severalScenes(file: String, known: [String])
    /// The document has no scene at all.
    case noScene(file: String)
    /// The view is inside another one, whose layout would change if it were taken out.
    case insideAnotherView(String)
    /// The view asks for no size of its own, or the size asked for is not above zero and finite.
    case noSize(String)
    /// The picture cannot be drawn.
    case rendering(RenderingError)
    /// The file cannot be written.
    case output(OutputError)
    /// The name of the file has the ending of no `PictureFormat`.
    case unknownFormat(path: String)
}

extension PictureError {
    /// The mistake, in a sentence without a full stop.
    public var message: String {
        switch self {
        case .source(let error): error.message
        case .content(let error): (error as? any InputError)?.message ?? "the view could not be built: \(error)"
        case .unknownScene(let name, _, _): "there is no scene \"\(name)\""
        case .severalScenes: "the document has several scenes"
        case .noScene: "the document has no scene"
        case .insideAnotherView(let view): "the \(view) lies inside another view"
        case .noSize(let view): "the \(view) has no positive, finite size"
        case .rendering(let error): error.message
        case .output(let error): error.message
        case .unknownFormat(let path): "\"\(path)\" has no known picture extension"
        }
    }

    /// The place.
    public var location: SourceLocation? {
        switch self {
        case .source(let error): error.location
        case .content(let error): (error as? any InputError)?.location
        case .unknownScene(_, let file, _), .severalScenes(let file, _), .noScene(let file): SourceLocation(file: file)
        case .rendering(let error): error.location
        case .output(let error): error.location
        case .insideAnotherView, .noSize, .unknownFormat: nil
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .source(let error): error.hint
        case .content(let error): (error as? any InputError)?.hint
        case .unknownScene(_, _, let known), .severalScenes(_, let known):
            "known scenes: \(known.joined(separator: ", "))"
        case .noScene: "use a document with a scene"
        case .insideAnotherView: "remove it from its superview, or take the picture of the outermost view"
        case .noSize: "give it constraints or an intrinsic content size, or ask for .device or .fixed(width:height:)"
        case .rendering(let error): error.hint
        case .output(let error): error.hint
        case .unknownFormat: "end the name with \(PictureFormat.allCases.map { "." + $0.rawValue }.orList)"
        }
    }
}
