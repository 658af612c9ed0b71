import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// Turns lines of a list of goldens into cases.
struct CaseReader {
    private let path: String
    private let base: String
    private let files: SceneFiles
    private let start: Settings
    private let typesetter: Typesetter
    private var sources: [String: [any SceneSource]] = [:]
    private var names: Set<String> = []
    private var scopes = CaseScopes()
    private var sets: [String: String]
    /// What was read so far.
    private(set) var cases: [GoldenCase] = []

    init(path: String, base: String, files: SceneFiles, settings: Settings) {
        (self.path, self.base, self.files) = (path, base, files)
        sets = settings.sets
        var start = Settings()
        start.comparison = settings.comparison
        self.start = start
        typesetter = Typesetter(fonts: files.fonts)
    }

    /// Reads one line.
    mutating func read(_ text: String, line: Int) throws {
        guard let words = CaseWords.words(in: text, line: line) else { throw CaseFileError(.openQuote, path, line) }
        guard let first = words.first else { return }
        if first.text.hasPrefix("@") { return try readDirective(words) }
        let name = CaseWord(text: scopes.prefix + first.text, line: line, column: first.column)
        guard let kind = GoldenCase.Kind(name: name.text), GoldenCase.isName(name.text.replacing("*", with: "x")) else {
            throw CaseFileError(.notAName(first.text), path, line, first.column)
        }
        let own = Array(words.dropFirst())
        let arguments = try arguments(of: scopes.words + own, at: own.first ?? first)
        let scenes = try scenes(arguments.file, arguments.settings, for: name, at: own.first ?? first)
        let origin = (own + scopes.words).map(\.text).joined(separator: " ")
        for (scene, sceneName) in zip(scenes, PictureNames.names(of: scenes)) {
            let full = CaseWord(text: name.text.replacing("*", with: sceneName), line: line, column: name.column)
            try add(full, kind, scene, arguments.settings, origin: origin)
        }
    }

    /// Ends the list.
    func finish() throws {
        if let open = scopes.open { throw CaseFileError(.openGroup, path, open.line, open.column) }
    }

    // MARK: Directives

    private mutating func readDirective(_ words: [CaseWord]) throws {
        let rest = Array(words.dropFirst())
        switch words[0].text {
        case "@defaults":
            try check(rest)
            scopes.addDefaults(rest)
        case "@group":
            let prefix = rest.first.map { $0.text.hasPrefix("-") ? "" : $0.text } ?? ""
            let options = prefix.isEmpty ? rest : Array(rest.dropFirst())
            try check(options)
            scopes.begin(words[0], prefix: prefix, words: options)
        case "@end":
            guard scopes.end() else { throw CaseFileError(.endWithoutGroup, path, words[0].line, words[0].column) }
        case "@environments":
            guard rest.count == 2 else {
                throw CaseFileError(.incompleteEnvironments, path, words[0].line, words[0].column)
            }
            try check([CaseWord(text: "--across", line: rest[1].line, column: rest[1].column), rest[1]])
            sets[rest[0].text] = try expanded(rest[1])
        default: throw CaseFileError(.unknownDirective(words[0].text), path, words[0].line, words[0].column)
        }
    }

    private func expanded(_ word: CaseWord) throws -> String {
        do throws(ValueError) { return try EnvironmentSets.expanded(word.text, with: sets) } catch {
            throw CaseFileError(.usage(.invalidValue(option: "--across", error)), path, word.line, word.column)
        }
    }

    /// Finds what is wrong with options where they stand, not where they are used.
    private func check(_ options: [CaseWord]) throws {
        let file = CaseWord(text: "file", line: options.first?.line ?? 0, column: 1)
        _ = try arguments(of: options + [file], at: options.first ?? file)
    }

    // MARK: Cases

    /// Adds a case for every combination that a line asks for.
    private mutating func add(
        _ name: CaseWord, _ kind: GoldenCase.Kind, _ scene: SceneReference, _ settings: Settings, origin: String
    ) throws {
        let matrix = SceneMatrix(
            [scene], across: settings.axes, over: settings.overrides, selection: settings.selection)
        let stem = name.text.dropLast(kind.rawValue.count)
        let overlays = OverlayPainter(
            settings.overlays, selectedView: settings.selectedView, chrome: settings.chrome ?? .none,
            typesetter: typesetter)
        let inputs = [path, scene.source.file, SourceSurroundings.folder(of: scene.source.file)]
        for (cell, label) in zip(matrix.cells, PictureNames.names(of: matrix.variations)) {
            let variation = cell.variation
            let full = settings.axes.isEmpty ? name.text : "\(stem)-\(label)\(kind.rawValue)"
            guard names.insert(full).inserted else {
                throw CaseFileError(.repeatedName(full), path, name.line, name.column)
            }
            var golden = GoldenCase(name: full, kind: kind, origin: origin, overlays: overlays) {
                let made = try scene.make(variation.overrides)
                try settings.checkSelection(in: [made], of: scene.source.file)
                return made
            }
            golden.tolerance = settings.comparison.tolerance
            golden.inputs = inputs
            golden.inspection = RenderCall(cell).text("inspect")
            golden.inspectorPage = { [fonts = files.fonts] in
                try InspectorPage(
                    try scene.make(variation.overrides), of: scene.source.file,
                    try scene.explainLayout(variation.overrides),
                    drawnBy: ViewSlicer(fonts: fonts)
                ).html()
            }
            cases.append(golden)
        }
    }

    private func arguments(of words: [CaseWord], at place: CaseWord) throws -> (file: String, settings: Settings) {
        var start = start
        start.sets = sets
        var parser = ArgumentParser(.goldenCase, words.map(\.text)[...], startingWith: start)
        do throws(UsageError) {
            try parser.parse()
            try parser.checkOperandCount()
        } catch {
            let wrong = words.isEmpty ? place : words[min(parser.currentIndex, words.count - 1)]
            throw CaseFileError(.usage(error), path, wrong.line, wrong.column)
        }
        return (parser.operands[0], parser.settings)
    }

    private mutating func scenes(
        _ file: String, _ settings: Settings, for name: CaseWord, at place: CaseWord
    ) throws -> [SceneReference] {
        let full = file.hasPrefix("/") ? file : base + file
        let opened = try sources[full] ?? open(full)
        sources[full] = opened
        let scenes = try SceneSelection.scenes(named: settings.scenes, of: opened)
        let isMany = name.text.contains("*")
        guard scenes.count == 1 || isMany && !scenes.isEmpty else {
            throw CaseFileError(.severalScenes(scenes.map(\.name)), path, place.line, place.column)
        }
        return scenes
    }

    /// The sources of a file or of an app's folder. Interfaces for other systems are none.
    private func open(_ path: String) throws -> [any SceneSource] {
        try files.openAll(path).compactMap { source in
            do { return try source.get() } catch  where SourceOpener.isAboutOtherSystem(error) { return nil }
        }
    }
}
