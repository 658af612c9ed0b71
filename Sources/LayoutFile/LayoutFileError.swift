public import KeylineScenes

/// Why a layout file cannot be used.
public enum LayoutFileError: InputError, Hashable {
    /// The file cannot be opened; the text is the system's.
    case unreadable(reason: String, at: SourceLocation)
    /// The file holds no document.
    case empty(SourceLocation)
    /// The file holds more than one document.
    case severalDocuments(SourceLocation)
    /// The YAML is malformed.
    case syntax(String, hint: String? = nil, at: SourceLocation)
    /// A key stands twice in one mapping.
    case duplicateKey(String, first: SourceLocation, at: SourceLocation)
    /// A YAML tag, which layout files do not use.
    case tag(String, at: SourceLocation)
    /// An alias without an anchor before it.
    case unknownAlias(String, at: SourceLocation)
    /// The document exceeds a bound.
    case tooLarge(String, at: SourceLocation)
    /// A value of another kind than the one that is expected.
    case unexpected(found: String, expected: String, hint: String? = nil, at: SourceLocation)
    /// A key, type, name or value that does not exist, what should have it where that is known, and what there is in its place.
    case unknown(kind: String, of: String? = nil, name: String, known: [String], at: SourceLocation)
    /// A key that must be there is missing.
    case missing(key: String, in: String, at: SourceLocation)
    /// A constraint that cannot be read or made.
    case constraint(String, hint: String?, at: SourceLocation)
    /// Something that stands where it cannot.
    case misplaced(String, hint: String, at: SourceLocation)
    /// An id that two views have.
    case duplicateID(String, first: SourceLocation, at: SourceLocation)
    /// Several mistakes, in the order of the file; none of them is of this case.
    indirect case several([LayoutFileError])
}

extension LayoutFileError {
    /// What is wrong.
    public var message: String {
        switch self {
        case .unreadable(let reason, _): "the layout file cannot be read: \(reason)"
        case .empty: "the layout file is empty"
        case .severalDocuments: "the layout file holds more than one YAML document"
        case .syntax(let problem, _, _): problem
        case .duplicateKey(let key, let first, _): "\"\(key)\" appears twice, first on line \(first.line ?? 0)"
        case .tag(let tag, _): "the tag \(tag) has no meaning here"
        case .unknownAlias(let name, _): "there is no anchor &\(name) before the alias *\(name)"
        case .tooLarge(let bound, _): bound
        case .unexpected(let found, let expected, _, _): "expected \(expected), found \(found)"
        case .unknown(let kind, nil, let name, _, _): "there is no \(kind) \"\(name)\""
        case .unknown(let kind, let owner?, let name, _, _): "\(owner) has no \(kind) \"\(name)\""
        case .missing(let key, let container, _): "\(container) lacks \"\(key)\""
        case .constraint(let problem, _, _), .misplaced(let problem, _, _): problem
        case .duplicateID(let id, let first, _): "the id \"\(id)\" appears twice, first on line \(first.line ?? 0)"
        case .several(let errors): "\(errors.first?.message ?? ""), the first of \(errors.count) mistakes"
        }
    }

    /// The line and column where it is wrong.
    public var location: SourceLocation? {
        switch self {
        case .empty(let place), .severalDocuments(let place): place
        case .unreadable(_, let place), .syntax(_, _, let place), .tag(_, let place), .unknownAlias(_, let place): place
        case .duplicateKey(_, _, let place), .tooLarge(_, let place), .unexpected(_, _, _, let place): place
        case .unknown(_, _, _, _, let place), .missing(_, _, let place), .constraint(_, _, let place): place
        case .misplaced(_, _, let place): place
        case .duplicateID(_, _, let place): place
        case .several(let errors): errors.first?.location
        }
    }

    /// The next step.
    public var hint: String? {
        switch self {
        case .unreadable: "check the path and its permissions"
        case .empty: "a layout begins with \"keyline: 1\" and lists its \"views\", or has a \"body\""
        case .severalDocuments: "put each layout in a file of its own"
        case .duplicateKey: "keep one of them"
        case .tag: "remove it, or put text that begins with \"!\" in quotation marks"
        case .unknownAlias: "define it with & before it is used"
        case .tooLarge: "split the layout, or use fewer aliases"
        case .syntax(_, let hint, _), .unexpected(_, _, let hint, _): hint
        case .unknown("device", _, let name, _, _): DeviceHint.text(for: name)
        case .unknown(let kind, _, let name, let known, _): Suggestion.text(for: name, among: known, kind: kind)
        case .missing(let key, _, _): "add \"\(key.replacingOccurrences(of: "\" or \"", with: ": …\" or \"")): …\""
        case .constraint(_, let hint, _): hint
        case .misplaced(_, let hint, _): hint
        case .duplicateID: "give each view an id of its own"
        case .several(let errors): errors.first?.hint
        }
    }

    /// The mistakes one by one.
    public var parts: [any InputError] { mistakes }

    /// The same as values of this type.
    package var mistakes: [LayoutFileError] {
        if case .several(let errors) = self { errors } else { [self] }
    }
}
