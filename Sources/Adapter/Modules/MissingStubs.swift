/// What stands for the names of modules that are missing, where their use allows it.
///
/// A name counts as a missing module's where only files use it that import one and no module whose names are not known here.
struct MissingStubs {
    /// The declarations, by the index of the file behind whose end they stand.
    private(set) var declarations: [Int: [String]] = [:]
    private(set) var notes: [AdaptationNote] = []

    /// Looks for the names.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - missing: The modules that are missing, by file.
    ///   - isClosed: Whether all other modules that a file imports are known.
    init(_ sources: [AppSource], missing: [[String]], isClosed: (Int) -> Bool) {
        guard missing.contains(where: { !$0.isEmpty }) else { return }
        let declared = DeclaredNames(sources).all
        // A stub would hide the name in all files of the module.
        let imported = sources.reduce(into: Set<String>()) { $0.formUnion(AdaptedModule.imports(of: $1)) }
        var found: [String: MissingUse] = [:]
        var elsewhere: Set<String> = []
        for (file, source) in sources.enumerated() {
            let collector = MissingUseCollector(
                source, file: file, modules: missing[file], declared: declared, imported: imported)
            let uses = collector.uses
            guard !missing[file].isEmpty, isClosed(file) else {
                elsewhere.formUnion(uses.keys)
                continue
            }
            for (name, use) in uses { found[name] = found[name].map { $0.joined(with: use) } ?? use }
        }
        for (name, use) in found.sorted(by: { $0.key < $1.key }) where !elsewhere.contains(name) {
            add(name, use, sources[use.file])
        }
    }

    private mutating func add(_ name: String, _ use: MissingUse, _ source: AppSource) {
        let modules = use.modules.map { "\"\($0)\"" }.joined(separator: " or ")
        if let obstacle = use.obstacle {
            notes.append(source.note("\"\(name)\" of \(modules) has no stub: \(obstacle)", at: use.offset))
            return
        }
        notes.append(source.note("\"\(name)\" of \(modules) is replaced by a stub that does nothing", at: use.offset))
        declarations[use.file, default: []].append(
            use.isProtocol ? "protocol \(name): AnyObject {}" : Self.text(name, use))
    }

    /// A member's name, in backticks where it is a keyword of Swift, such as `default`.
    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
        "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]

    private static func text(_ name: String, _ use: MissingUse) -> String {
        let initialisers = use.initialisers.subtracting([[]]).sorted {
            $0.joined(separator: ":") < $1.joined(separator: ":")
        }
        .map { labels in
            let parameters = labels.enumerated().map { "\($1) argument\($0): Any?" }.joined(separator: ", ")
            return "convenience init(\(parameters)) { self.init() }"
        }
        let members = use.members.sorted().map {
            "static var \(escaped($0)): KeylineObjectiveC.MissingValue { KeylineObjectiveC.MissingValue() }"
        }
        return
            "final class \(name): KeylineObjectiveC.MissingValue { \((initialisers + members).joined(separator: "; ")) }"
    }
}

extension MissingUse {
    /// Both uses, of which this one is first.
    fileprivate func joined(with other: MissingUse) -> MissingUse {
        var use = self
        use.initialisers.formUnion(other.initialisers)
        use.members.formUnion(other.members)
        use.obstacle = use.obstacle ?? other.obstacle
        use.isProtocol = isProtocol || other.isProtocol
        return use
    }
}
