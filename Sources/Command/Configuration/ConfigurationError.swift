import KeylineScenes

/// What is wrong with a configuration file, and where.
enum ConfigurationError: InputError, Equatable {
    /// The file that was named is not there.
    case missing(String)
    /// A value of another kind than the one that is expected.
    case unexpected(found: String, expected: String, at: SourceLocation)
    /// A key or name that does not exist.
    case unknown(kind: String, name: String, known: [String], at: SourceLocation)
    /// A key that must be there is missing.
    case incomplete(key: String, in: String, at: SourceLocation)
    /// An output is sent out of the file's folder.
    case output(option: String, at: SourceLocation)
    /// An option's value is not allowed.
    case usage(UsageError, at: SourceLocation)

    var message: String {
        switch self {
        case .missing: "there is no such configuration file"
        case .unexpected(let found, let expected, _): "expected \(expected), found \(found)"
        case .unknown(let kind, let name, _, _): "there is no \(kind) \"\(name)\""
        case .incomplete(let key, let owner, _): "\(owner) needs \"\(key)\""
        case .output(let option, _): "\"\(option)\" leads out of the folder of this file"
        case .usage(let error, _): error.message
        }
    }

    var location: SourceLocation? {
        switch self {
        case .missing(let file): SourceLocation(file: file)
        case .unexpected(_, _, let place), .unknown(_, _, _, let place), .incomplete(_, _, let place),
            .usage(_, let place), .output(_, let place):
            place
        }
    }

    var hint: String? {
        switch self {
        case .missing: "name another file with --config, or leave the option out"
        case .unexpected, .incomplete: "`keyline schema configuration` prints what the file may contain"
        case .unknown(_, let name, let known, _):
            Spelling.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
                ?? "known names: \(known.joined(separator: ", "))"
        case .output(let option, _):
            "a configuration file that is found, not named, keeps outputs in its folder: give --\(option) or --config in the call"
        case .usage(let error, _): error.hint
        }
    }
}
