import KeylineLayoutFile
import KeylineScenes

/// What is wrong with a configuration file, and where.
enum ConfigurationError: InputError, Equatable {
    /// The file that was named is not there.
    case missing(String)
    /// A value of another kind than the one that is expected.
    case unexpected(found: String, expected: String, hint: String? = nil, at: SourceLocation)
    /// A key or name that does not exist, and the next step where it is not one of the known names.
    case unknown(kind: String, name: String, known: [String], hint: String? = nil, at: SourceLocation)
    /// A key that must be there is missing.
    case incomplete(key: String, in: String, at: SourceLocation)
    /// An output is sent out of the file's folder.
    case output(option: String, at: SourceLocation)
    /// An option's value is not allowed.
    case usage(UsageError, at: SourceLocation)
    /// A mistake of the YAML text.
    case text(LayoutFileError)
    /// Several mistakes, in the order of the file; none of them is of this case.
    indirect case several([ConfigurationError])

    /// The mistake of a text that is no YAML, in words about configurations.
    init(_ error: LayoutFileError) {
        switch error {
        case .empty(let place): self = .incomplete(key: "keyline: 1", in: "a configuration", at: place)
        case .severalDocuments(let place):
            self = .unexpected(
                found: "several", expected: "one YAML document", hint: "remove the lines \"---\" between them",
                at: place)
        case .several(let errors): self = .several(errors.map(ConfigurationError.init))
        default: self = .text(error)
        }
    }

    /// The mistakes one by one.
    var parts: [any InputError] { mistakes }

    /// The same as values of this type.
    var mistakes: [ConfigurationError] { if case .several(let errors) = self { errors } else { [self] } }

    var message: String {
        switch self {
        case .missing: "there is no such configuration file"
        case .unexpected(let found, let expected, _, _): "expected \(expected), found \(found)"
        case .unknown(let kind, let name, _, _, _): "there is no \(kind) \"\(name)\""
        case .incomplete(let key, let owner, _): "\(owner) needs \"\(key)\""
        case .output(let option, _): "\"\(option)\" leads out of the folder of this file"
        case .usage(let error, _): error.message
        case .text(let error): error.message
        case .several(let errors): "\(errors.first?.message ?? ""), the first of \(errors.count) mistakes"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .missing(let file): SourceLocation(file: file)
        case .unexpected(_, _, _, let place), .unknown(_, _, _, _, let place), .incomplete(_, _, let place),
            .usage(_, let place), .output(_, let place):
            place
        case .text(let error): error.location
        case .several(let errors): errors.first?.location
        }
    }

    var hint: String? {
        switch self {
        case .missing: "name another file with --config, or leave the option out"
        case .unexpected(_, _, let hint?, _), .unknown(_, _, _, let hint?, _): hint
        case .unexpected, .incomplete: "`keyline schema configuration` prints what the file may contain"
        case .unknown(_, let name, let known, nil, _):
            Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
                ?? "known names: \(known.joined(separator: ", "))"
        case .output(let option, _):
            "a configuration file that is found, not named, keeps outputs in its folder: give --\(option) or --config in the call"
        case .usage(let error, _): error.hint
        case .text(let error): error.hint
        case .several(let errors): errors.first?.hint
        }
    }
}
