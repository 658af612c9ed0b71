import KeylineByteText
import KeylineScenes

/// What is wrong with a list of goldens, and where.
struct CaseFileError: InputError, Equatable {
    /// What is wrong.
    enum Problem: Equatable {
        /// There is no list.
        case missing
        /// The list has no case.
        case empty
        /// A quote has no end.
        case openQuote
        /// The first word is no name of a golden.
        case notAName(String)
        /// Two cases have one name.
        case repeatedName(String)
        /// A file has several scenes, and the line does not say which is meant.
        case severalScenes([String])
        /// A file, folder or package has nothing to draw.
        case noScenes(String)
        /// A group has no end.
        case openGroup
        /// An end without a group.
        case endWithoutGroup
        /// A word with an at sign that means nothing.
        case unknownDirective(String)
        /// Environments without a name or without axes.
        case incompleteEnvironments
        /// A part of a picture is asked for where text is recorded.
        case partOfText
        /// The file or the package has no scene of the name asked for.
        case scene(CommandError)
        /// The package's previews cannot be drawn.
        case package(PackageError)
        /// Lines name several packages.
        case secondPackage(String)
        /// Languages are to be chosen for each scene.
        case worstLanguages
        /// The options are wrong.
        case usage(UsageError)
    }

    /// What is wrong.
    let problem: Problem
    private let place: SourceLocation
    private static let directives = ["@defaults", "@group", "@end", "@environments"]

    init(_ problem: Problem, _ file: String, _ line: Int? = nil, _ column: Int? = nil) {
        self.problem = problem
        place = SourceLocation(file: file, line: line, column: column)
    }

    var message: String {
        switch problem {
        case .missing: "there is no list of goldens"
        case .empty: "the list of goldens has no cases"
        case .openQuote: "a quotation mark is not closed"
        case .notAName(let word): "\"\(word)\" is not a valid golden name"
        case .worstLanguages: "goldens need languages by their names, not the worst ones"
        case .repeatedName(let name): "there is another case with the name \"\(name)\""
        case .noScenes(let document): "\(document.quoted) has no scenes to draw"
        case .severalScenes: "the file has several scenes"
        case .openGroup: "the group is not closed"
        case .endWithoutGroup: "no group is open here"
        case .unknownDirective(let word): "there is no directive \"\(word)\""
        case .incompleteEnvironments: "environments need a name and axes"
        case .partOfText: "only pictures can have parts"
        case .scene(let error): error.message
        case .package(let error): error.message
        case .secondPackage(let first):
            "lines above use the previews of another package, \"\(first)\""
        case .usage(let error): error.message
        }
    }

    var location: SourceLocation? { place }

    var hint: String? {
        switch problem {
        case .missing, .empty:
            "write one; a line is NAME.png FILE and options of `keyline render`, such as home-ar.png Home.xib --locale ar"
        case .openQuote: "close it, or put a backslash before a literal quotation mark"
        case .notAName:
            "a name consists of letters, digits and ._-/ and ends with .png, .layout.txt or .accessibility.txt"
        case .worstLanguages: "name them, such as locales=en,ar: a golden must not change with the app's texts"
        case .repeatedName: "give each case a name of its own"
        case .noScenes:
            "add a view controller or a preview there, or take the line out; `keyline list` shows the scenes of files"
        case .severalScenes(let names):
            "choose one with --scene: \(names.prefix(12).map { $0 }.orList); or put * in the name for all of them"
        case .openGroup: "write @end after its last case"
        case .endWithoutGroup: "write @group before the first case, or remove @end"
        case .unknownDirective(let word):
            (Spelling.nearest(to: word, among: Self.directives).map { "did you mean \"\($0)\"? " } ?? "")
                + "known directives: \(Self.directives.joined(separator: ", "))"
        case .incompleteEnvironments: "such as @environments release locales=en,ar,text-sizes=L,AX3"
        case .partOfText: "give the golden a name ending in .png, or remove --part"
        case .scene(let error): error.hint
        case .package(let error): error.hint
        case .secondPackage: "give each package its own folder of goldens, with its own list"
        case .usage(let error): error.hint
        }
    }
}

/// All that is wrong with a list of goldens, more than one mistake.
struct CaseFileErrors: InputError, Equatable {
    /// The mistakes in the order of the list.
    let mistakes: [CaseFileError]

    init(_ mistakes: [CaseFileError]) {
        self.mistakes = mistakes.enumerated().sorted { left, right in
            (left.element.line, left.offset) < (right.element.line, right.offset)
        }.map(\.element)
    }

    var parts: [any InputError] { mistakes }
    var message: String { "\(mistakes.first?.message ?? ""), the first of \(mistakes.count) mistakes" }
    var location: SourceLocation? { mistakes.first?.location }
    var hint: String? { mistakes.first?.hint }
}

extension CaseFileError {
    fileprivate var line: Int { location?.line ?? 0 }
}
