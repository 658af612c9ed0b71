import KeylineScenes

/// What is wrong with a list of goldens, and where.
struct CaseFileError: InputError, Equatable {
    /// What is wrong.
    enum Problem: Equatable {
        /// There is no list.
        case missing
        /// A quote has no end.
        case openQuote
        /// The first word is no name of a golden.
        case notAName(String)
        /// Two cases have one name.
        case repeatedName(String)
        /// A file has several scenes, or none, and the line does not say which is meant.
        case severalScenes([String])
        /// The options are wrong.
        case usage(UsageError)
    }

    /// What is wrong.
    let problem: Problem
    private let place: SourceLocation

    init(_ problem: Problem, _ file: String, _ line: Int? = nil, _ column: Int? = nil) {
        self.problem = problem
        place = SourceLocation(file: file, line: line, column: column)
    }

    var message: String {
        switch problem {
        case .missing: "there is no list of goldens"
        case .openQuote: "a quote has no end"
        case .notAName(let word): "“\(word)” is no name of a golden"
        case .repeatedName(let name): "there is another case of the name “\(name)”"
        case .severalScenes([]): "the file has no scene"
        case .severalScenes: "the file has several scenes"
        case .usage(let error): error.message
        }
    }

    var location: SourceLocation? { place }

    var hint: String? {
        switch problem {
        case .missing:
            "write one; a line is NAME.png FILE and options of `keyline render`, such as home-ar.png Home.xib --locale ar"
        case .openQuote: "close it, or put a backslash before a quote that is meant"
        case .notAName: "a name has letters, digits and ._-/ and ends with .png or .layout.txt"
        case .repeatedName: "give each case a name of its own"
        case .severalScenes([]): nil
        case .severalScenes(let names): "say which one with --scene: \(names.orList)"
        case .usage(let error): error.hint
        }
    }
}
