import KeylineByteText
import KeylineInterfaceBuilder
import KeylineMaps
import KeylinePreviews
import KeylineProjects
import KeylineScenes

/// Opens what a map is made from: storyboards with those that they refer to, previews, XIBs and code.
@MainActor
struct MapSources {
    /// The documents, previews and code.
    private(set) var input = MapInput()
    /// Whether everything could be opened.
    private(set) var isComplete = true
    private let files: SceneFiles
    private let operands: [String]
    private var names: Set<String> = []
    private var rest: [SceneReference] = []

    /// Opens files, folders, and the previews of a package.
    ///
    /// - Throws: An `InputError` where nothing can be opened.
    init(_ settings: CommandSettings, _ files: SceneFiles, _ paths: [String]) throws {
        self.files = files
        let package = settings.sources.package
        operands = paths.isEmpty ? [package].compactMap { $0 } : paths
        if package != nil { try addPreviews() }
        try addDocuments()
        followReferences()
        order()
        if settings.codeUse != .off { addCode() }
    }

    /// The same with every scene of folders without storyboards and ways.
    private var withEverything: MapInput {
        var result = input
        result.others += rest + result.interfaces
        return result
    }

    /// The map of all of it: of every scene where there are neither storyboards nor ways. It may be empty.
    var map: AppMap {
        let map = MapReader.map(of: input)
        return map.nodes.isEmpty ? MapReader.map(of: withEverything) : map
    }

    /// The reason why the map has nothing on it.
    var emptiness: MapError {
        input.storyboards.isEmpty ? .nothing(paths: operands) : .empty(input.storyboards.map(\.canvas.location))
    }

    private mutating func addPreviews() throws {
        let (sources, failures) = try files.openSources([])
        isComplete = isComplete && failures.isEmpty && !files.hasBrokenFonts
        input.others += Self.scenes(of: sources)
    }

    private static func scenes(of sources: [any SceneSource]) -> [SceneReference] {
        sources.flatMap { source in source.scenes.map { SceneReference($0, of: source) } }
    }

    private mutating func addDocuments() throws {
        for path in operands {
            let (sources, failures) = try files.openSources([path], takesCode: true)
            isComplete = isComplete && failures.isEmpty && !files.hasBrokenFonts
            let isFolder = files.isFolder(path)
            let meant = Set(AppStoryboards.withoutTranslations(sources.map(\.file)))
            for source in sources where meant.contains(source.file) {
                switch source.file.pathExtension.lowercased() {
                case "storyboard": add(source)
                case "xib" where isFolder: input.interfaces += Self.scenes(of: [source])
                default:
                    if isFolder { rest += Self.scenes(of: [source]) } else { input.others += Self.scenes(of: [source]) }
                }
            }
        }
    }

    private mutating func add(_ source: any SceneSource) {
        let name = source.file.lastPathComponent.deletingPathExtension
        guard !input.storyboards.contains(where: { $0.source.file == source.file }) else { return }
        do {
            guard let canvas = try SourceOpener.canvas(of: source.file) else { return }
            input.storyboards.append(.init(source, canvas))
            names.insert(name)
        } catch {
            Console.report(error)
            isComplete = false
        }
    }

    /// Opens the storyboards that those which are open refer to, and so on.
    private mutating func followReferences() {
        let app = AppStoryboards(around: operands)
        var next = 0
        while next < input.storyboards.count {
            let storyboard = input.storyboards[next]
            next += 1
            for case .reference(let name?, _, _) in storyboard.canvas.boxes.map(\.content) {
                guard names.insert(name).inserted, let path = app.path(named: name, from: storyboard.source.file) else {
                    continue
                }
                do { add(try files.open(path)) } catch {
                    Console.report(error)
                    isComplete = false
                    input.unreadable[name] = (error as? any InputError)?.message ?? "\(error)"
                }
            }
        }
    }

    /// Puts storyboards that nothing refers to first, the largest of them before all others, each followed by those that it refers to.
    private mutating func order() {
        let all = input.storyboards
        func name(_ index: Int) -> String { all[index].source.file.lastPathComponent.deletingPathExtension }
        let references = all.map { storyboard in
            storyboard.canvas.boxes.compactMap { box -> String? in
                if case .reference(let name?, _, _) = box.content { name } else { nil }
            }
        }
        let referred = Set(references.flatMap { $0 })
        let bySize = all.indices.sorted { (-all[$0].canvas.boxes.count, $0) < (-all[$1].canvas.boxes.count, $1) }
        var ordered: [Int] = []
        func visit(_ index: Int) {
            guard !ordered.contains(index) else { return }
            ordered.append(index)
            for reference in references[index] {
                for other in all.indices where name(other) == reference { visit(other) }
            }
        }
        for index in bySize where !referred.contains(name(index)) { visit(index) }
        for index in bySize { visit(index) }
        input.storyboards = ordered.map { all[$0] }
    }

    private mutating func addCode() {
        let (reading, findings) = AppScreens.read(around: operands)
        Console.report(findings)
        input.code = reading
        input.hasWholeCode = operands.contains(where: files.isFolder)
    }
}
