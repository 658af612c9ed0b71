import SwiftSyntax

/// Sources of an app, so rewritten that Swift compiles them on Linux, line for line.
///
/// What only Objective-C's runtime does is done by tables (`ClassTable`): selectors find their methods there, documents their outlets.
public struct Adaptation: Sendable {
    /// A file as it is to be compiled.
    public struct File: Sendable {
        /// The app's file.
        public let path: String
        /// The text, with what lets compilers name the lines of the app's file.
        public let text: String
    }

    /// The files in their order, without those that only start an app.
    public private(set) var files: [File] = []
    /// What a person should know, by file and line.
    public private(set) var notes: [AdaptationNote] = []
    /// The modules for which nothing stands, with the file of the first import.
    public private(set) var missing: [String: String] = [:]
    /// How much was looked at in all tables of the module.
    let steps: Int

    /// Rewrites the sources of a module.
    ///
    /// - Parameters:
    ///   - sources: The paths, as compilers should name them, and texts of all files.
    ///   - available: Modules besides the system's that the sources may import.
    public init(_ sources: [(path: String, text: String)], available: Set<String> = []) {
        let parsed = sources.map { AppSource($0.text, path: $0.path) }
        let index = ModuleIndex(parsed)
        var module = AdaptedModule(parsed, index, ModuleNames(available: available))
        module.move(MovedMembers(index, parsed))
        module.addTables()
        files = parsed.indices.compactMap {
            module.isStart($0) ? nil : File(path: parsed[$0].path, text: module.text($0))
        }
        let deep = parsed.compactMap { source in
            source.deepBracket.map {
                source.note("brackets nested more than \(NestedBrackets.limit) deep are read as parentheses", at: $0)
            }
        }
        steps = index.steps.count
        notes = (module.notes + deep).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
        missing = module.missing
    }
}
