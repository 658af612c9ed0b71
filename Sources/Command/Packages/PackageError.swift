import KeylineScenes

/// Why a package's previews cannot be drawn.
enum PackageError: InputError, Equatable {
    /// The folder has no `Package.swift`.
    case noPackage(String)
    /// The compiler found mistakes, which it named.
    case unbuildable(String)
    /// The program cannot be started.
    case unstartable(String, reason: String)
    /// The program with the previews ended before it had drawn.
    case endedProgram(String, words: String)
    /// The compiler is not there.
    case noCompiler
    /// Nothing in the package is a preview.
    case noPreviews(String)
    /// Nothing in the package is a test.
    case noTests(String)
    /// No target of the project has a name.
    case unknownTarget(String, known: [String])
    /// No scheme of the project has a name.
    case unknownScheme(String, known: [String])
    /// A person did not say that the package's code may run.
    case untrusted(String)

    var message: String {
        switch self {
        case .noPackage: "this folder has neither a Swift package nor an Xcode project"
        case .unknownTarget(let name, _): "no target is called \"\(name)\""
        case .unknownScheme(let name, _): "no shared scheme is called \"\(name)\""
        case .unbuildable: "the package cannot be built"
        case .unstartable(_, let reason): "the program with the previews does not start: \(reason)"
        case .endedProgram(_, let words): "the program with the previews ended: \(words.suffix(800))"
        case .noCompiler: "`swift` is not found, so the package cannot be built"
        case .noPreviews: "the package has no previews"
        case .noTests: "neither a manifest nor a project for iOS has targets of tests here"
        case .untrusted: "the package is not trusted, so its code does not run"
        }
    }

    var location: SourceLocation? {
        switch self {
        case .noPackage(let path), .unbuildable(let path), .unstartable(let path, _), .noPreviews(let path),
            .noTests(let path),
            .endedProgram(let path, _), .untrusted(let path):
            SourceLocation(file: path)
        case .noCompiler, .unknownTarget, .unknownScheme: nil
        }
    }

    var hint: String? {
        switch self {
        case .noPackage: "name the folder that holds Package.swift or the project"
        case .unknownTarget(_, let known): "the targets are \(known.joined(separator: ", "))"
        case .unknownScheme(_, let known): known.isEmpty ? nil : "the schemes are \(known.joined(separator: ", "))"
        case .unbuildable:
            "the compiler's words are above; previews are looked for in libraries and apps"
        case .unstartable: nil
        case .endedProgram: "a preview that traps ends them all; the output above says where"
        case .untrusted: "if you know where it comes from, add --trust"
        case .noCompiler: "install Swift from swift.org, and make sure that `swift` is in PATH"
        case .noTests: "name the folder that has them; `keyline list FOLDER` shows the targets of projects"
        case .noPreviews:
            "write #Preview { … } next to a view in a library or an app, or name another one with --target"
        }
    }
}
