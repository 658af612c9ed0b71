public import KeylineScenes

/// Why a document cannot be edited.
public enum EditingError: InputError, Hashable {
    /// The bytes are no XML whose places could be found.
    case malformed(reason: String, location: SourceLocation)
    /// The document is not written in UTF-8.
    case otherEncoding(file: String)
    /// There is no view of a name.
    case unknownView(name: String, file: String, known: [String])
    /// There is no constraint of a name.
    case unknownConstraint(name: String, file: String, known: [String])
    /// There is neither a view nor a constraint of a name.
    case unknownSubject(name: String, file: String, known: [String])
    /// There is no class of a name to add.
    case unknownClass(name: String, file: String, known: [String])
    /// A command needs another number of views.
    case viewCount(needed: String, given: Int, file: String)
    /// The views of a command do not stand in one view.
    case differentContainers(file: String, first: String, second: String)
    /// A text is no constraint.
    case unreadableEquation(text: String, reason: String)
    /// The document has no constraints and cannot have any.
    case withoutConstraints(location: SourceLocation)
    /// A command cannot be carried out on what the document says.
    case impossible(reason: String, location: SourceLocation, hint: String)

    /// What is wrong, in a sentence without a full stop.
    public var message: String {
        switch self {
        case .malformed(let reason, _): "the XML cannot be edited: \(reason)"
        case .otherEncoding: "only UTF-8 documents can be edited"
        case .unknownView(let name, _, _): "there is no view \"\(name)\""
        case .unknownConstraint(let name, _, _): "there is no constraint \"\(name)\""
        case .unknownSubject(let name, _, _): "there is neither a view nor a constraint \"\(name)\""
        case .unknownClass(let name, _, _): "there is no class \"\(name)\" to add"
        case .viewCount(let needed, let given, _): "\(needed) needed, but \(given) given"
        case .differentContainers(_, let first, let second):
            "\"\(first)\" and \"\(second)\" are not in the same view"
        case .unreadableEquation(let text, let reason): "\"\(text)\" is not a constraint: \(reason)"
        case .withoutConstraints: "SwiftUI views have no constraints"
        case .impossible(let reason, _, _): reason
        }
    }

    /// Where.
    public var location: SourceLocation? {
        switch self {
        case .malformed(_, let location), .impossible(_, let location, _), .withoutConstraints(let location):
            location
        case .otherEncoding(let file), .unknownView(_, let file, _), .unknownConstraint(_, let file, _),
            .unknownSubject(_, let file, _), .unknownClass(_, let file, _), .viewCount(_, _, let file),
            .differentContainers(let file, _, _):
            SourceLocation(file: file)
        case .unreadableEquation: nil
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .malformed, .otherEncoding: "save the document again in Xcode"
        case .unknownView(let name, _, let known):
            Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
                ?? "`keyline outline` lists the views"
        case .unknownConstraint(let name, _, let known), .unknownSubject(let name, _, let known):
            (Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"? " } ?? "")
                + "`keyline outline FILE --format json` lists ids; in a layout file, a line number or a constraint's text works too"
        case .unknownClass(let name, _, let known):
            Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
                ?? "known classes: \(known.sorted().joined(separator: ", "))"
        case .viewCount: "name views by their object ids, labels or texts"
        case .differentContainers: "choose views with a common container"
        case .unreadableEquation: "write it as title.width <= 200, or a.leading == b.trailing + 8 @750"
        case .withoutConstraints: "edit layouts that have `views` rather than a `body`"
        case .impossible(_, _, let hint): hint
        }
    }
}
